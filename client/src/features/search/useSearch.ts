import { useEffect, useState } from "react";
import { type SearchKind, useSearchQuery } from "../../generated/searchHooks";

/** In ms: shorter than the pause between two keys of a quick typist, so that a word asks once or twice. */
const pauseMs = 70;

/** The service takes no longer text. */
const mostCharacters = 200;

interface Wanted {
  text: string;
  kinds?: readonly SearchKind[] | null;
  /** How many of each kind. */
  first: number;
}

/**
 * What the service finds for a text while it is typed. What was found before stays until the next is there; a request that nobody
 * waits for any more is given up.
 */
export function useSearch({ text, kinds = null, first }: Wanted) {
  const wanted = [...text.trim()].slice(0, mostCharacters).join("");
  const query = useSettled(wanted);
  const { data, previousData, error, loading, refetch } = useSearchQuery({
    variables: { query, kinds: kinds as SearchKind[] | null, first, skip: 0 },
    skip: query === "",
    fetchPolicy: "no-cache",
    notifyOnNetworkStatusChange: true,
  });
  const isSettled = query === wanted && !loading;
  return {
    found: query === "" ? null : (data ?? previousData)?.search,
    /** Whether what is found is for the text as it stands. */
    isSettled,
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  };
}

/** The text once nobody has typed for a moment; the first one at once. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return text === "" ? "" : settled;
}
