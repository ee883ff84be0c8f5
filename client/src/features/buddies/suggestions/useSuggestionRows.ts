import { useCallback, useState } from "react";
import type { SuggestionListFragment } from "../../../generated/suggestionHooks";
import type { Suggestion } from "./SuggestionReasons";

export interface Row {
  suggestion: Suggestion;
  isDismissed: boolean;
}

interface Dismissed {
  suggestion: Suggestion;
  index: number;
}

/**
 * The suggestions, without members whom the viewer has asked meanwhile. Those whom they dismissed keep their place until the
 * viewer leaves the page.
 */
export function useSuggestionRows(me: SuggestionListFragment | null | undefined) {
  const [dismissed, setDismissed] = useState<readonly Dismissed[]>([]);
  const isDismissed = ({ user }: Suggestion) => dismissed.some(({ suggestion }) => suggestion.user.id === user.id);
  const shown = (me?.suggestions ?? []).filter((one) => one.user.buddyState === "NONE" && !isDismissed(one));
  const rows: Row[] = shown.map((suggestion) => ({ suggestion, isDismissed: false }));
  for (const { suggestion, index } of dismissed) rows.splice(index, 0, { suggestion, isDismissed: true });

  const change = useCallback((suggestion: Suggestion, index: number, isNow: boolean) => {
    setDismissed((before) => {
      const others = before.filter((one) => one.suggestion.user.id !== suggestion.user.id);
      return isNow ? [...others, { suggestion, index }].sort((one, other) => one.index - other.index) : others;
    });
  }, []);
  return { rows, change };
}
