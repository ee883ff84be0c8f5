import { createElement as h, Fragment, type ReactNode } from "react";
import { toLine } from "../validation/text";
import type { MailContent } from "./MailContent";
import { MailQuote } from "./MailQuote";
import { darkStyleSheet, mailStyles as styles } from "./mailStyles";

interface Props {
  content: MailContent;
  siteUrl: string;
}

/** A mail as HTML: tables and inline styles, which mail programs support, and a style sheet for dark colours. */
export function MailPage({ content, siteUrl }: Props) {
  const { subject, name, paragraphs, quote, sections = [], action, notes, links = [] } = content;
  return h(
    "html",
    { lang: "en", dir: "ltr" },
    h(Head, { subject }),
    h(
      "body",
      { className: "ground", style: styles.ground },
      h(Preview, null, paragraphs[0]),
      h(
        Card,
        null,
        h("p", { className: "brand", style: styles.brand }, "Study Circle"),
        h(Greeting, { name }),
        paragraphs.map((text) => h("p", { key: text, style: styles.text, dir: "auto" }, text)),
        quote && h(MailQuote, { text: quote }),
        sections.map((section) => h(Section, { key: section.title, ...section })),
        action && h(Action, { ...action, hasAddress: sections.length === 0 }),
        notes.map((text) => h("p", { key: text, className: "note", style: styles.note, dir: "auto" }, text)),
      ),
      h(
        "p",
        { className: "note", style: styles.foot },
        h(Foot, { href: siteUrl }, "Study Circle"),
        links.map(({ label, url }) => h(Fragment, { key: label }, " · ", h(Foot, { href: url }, label))),
      ),
    ),
  );
}

const Greeting = ({ name }: Pick<MailContent, "name">) =>
  h("p", { style: styles.text }, name === null ? "Hi," : ["Hi ", h("bdi", { key: "name" }, toLine(name)), ","]);

const Head = ({ subject }: { subject: string }) =>
  h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("title", null, subject),
    h("style", { dangerouslySetInnerHTML: { __html: darkStyleSheet } }),
  );

/** The preview text that mail programs show beside the subject. */
const Preview = ({ children }: { children?: ReactNode }) => h("div", { style: styles.hidden }, children);

const Card = ({ children }: { children?: ReactNode }) =>
  h(
    "table",
    { role: "presentation", className: "card", style: styles.card, align: "center" },
    h("tbody", null, h("tr", null, h("td", { style: styles.cell }, children))),
  );

/** `hasAddress`: repeats the address as text, for programs that show no buttons. */
const Action = ({ label, url, hasAddress }: { label: string; url: string; hasAddress: boolean }) =>
  h(
    Fragment,
    null,
    h("p", { style: styles.action }, h("a", { href: url, style: styles.button, target: "_top" }, label)),
    hasAddress && h("p", { className: "note", style: styles.note }, "If the button doesn't work, open this address:"),
    hasAddress && h("p", { className: "note", style: { ...styles.note, wordBreak: "break-all" } }, url),
  );

const Section = ({ title, lines }: NonNullable<MailContent["sections"]>[number]) =>
  h(
    Fragment,
    null,
    h("h2", { className: "brand", style: styles.heading }, title),
    lines.map(({ text, url }) =>
      h(
        "p",
        { key: `${url} ${text}`, style: styles.line, dir: "auto" },
        h("a", { href: url, className: "line", style: styles.lineLink, target: "_top" }, text),
      ),
    ),
  );

const Foot = ({ href, children }: { href: string; children?: ReactNode }) =>
  h("a", { className: "note", style: styles.link, href, target: "_top" }, children);
