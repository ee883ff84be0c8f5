import { createElement as h, Fragment, type ReactNode } from "react";
import type { Letter } from "./Letter";
import { look } from "./look";

interface Props {
  letter: Letter;
  siteUrl: string;
}

/** A whole mail as HTML. Mail programs support tables and inline styles; dark colours come by a style sheet. */
export function MailPage({ letter, siteUrl }: Props) {
  const { subject, name, paragraphs, action, notes } = letter;
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
        action && h(Action, action),
        notes.map((text) => h("p", { key: text, className: "note", style: look.note, dir: "auto" }, text)),
      ),
      h(
        "p",
        { className: "note", style: look.foot },
        h("a", { className: "note", style: look.link, href: siteUrl }, "Study Circle"),
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

/** The address stands below too, for programs that show no buttons. */
const Action = ({ label, url }: { label: string; url: string }) =>
  h(
    Fragment,
    null,
    h("p", { style: look.action }, h("a", { href: url, style: look.button, target: "_top" }, label)),
    h("p", { className: "note", style: look.note }, "If the button doesn't work, open this address:"),
    h("p", { className: "note", style: { ...look.note, wordBreak: "break-all" } }, url),
  );
