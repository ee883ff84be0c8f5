import { chakra } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import { MemberLink } from "../MemberLink";
import { asideOf } from "./asideOf";
import { MentionLink } from "../mentions/MentionLink";
import type { Mention } from "../mentions/mentions";
import { type MarkupNode, type MarkupPart, parseMarkup } from "./parseMarkup";

interface Options {
  /** Whether addresses become links. */
  hasLinks: boolean;
  /** Who is named in the text. */
  mentions?: readonly Mention[];
}

/** A text with its markup as elements; null where it has none, or is better shown as it was typed. */
export function formatText(text: string, options: Options): ReactNode | null {
  const nodes = parseMarkup(text, options.mentions);
  return nodes && <chakra.div css={look}>{nodes.map((node, index) => drawBlock(node, index, options))}</chakra.div>;
}

/** A list or quote runs as its first words do; `dir` inside would keep the browser from finding them. */
const drawBlock = (node: MarkupNode, key: number, options: Options) => draw(node, key, options, { dir: "auto" });

/** `parseMarkup` has limited the depth. */
function draw(part: MarkupPart, key: number, options: Options, attributes: object = {}): ReactNode {
  if (typeof part === "string") return part;
  if (typeof part === "number") {
    const mention = options.mentions?.[part];
    return mention ? <MentionLink key={key} mention={mention} /> : null;
  }
  const children = part.children.map((child, index) => draw(child, index, options));
  if (part.tag === "a") return <Address key={key} node={part} hasLinks={options.hasLinks} content={children} />;
  return createElement(part.tag, { key, ...attributes, ...attributesOf(part) }, ...named(part), ...children);
}

function attributesOf({ tag, value, children }: MarkupNode) {
  if (tag === "ol") return { style: { paddingInlineStart: `${widthOf(children)}ch` } };
  if (tag === "li") return { value: value && Number(value) };
  return tag === "code" ? { dir: "auto" } : {};
}

/** Room for the longest number, its dot and a gap. */
const widthOf = (items: readonly MarkupPart[]) =>
  2 + Math.max(...items.map((item) => (typeof item === "object" ? (item.value ?? "").length : 0)));

/** The language of a block of code stands above it. */
const named = ({ tag, info }: MarkupNode): ReactNode[] =>
  tag === "pre" && info ? [<small key="info">{info}</small>] : [];

interface AddressProps {
  node: MarkupNode;
  hasLinks: boolean;
  content: ReactNode;
}

/** A text that leads elsewhere says where, so that nobody takes it for another address. */
function Address({ node, hasLinks, content }: AddressProps) {
  const aside = asideOf(node, hasLinks);
  return (
    <>
      {hasLinks ? <MemberLink href={node.href ?? ""}>{content}</MemberLink> : <bdi>{content}</bdi>}
      {aside && (
        <chakra.span color="fg.muted" fontSize="sm">
          {" "}
          <bdi>({aside})</bdi>
        </chakra.span>
      )}
    </>
  );
}

const look = {
  "& > * + *": { marginTop: "0.7em" },
  "& :is(p, li, blockquote)": { unicodeBidi: "plaintext" },
  "& :is(p, ul, ol, blockquote, pre) + *, & li > :is(ul, ol, blockquote, pre, p + p)": { marginTop: "0.35em" },
  "& > :is(p, ul, ol, blockquote, pre) + *": { marginTop: "0.7em" },
  "& ul": { listStyle: "disc", paddingInlineStart: "1.4em" },
  "& ol": { listStyle: "decimal" },
  "& strong": { fontWeight: "bold" },
  "& em": { fontStyle: "italic" },
  "& blockquote": {
    borderInlineStart: "3px solid",
    borderColor: "border.strong",
    paddingInlineStart: "0.8em",
    color: "fg.muted",
  },
  "& :is(code, pre)": {
    bg: "bg.subtle",
    borderRadius: "sm",
    fontFamily: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
    fontSize: "0.9em",
  },
  "& code": { paddingInline: "0.3em", paddingBlock: "0.1em" },
  "& pre": { padding: "0.8em", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  "& pre small": { display: "block", marginBottom: "0.4em", color: "fg.muted", fontSize: "0.85em" },
} as const;
