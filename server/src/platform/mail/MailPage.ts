import { createElement as h, Fragment, type ReactNode } from "react";
import type { Letter } from "./Letter";
import { look } from "./look";

interface Props {
  letter: Letter;
  siteUrl: string;
}

/** A whole mail as HTML. Mail programs support tables and inline styles; dark colours come by a style sheet. */
export function MailPage({ letter, siteUrl }: Props) {
  const { subject, name, paragraphs, sections = [], action, notes, links = [] } = letter;
  return h(
    "html",
    { lang: "en", dir: "ltr" },
    h(Head, { subject }),
    h(
      "body",
      { className: "ground", style: look.ground },
      h(Preview, null, paragraphs[0]),
      h(
        Card,
        null,
        h("p", { className: "brand", style: look.brand }, "Study Circle"),
        h("p", { style: look.text }, "Hi ", h("bdi", null, name), ","),
        paragraphs.map((text) => h("p", { key: text, style: look.text, dir: "auto" }, text)),
        sections.map((section) => h(Section, { key: section.title, ...section })),
        action && h(Action, { ...action, hasAddress: sections.length === 0 }),
        notes.map((text) => h("p", { key: text, className: "note", style: look.note, dir: "auto" }, text)),
      ),
      h(
        "p",
        { className: "note", style: look.foot },
        h(Foot, { href: siteUrl }, "Study Circle"),
        links.map(({ label, url }) => h(Fragment, { key: label }, " · ", h(Foot, { href: url }, label))),
      ),
    ),
  );
}

const Head = ({ subject }: { subject: string }) =>
  h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "color-scheme", content: "light dark" }),
    h("meta", { name: "supported-color-schemes", content: "light dark" }),
    h("title", null, subject),
    h("style", { dangerouslySetInnerHTML: { __html: look.dark } }),
  );

/** What lists of mail show beside the subject. */
const Preview = ({ children }: { children?: ReactNode }) => h("div", { style: look.hidden }, children);

const Card = ({ children }: { children?: ReactNode }) =>
  h(
    "table",
    { role: "presentation", className: "card", style: look.card, align: "center" },
    h("tbody", null, h("tr", null, h("td", { style: look.cell }, children))),
  );

/** The address stands below too, for programs that show no buttons, where the mail has no other link. */
const Action = ({ label, url, hasAddress }: { label: string; url: string; hasAddress: boolean }) =>
  h(
    Fragment,
    null,
    h("p", { style: look.action }, h("a", { href: url, style: look.button, target: "_top" }, label)),
    hasAddress && h("p", { className: "note", style: look.note }, "If the button doesn't work, open this address:"),
    hasAddress && h("p", { className: "note", style: { ...look.note, wordBreak: "break-all" } }, url),
  );

const Section = ({ title, lines }: NonNullable<Letter["sections"]>[number]) =>
  h(
    Fragment,
    null,
    h("h2", { className: "brand", style: look.heading }, title),
    lines.map(({ text, url }) =>
      h(
        "p",
        { key: `${url} ${text}`, style: look.line, dir: "auto" },
        h("a", { href: url, className: "line", style: look.lineLink, target: "_top" }, text),
      ),
    ),
  );

const Foot = ({ href, children }: { href: string; children?: ReactNode }) =>
  h("a", { className: "note", style: look.link, href, target: "_top" }, children);
