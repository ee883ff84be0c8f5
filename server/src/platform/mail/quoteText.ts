import { asideOf } from "../markup/asideOf";
import { type MarkupNode, type MarkupPart, parseMarkup } from "../markup/parseMarkup";

/** They turn the direction of what follows, which may be a sentence of ours. */
const turns = /[\u202a-\u202e\u2066-\u2069]/g;

/** What a member wrote, as plain text: each line is marked as quoted, so that none looks like one of ours. */
export function quoteText(text: string): string {
  const nodes = parseMarkup(text);
  const lines = nodes ? blocksOf(nodes, "\n\n") : text.trim();
  return lines.replace(turns, "").replace(/^/gm, "> ").replace(/ +$/gm, "");
}

function blocksOf(parts: readonly MarkupPart[], between: string): string {
  let [written, isAfterBlock] = ["", false];
  for (const part of parts) {
    const isBlock = typeof part === "object" && /^(p|blockquote|ul|ol|pre)$/.test(part.tag);
    if (written && (isBlock || isAfterBlock)) written += isBlock && isAfterBlock ? between : "\n";
    written += wordsOf(part);
    isAfterBlock = isBlock;
  }
  return written;
}

function wordsOf(part: MarkupPart): string {
  if (typeof part !== "object") return String(part);
  const words = blocksOf(part.children, part.tag === "li" ? "\n" : "\n\n");
  if (part.tag === "blockquote") return words.replace(/^/gm, "> ");
  if (part.tag === "pre") return [...(part.info ? [`[${part.info}]`] : []), words].join("\n").replace(/^/gm, "    ");
  if (part.tag === "ul" || part.tag === "ol") return part.children.map(itemOf).join("\n");
  return part.tag === "a" ? withAddress(words, part) : words;
}

function itemOf(item: MarkupPart): string {
  const mark = typeof item === "object" && item.value ? `${item.value}. ` : "• ";
  return mark + wordsOf(item).replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);
}

function withAddress(words: string, node: MarkupNode): string {
  const aside = asideOf(node, false);
  return aside ? `${words} (${aside})` : words;
}
