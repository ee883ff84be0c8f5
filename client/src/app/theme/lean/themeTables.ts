import type { SystemContext } from "@chakra-ui/react";
import { base } from "../base";
import type { ThemeTables } from "./createCss";

/** Reads from a computed theme what its style props need: only the build does this, and tests. */
export function themeTables({ tokens, breakpoints }: SystemContext): ThemeTables {
  const kinds = Object.values(base.utilities ?? {}).map((utility) => utility?.values);
  const used = [...new Set(kinds)].filter((kind) => typeof kind === "string" && kind !== "breakpoints");
  const values = used.map((kind) => [kind, tokens.getCategoryValues(String(kind))] as const);
  return {
    values: Object.fromEntries(values.filter(([, table]) => table)),
    breakpoints: breakpoints.conditions,
  };
}
