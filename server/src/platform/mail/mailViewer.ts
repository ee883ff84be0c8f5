import { createHash } from "node:crypto";
import { createElement as h, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { pagePolicy, type Policy, policyText } from "../web/contentSecurityPolicy";
import type { StoredMail } from "./MailFolder";

const css = `
:root { color-scheme: light dark; --ground: #faf5ec; --card: #fffdf9; --text: #1f1d3d; --muted: #59566f; --line: #e4d8c4; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #181120; --card: #251a31; --text: #f6f0e5; --muted: #c9bdd3; --line: #46364f; }
}
body { margin: 0; background: var(--ground); color: var(--text); font: 1rem/1.6 Figtree, system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; line-height: 1.3; margin: 1rem 0; overflow-wrap: anywhere; }
a { color: inherit; }
ul { list-style: none; padding: 0; display: grid; gap: 0.5rem; }
li a { display: block; padding: 0.75rem 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.875rem; text-decoration: none; overflow-wrap: anywhere; }
li a:hover strong { text-decoration: underline; }
p, small, dt { color: var(--muted); }
small { display: block; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0 1rem; margin: 0 0 1rem; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 40rem; border: 1px solid var(--line); border-radius: 0.875rem; background: var(--card); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; padding: 1rem; background: var(--card); border-radius: 0.875rem; }
:focus-visible { outline: 3px solid #3a35a8; outline-offset: 2px; }
@media (prefers-color-scheme: dark) { :focus-visible { outline-color: #ffd27a; } }
`;

/** The site's own policy, with this style sheet and with frames from the viewer itself. */
export const viewerPolicy = policyText({
  ...pagePolicy({ scriptSrc: [], styleSrc: [`'sha256-${createHash("sha256").update(css).digest("base64")}'`] }),
  "frame-src": ["'self'"],
});

const mailPolicy: Policy = {
  "default-src": ["'none'"],
  "style-src": ["'unsafe-inline'"],
  "base-uri": ["'none'"],
  "form-action": ["'none'"],
  "frame-ancestors": ["'self'"],
};

/** A mail runs no scripts. Its links open in the whole window, and only after a click. */
export const framePolicy = policyText({ ...mailPolicy, sandbox: ["allow-top-navigation-by-user-activation"] });

export const listPage = (mails: readonly StoredMail[]): string =>
  page(
    "Mail",
    h("p", null, "Mails that this site would have sent. They are stored here because no mail server is configured."),
    mails.length === 0
      ? h("p", null, "No mail yet.")
      : h("ul", null, ...mails.map((mail) => h("li", { key: mail.id }, h(Entry, { mail })))),
  );

const Entry = ({ mail }: { mail: StoredMail }) =>
  h(
    "a",
    { href: `/mail/${mail.id}` },
    h("strong", { dir: "auto" }, mail.subject),
    h("small", null, `${mail.to} · ${mail.sentAt.slice(0, 16).replace("T", " ")} UTC`),
  );

export const mailPage = (mail: StoredMail): string =>
  page(
    mail.subject,
    h("dl", null, h("dt", null, "From"), h("dd", null, mail.from), h("dt", null, "To"), h("dd", null, mail.to)),
    h("iframe", {
      src: `/mail/${mail.id}/html`,
      title: "The mail",
      sandbox: "allow-top-navigation-by-user-activation",
    }),
    h("h2", null, "Plain text"),
    h("pre", { dir: "auto" }, mail.text),
    h("p", null, h("a", { href: "/mail" }, "All mails")),
  );

function page(title: string, ...content: ReactNode[]): string {
  const head = h(
    "head",
    null,
    h("meta", { charSet: "utf-8" }),
    h("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    h("meta", { name: "robots", content: "noindex" }),
    h("title", null, `${title} · Study Circle`),
    h("style", { dangerouslySetInnerHTML: { __html: css } }),
  );
  const main = h("main", null, h("h1", { dir: "auto" }, title), ...content);
  return `<!doctype html>${renderToStaticMarkup(h("html", { lang: "en" }, head, h("body", null, main)))}`;
}
