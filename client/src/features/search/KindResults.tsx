import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { chakra, Heading } from "@chakra-ui/react";
import { useState } from "react";
import {
  SearchDocument,
  type SearchKind,
  type SearchQuery,
  type SearchQueryVariables,
} from "../../generated/searchHooks";
import { Button } from "../../ui/Button";
import { PageLink } from "../../ui/navigation/PageLink";
import { useFocusOnMore } from "../../ui/lists/useFocusOnMore";
import { useAction } from "../alerts/useAction";
import { ResultLook } from "./ResultLook";
import * as texts from "./texts";
import { type Result, toResults } from "./toResults";

const document: TypedDocumentNode<SearchQuery, SearchQueryVariables> = SearchDocument;

/** How many come at a time, and what the service gives at most. */
const [atOnce, mostSkipped] = [20, 80];

interface Props {
  kind: SearchKind;
  text: string;
  results: readonly Result[];
  /** Whether there may be more than these. */
  isFull: boolean;
}

/** What was found of one kind, the best first, and more on request. */
export function KindResults({ kind, text, results, isFull }: Props) {
  const client = useApolloClient();
  const [more, setMore] = useState<readonly Result[]>([]);
  const [isEnd, setEnd] = useState(false);
  const known = new Set(results.map(({ id }) => id));
  const all = [...results, ...more.filter(({ id }) => !known.has(id))];
  const read = async () => {
    const variables = { query: text, kinds: [kind], first: atOnce, skip: Math.min(all.length, mostSkipped) };
    const { data } = await client.query({ query: document, variables, fetchPolicy: "no-cache" });
    const next = toResults(data?.search)[kind];
    setMore([...more, ...next]);
    setEnd(next.length < atOnce || all.length + next.length > mostSkipped);
  };
  const { list, loadMore } = useFocusOnMore(all.length, read, (entry) => entry.querySelector("a"));
  const { run: askForMore, isPending } = useAction(loadMore);
  if (all.length === 0) return null;
  return (
    <chakra.section aria-labelledby={`found-${kind}`} marginTop="6">
      <Heading as="h2" size="lg" id={`found-${kind}`} marginBottom="2">
        {texts.kindNames[kind]}
      </Heading>
      <chakra.ul ref={list} layerStyle="card" padding="2">
        {all.map((result) => (
          <li key={result.id}>
            <chakra.span asChild css={row}>
              <PageLink to={result.to}>
                <ResultLook result={result} />
              </PageLink>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
      {isFull && !isEnd && (
        <Button marginTop="3" isPending={isPending} onClick={() => void askForMore()}>
          {texts.loadMore(texts.kindNames[kind])}
        </Button>
      )}
    </chakra.section>
  );
}

const row = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minHeight: "14",
  paddingInline: "3",
  paddingBlock: "2",
  borderRadius: "md",
  _hover: { bg: "bg.subtle" },
} as const;
