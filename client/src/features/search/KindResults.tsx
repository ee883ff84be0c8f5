import type { TypedDocumentNode } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { chakra, Heading } from "@chakra-ui/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
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
  const { openPages, notePages } = useOpenPages(kind);
  const known = new Set(results.map(({ id }) => id));
  const all = [...results, ...more.filter(({ id }) => !known.has(id))];
  const ask = async (passed: number) => {
    const variables = { query: text, kinds: [kind], first: atOnce, skip: Math.min(passed, mostSkipped) };
    const { data } = await client.query({ query: document, variables, fetchPolicy: "no-cache" });
    return toResults(data?.search)[kind];
  };
  const show = (next: readonly Result[], isLast: boolean) => {
    setMore(next);
    setEnd(isLast || results.length + next.length > mostSkipped);
  };
  const read = async () => {
    const next = await ask(all.length);
    show([...more, ...next], next.length < atOnce);
    notePages(Math.ceil((more.length + next.length) / atOnce));
  };
  // What was open before one followed a link is open again after Back.
  const isReturned = useRef(false);
  const reopen = useEffectEvent(async () => {
    if (isReturned.current || openPages === 0) return;
    isReturned.current = true;
    const pages = Array.from({ length: openPages }, (_, page) => ask(results.length + page * atOnce));
    const found = await Promise.all(pages).catch(() => []);
    show(found.flat(), (found.at(-1)?.length ?? 0) < atOnce);
  });
  const isThere = results.length > 0;
  useEffect(() => {
    if (isThere) void reopen();
  }, [isThere]);
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

/** How many further pages of a kind are open, kept in the history entry. */
function useOpenPages(kind: SearchKind) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const open = (state as { open?: Partial<Record<SearchKind, number>> } | null)?.open ?? {};
  const notePages = (pages: number) =>
    void navigate({ search }, { replace: true, preventScrollReset: true, state: { open: { ...open, [kind]: pages } } });
  return { openPages: open[kind] ?? 0, notePages };
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
