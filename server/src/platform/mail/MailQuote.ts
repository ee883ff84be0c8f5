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
  const content = nodes ? nodes.map((node, index) => draw(node, index, "auto")) : h("p", paragraph, text.trim());
  return h("blockquote", { className: "quote", style: styles.quote }, content);
}

const paragraph = { style: styles.quoted, dir: "auto" };

/**
 * `parseMarkup` has limited the depth. Only the outermost elements have a direction: the browser finds it by their first words, but not
 * by those in elements with a direction of their own.
 */
function draw(part: MarkupPart, key: number, dir?: string): ReactNode {
  if (typeof part !== "object") return String(part);
  const { tag, value, info } = part;
  const children = part.children.map((child, index) => draw(child, index));
  if (tag === "a") return h("bdi", { key }, ...children, aside(asideOf(part, false)));
  if (tag === "li") return h("li", { key, value: value && Number(value) }, ...children);
  if (tag === "pre")
    return h("pre", { key, dir, style: styles.quoted }, info ? h("small", null, `${info}\n`) : null, ...children);
  if (tag === "p") return h("p", { key, dir, style: styles.quoted }, ...children);
  return h(tag, { key, dir }, ...children);
}

const aside = (text: string) => (text ? ` (${text})` : null);
