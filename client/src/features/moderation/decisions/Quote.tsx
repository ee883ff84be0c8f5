import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Somebody's words, set apart by a line at their side. */
export function Quote({ children, isStrong = false }: { children: ReactNode; isStrong?: boolean }) {
  return <chakra.blockquote css={isStrong ? strong : look}>{children}</chakra.blockquote>;
}

const look = {
  margin: "0",
  paddingInlineStart: "4",
  borderInlineStartWidth: "3px",
  borderColor: "border.strong",
} as const;

const strong = { ...look, borderColor: "accent" } as const;
