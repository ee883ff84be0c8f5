import type { MarkupNode } from "./parseMarkup";

/**
 * What stands beside a link with a text of its own: its site, and the whole address where it is no link. "" where the text is the
 * address itself.
 */
export function asideOf({ href = "", isBare, info }: MarkupNode, isLink: boolean): string {
  if (isBare) return "";
  return [isLink ? new URL(href).host : href, info].filter(Boolean).join(", ");
}
