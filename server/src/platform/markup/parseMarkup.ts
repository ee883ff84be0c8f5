import MarkdownIt, { type StateInline, type Token } from "markdown-it";
import cjkFriendly from "markdown-it-cjk-friendly";
import { addressAt, isAddress } from "./splitLinks";

/** A part of the source that is shown as something else, as a mention is: in UTF-16 units, in order and apart. */
export interface Span {
  start: number;
  length: number;
}

/** Every element that a text can become. Nothing else is ever made of it. */
export type MarkupTag = "p" | "blockquote" | "ul" | "ol" | "li" | "pre" | "strong" | "em" | "code" | "a";

export interface MarkupNode {
  tag: MarkupTag;
  children: MarkupPart[];
  /** Of `a`: http(s) only. */
  href?: string;
  /** Of `a`: whether its text is the address itself. */
  isBare?: boolean;
  /** Of `a`: what was written after the address. Of `pre`: what was written after the fence, the language as a rule. */
  info?: string;
  /** Of `li` in `ol`: its number as typed. */
  value?: string;
}

/** An element, a text, or the number of a span. */
export type MarkupPart = MarkupNode | string | number;

/** Longer texts are shown as typed: twice what the service takes, in UTF-16 units, is parsed in less than 50 ms. */
const maxLength = 10_000;
/** Deeper quotes and lists leave no space for words on a phone. */
const maxIndents = 5;
const maxDepth = 16;

/** Stands for a span while the text is parsed: half a character, which the service stores in no text. */
const standIn = "\udfff";

