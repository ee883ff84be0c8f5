import { Box, chakra } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Search } from "../../generated/icons/Search";
import { Input } from "../../ui/forms/controls";
import * as texts from "./texts";

/** Where one types what to find, in the palette and on the page alike. */
export function SearchInput(props: ComponentProps<typeof Input>) {
  return (
    <Box position="relative">
      <chakra.span css={glass} aria-hidden="true">
        <Search size={20} />
      </chakra.span>
      <Input
        type="text"
        aria-label={texts.searchFor}
        placeholder={texts.searchHint}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        paddingInlineStart="12"
        {...props}
      />
    </Box>
  );
}

const glass = {
  position: "absolute",
  insetInlineStart: "4",
  top: "0",
  bottom: "0",
  display: "grid",
  placeItems: "center",
  color: "fg.muted",
  pointerEvents: "none",
} as const;
