import { needsMarkup } from "./needsMarkup";

const fence = /^[^\S\n]*(?:`{3,}|~{3,}).*\n?/gm;
const quote = /^(?:[^\S\n]*>)+[^\S\n]?/gm;
const bullet = /^([^\S\n]*)[-+*](?=[^\S\n])/gm;
const code = /(?<!`)(`+)([^`\n]+)\1(?!`)/g;
const link = /\[([^\][]*)\]\(https?:\/\/[^\s()]*(?:\([^\s()]*\)[^\s()]*)?(?:[^\S\n]+"[^"\n]*")?\)/gi;
const stars = /(?<![\\*])(\*{1,3})(?=[^\s*])([^*\n]*[^\s*])\1(?!\*)/g;
const lowLines = /(?<![\\\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_\n]*[^\s_])\1(?![\p{L}\p{N}_])/gu;

/**
 * What a text with markup says, for cards, titles and quotations: as plain text, without the parser. Lists keep a dot, numbers
 * stay, links lose their addresses.
 */
export function withoutMarkup(text: string): string {
  if (!needsMarkup(text)) return text;
  const words = text.replace(fence, "").replace(quote, "").replace(bullet, "$1•").replace(link, "$1");
  return withoutEmphasis(withoutEmphasis(words)).replace(code, "$2");
}

/** Twice: for strong words in emphasised ones. */
const withoutEmphasis = (text: string) => text.replace(stars, "$2").replace(lowLines, "$2");

/** The first line that says something. */
export function firstLine(text: string): string {
  const line = /^.*/.exec(text.trim())?.[0].trimEnd() ?? "";
  if (!needsMarkup(line)) return line;
  const words = withoutMarkup(text).replace(/^[\s•]+/, "");
  return /^.*/.exec(words)?.[0].trimEnd() || line;
}
