import { createElement as h, type ReactNode } from "react";
import { asideOf } from "../markup/asideOf";
import { type MarkupPart, parseMarkup } from "../markup/parseMarkup";
import { mailStyles as styles } from "./mailStyles";

/**
 * What a member wrote, in simple HTML. Addresses are no links: nobody should reach another site from a mail of ours without having
 * read where they go.
 */
export function MailQuote({ text }: { text: string }) {
  const nodes = parseMarkup(text);
  const content = nodes ? nodes.map(draw) : h("p", { style: styles.quoted, dir: "auto" }, text.trim());
  return h("blockquote", { className: "quote", style: styles.quote, dir: "auto" }, content);
}

/** `parseMarkup` has limited the depth. */
function draw(part: MarkupPart, key: number): ReactNode {
  if (typeof part !== "object") return String(part);
  const { tag, value, info } = part;
  const children = part.children.map(draw);
  if (tag === "a") return h("bdi", { key }, ...children, aside(asideOf(part, false)));
  if (tag === "li") return h("li", { key, dir: "auto", value: value && Number(value) }, ...children);
  if (tag === "pre")
    return h("pre", { key, style: styles.quoted }, info ? h("small", null, `${info}\n`) : null, ...children);
  if (tag === "p") return h("p", { key, style: styles.quoted, dir: "auto" }, ...children);
  return h(tag, { key, dir: tag === "strong" || tag === "em" || tag === "code" ? undefined : "auto" }, ...children);
}

const aside = (text: string) => (text ? ` (${text})` : null);
