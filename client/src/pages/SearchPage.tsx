import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { KindResults } from "../features/search/KindResults";
import { kindsLook } from "../features/search/kindsLook";
import { OtherSpelling } from "../features/search/OtherSpelling";
import { ResultsSkeleton } from "../features/search/ResultsSkeleton";
import { SearchField } from "../features/search/SearchField";
import * as texts from "../features/search/texts";
import { countOfAll, describeCount, kinds, toResults } from "../features/search/toResults";
import { useSearch } from "../features/search/useSearch";
import type { SearchKind } from "../generated/searchHooks";
import noMatch from "../pictures/no-match.svg";
import { paths } from "../shared/paths";
import { LinkButton } from "../ui/Button";
import { Empty } from "../ui/feedback/Empty";
import { Failed } from "../ui/feedback/Failed";
import { useFollowAddress } from "../ui/forms/useFollowAddress";
import { isolate } from "../ui/isolate";
import { PageFrame } from "../ui/page/PageFrame";
import { PageHead } from "../ui/page/PageTitle";

/** Of each kind together, and of the only one. */
const [few, many] = [5, 20];

/** All that a text finds, by kind. The address has the text and the kind, so that Back and a link lead to the same list. */
export function SearchPage() {
  const { text, kind, show } = useWanted();
  const first = kind ? many : few;
  const { found, isSettled, error, retry } = useSearch({ text, kinds: kind && [kind], first });
  const results = toResults(found);
  const isNothing = countOfAll(results) === 0;
  const isEmpty = text.trim() === "";
  return (
    <PageFrame>
      <PageHead title={texts.search} lead={texts.lead} isLarge />
      <Box maxWidth="text">
        <SearchField text={text} kind={kind} onChange={show} />
      </Box>
      <Text role="status" color="fg.muted" fontSize="sm" minHeight="6" marginTop="3">
        {!isEmpty && found && isSettled ? describeCount(results, first) : " "}
      </Text>
      {isEmpty && <Beginning />}
      {!isEmpty && error && (
        <Box maxWidth="text">
          <Failed error={error} title={texts.searchFailed} onRetry={retry} />
        </Box>
      )}
      {!isEmpty && !error && !found && <ResultsSkeleton />}
      {!isEmpty && !error && found && isSettled && isNothing && (
        <Nothing text={text.trim()} closest={found.closest} onChoose={(other) => show({ text: other })} />
      )}
      {!isEmpty && (
        <chakra.div css={kindsLook}>
          {kinds.map((one) => (
            <KindResults
              // What was loaded follows on as many as were asked for at first.
              key={`${kind ?? ""} ${one} ${text}`}
              kind={one}
              text={text.trim()}
              results={results[one]}
              // There may be more when there is no room for another one.
              isFull={results[one].length === first}
            />
          ))}
        </chakra.div>
      )}
    </PageFrame>
  );
}

function Beginning() {
  return (
    <>
      <Text color="fg.muted">{texts.beginHint}</Text>
      <Flex gap="3" flexWrap="wrap" marginTop="4">
        <LinkButton to={paths.profiles}>{texts.browseBuddies}</LinkButton>
        <LinkButton to={paths.learnings}>{texts.browseBooks}</LinkButton>
      </Flex>
    </>
  );
}

/** What is looked for: as the address says, and at once as one types. */
function useWanted() {
  const [query, setQuery] = useSearchParams();
  const [wanted, setWanted] = useState(() => readWanted(query));
  const noteSent = useFollowAddress(query.toString(), () => setWanted(readWanted(query)));
  const show = (change: Partial<Wanted>) => {
    const next = { ...wanted, ...change };
    const address = new URLSearchParams({ ...(next.text && { q: next.text }), ...(next.kind && { kind: next.kind }) });
    setWanted(next);
    noteSent(address.toString());
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  return { ...wanted, show };
}

interface Wanted {
  text: string;
  /** null: all of them. */
  kind: SearchKind | null;
}

const readWanted = (query: URLSearchParams): Wanted => ({
  text: query.get("q") ?? "",
  kind: kinds.find((one) => one === query.get("kind")) ?? null,
});

interface NothingProps {
  text: string;
  closest: string | null;
  onChoose(text: string): void;
}

function Nothing({ text, closest, onChoose }: NothingProps) {
  return (
    <Empty
      picture={noMatch}
      title={texts.nothingFound(isolate(text))}
      action={
        <>
          <OtherSpelling closest={closest} onChoose={onChoose} />
          <LinkButton to={paths.posts}>{texts.startGroup}</LinkButton>
          <LinkButton variant="quiet" to={paths.learnings}>
            {texts.askForBook}
          </LinkButton>
        </>
      }
    >
      {texts.nothingHint}
    </Empty>
  );
}
