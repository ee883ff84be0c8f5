import { chakra } from "@chakra-ui/react";
import { SuggestionRow } from "./SuggestionRow";
import type { useSuggestionRows } from "./useSuggestionRows";

interface Props extends ReturnType<typeof useSuggestionRows> {
  /** How many suggestions the service was asked for. */
  first: number;
}

export function SuggestionList({ rows, change, first }: Props) {
  if (rows.length === 0) return null;
  return (
    <chakra.ul>
      {rows.map((row, index) => (
        <SuggestionRow
          key={row.suggestion.user.id}
          row={row}
          first={first}
          onChange={(isDismissed) => change(row.suggestion, index, isDismissed)}
        />
      ))}
    </chakra.ul>
  );
}
