import MarkdownIt from "markdown-it";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The pages below `/developers`, each from a page of docs/. The server knows them by their files. */
export const guides = [
  { name: "index", source: "developers.md", label: "Overview" },
  { name: "rest", source: "api.md", label: "REST guide" },
  { name: "graphql", source: "graphql.md", label: "GraphQL guide" },
  { name: "limits", source: "limits.md", label: "Limits" },
  { name: "changes", source: "changes.md", label: "Changes" },
];

export const addressOf = (name) => (name === "index" ? "/developers" : `/developers/${name}`);

const read = (source) => readFileSync(fileURLToPath(new URL(`../../docs/${source}`, import.meta.url)), "utf8");

/** A guide as HTML: its title, what is on it, and its text. */
export function renderGuide({ source }) {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const tokens = markdown.parse(read(source), {});
  const headings = [];
  for (const [place, token] of tokens.entries()) {
    if (token.type === "heading_open") headings.push(nameHeading(token, tokens[place + 1], headings));
    // Its alignment would be a style, which the page's policy does not allow.
    token.attrs = token.attrs?.filter(([name]) => name !== "style") ?? null;
    for (const child of token.children ?? []) if (child.type === "link_open") relink(child);
  }
  const body = markdown.renderer
    .render(tokens, markdown.options, {})
    .replace(/<pre>/g, '<pre tabindex="0">')
    .replace(/<table>/g, '<div class="wide" tabindex="0" role="group" aria-label="Table"><table>')
    .replace(/<\/table>/g, "</table></div>");
  const [title] = headings;
  return { title: title.text, contents: headings.filter(({ tag }) => tag === "h2"), body };
}

/** Gives a heading an id from its words, so that it can be linked. */
function nameHeading(token, inline, known) {
  const text = inline.children.map(({ content }) => content).join("");
  const slug = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  const same = known.filter(({ id }) => id === slug || id.startsWith(`${slug}-`)).length;
  const id = same > 0 ? `${slug}-${same + 1}` : slug;
  token.attrSet("id", id);
  return { id, text, tag: token.tag };
}

/** Links between pages of docs/ lead to the same pages here; files of the repository that are served, to their address. */
function relink(link) {
  const [file, hash = ""] = link.attrGet("href").split("#");
  const guide = guides.find(({ source }) => source === file);
  const served = { "openapi.json": "/docs/openapi.json", "../schema.graphql": "/schema.graphql" }[file];
  const to = guide ? addressOf(guide.name) : served;
  if (to) return link.attrSet("href", hash ? `${to}#${hash}` : to);
  // The rest of docs/ and the code are in the repository only.
  if (!/^(https?:|\/|$)/.test(file)) link.attrSet("href", "/developers");
}

const escape = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");

/** Writes a guide into the built template. */
export function fillTemplate(template, guide) {
  const { title, contents, body } = renderGuide(guide);
  const pages = guides.map(({ name, label }) => {
    const current = name === guide.name ? ' aria-current="page"' : "";
    return `<li><a href="${addressOf(name)}"${current}>${label}</a></li>`;
  });
  const parts = contents.map(({ id, text }) => `<li><a href="#${id}">${escape(text)}</a></li>`);
  const list = `<nav aria-label="On this page"><ul>${parts.join("")}</ul></nav>`;
  const here = parts.length > 1 ? `<details class="here"><summary>On this page</summary>${list}</details>` : "";
  return template
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escape(title)} – Study Circle for developers</title>`)
    .replace("<!--pages-->", () => pages.join(""))
    .replace("<!--guide-->", () => body.replace("</h1>", `</h1>${here}`));
}