/** What a backslash can precede: the characters of the subset, and not those of `\(x\)` and `\{1\}` in formulas. */
const escapable = /^\\[\\*_`[\]<>+.-]$/;

const markdown = new MarkdownIt("zero", { maxNesting: 20 })
  .use(cjkFriendly)
  .enable(["blockquote", "list", "fence", "backticks", "emphasis", "link", "newline", "escape"])
  .disable("text_join");
markdown.validateLink = (href) => isAddress(href) && !href.includes(standIn);
markdown.normalizeLink = (href) => href;
markdown.inline.ruler.before("backticks", "address", takeAddress);

/**
 * A text in the safe subset of Markdown as a tree. null: show it as it was typed, because it has no markup besides addresses,
 * is too long or too deep, or a letter of it would be missing.
 */
export function parseMarkup(text: string, spans: readonly Span[] = []): MarkupNode[] | null {
  if (text.length > maxLength) return null;
  const source = hideSpans(text, spans);
  const tokens = markdown.parse(source, {}).flatMap((token) => token.children ?? [token]);
  return tokens.some(isMarkup) ? new Tree(text, spans).grow(tokens, source) : null;
}

/** Backslashes alone are in paths and formulas rather than markup. */
const isMarkup = ({ type, markup }: Token) =>
  !/^(paragraph_open|paragraph_close|text|text_special|softbreak|hardbreak)$/.test(type) && markup !== "address";

function hideSpans(text: string, spans: readonly Span[]): string {
  let [source, end] = ["", 0];
  for (const { start, length } of spans) {
    source += text.slice(end, start) + standIn;
    end = start + length;
  }
  return source + text.slice(end);
}

const tags: Record<string, MarkupTag> = {
  paragraph: "p",
  blockquote: "blockquote",
  bullet_list: "ul",
  ordered_list: "ol",
  list_item: "li",
  strong: "strong",
  em: "em",
  link: "a",
};

/** Built from tokens without recursion: only the elements and texts that are named here. */
class Tree {
  private readonly root: MarkupNode = { tag: "p", children: [] };
  private readonly open = [this.root];
  /** All that will be shown, in the order of the source. */
  private shown = "";
  private spanCount = 0;

  constructor(
    private readonly text: string,
    private readonly spans: readonly Span[],
  ) {}

  grow(tokens: readonly Token[], source: string): MarkupNode[] | null {
    const isWhole = tokens.every((token) => this.add(token)) && lettersOf(this.shown) === lettersOf(source);
    return isWhole ? (this.root.children as MarkupNode[]) : null;
  }

  /** Whether the token was understood, and is not too deep. */
  private add(token: Token): boolean {
    if (token.hidden) return true;
    if (token.nesting > 0) return this.enter(token);
    if (token.nesting < 0) return this.leave();
    return this.addLeaf(token);
  }

  private enter(token: Token): boolean {
    const tag = tags[token.type.replace("_open", "")];
    if (!tag) return false;
    const node: MarkupNode = { tag, children: [] };
    if (tag === "a") {
      node.href = String(token.attrGet("href"));
      node.isBare = token.markup === "address";
      node.info = String(token.attrGet("title") ?? "");
    }
    // Browsers would show 007 as 7: then a digit is missing.
    if (tag === "li" && token.info) this.shown += node.value = String(Number(token.info));
    this.append(node);
    this.open.push(node);
    const indents = this.open.filter((one) => /^(blockquote|ul|ol)$/.test(one.tag)).length;
    return indents <= maxIndents && this.open.length <= maxDepth;
  }

  private leave(): boolean {
    const node = this.open.pop();
    if (node?.tag === "a" && !node.isBare) this.shown += `${node.href} ${node.info}`;
    return this.open.length > 0;
  }

  private addLeaf({ type, content, markup, info }: Token): boolean {
    if (type === "text") this.addText(content);
    else if (type === "text_special") this.addText(escapable.test(markup) ? content : markup);
    else if (type === "softbreak" || type === "hardbreak") this.addText("\n");
    else if (type === "code_inline") this.addCode({ tag: "code", children: [content] });
    else if (type === "fence") this.addCode({ tag: "pre", children: [content.replace(/\n$/, "")], info: info.trim() });
    else return false;
    return true;
  }

  private addText(content: string) {
    this.shown += content;
    for (const [index, piece] of content.split(standIn).entries()) {
      if (index > 0) this.append(this.spanCount++);
      if (piece) this.append(piece);
    }
  }

  /** A span inside code is shown as it was typed. */
  private addCode({ children, info = "", ...node }: MarkupNode) {
    const restored = (text: string) => text.replaceAll(standIn, () => this.typed(this.spanCount++));
    this.shown += info + children.join("");
    this.append({ ...node, info: restored(info), children: children.map((text) => restored(String(text))) });
  }

  private typed(index: number): string {
    const { start, length } = this.spans[index] ?? { start: 0, length: 0 };
    return this.text.slice(start, start + length);
  }

  private append(part: MarkupPart) {
    this.open.at(-1)?.children.push(part);
  }
}

/** Everything but spaces and the characters that markup is made of. */
const lettersOf = (text: string) => text.replace(/[\s!-/:-@[-`{-~]+/g, "");

/** An inline rule: the same addresses as in a text without markup, before anything in them is taken for markup. */
function takeAddress(state: StateInline, isSilent: boolean): boolean {
  if (state.linkLevel > 0 || !state.src.startsWith("://", state.pos)) return false;
  const scheme = /https?$/i.exec(state.pending)?.[0] ?? "";
  const start = state.pos - scheme.length;
  const found = scheme && state.src.startsWith(scheme, start) ? addressAt(state.src, start) : null;
  if (!found) return false;
  const { typed, href } = found;
  if (href === null || href.includes(standIn)) {
    // Read once: what follows in it is no address either.
    if (!isSilent) state.pending += typed.slice(scheme.length);
    state.pos = start + typed.length;
    return true;
  }
  if (!isSilent) addLink(state, href, state.pending.slice(0, -scheme.length));
  state.pos = start + href.length;
  return true;
}

function addLink(state: StateInline, href: string, before: string) {
  state.pending = before;
  const link = state.push("link_open", "a", 1);
  link.attrSet("href", href);
  link.markup = "address";
  state.push("text", "", 0).content = href;
  state.push("link_close", "a", -1).markup = "address";
}
