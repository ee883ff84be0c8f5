import { chakra } from "@chakra-ui/react";
import type { SearchKind } from "../../generated/searchHooks";
import { ChoiceChips } from "./ChoiceChips";
import { SearchInput } from "./SearchInput";

interface Props {
  text: string;
  /** null: all of them. */
  kind: SearchKind | null;
  onChange(next: { text?: string; kind?: SearchKind | null }): void;
}

/** What is looked for, and of which kind. It finds while one types; Enter is not needed. */
export function SearchField({ text, kind, onChange }: Props) {
  return (
    <chakra.search marginTop="6" display="block">
      <form onSubmit={(event) => event.preventDefault()}>
        <SearchInput value={text} onChange={({ target }) => onChange({ text: target.value })} />
        <ChoiceChips kind={kind} onChange={(next) => onChange({ kind: next })} />
      </form>
    </chakra.search>
  );
}
