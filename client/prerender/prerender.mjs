import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bootScript, sha256 } from "./bootScript.mjs";
import { compressFiles } from "./compress.mjs";
import { filesOf as filesIn } from "./manifest.mjs";
import { filesOfPages } from "./pageFiles.mjs";

/** The prerendered pages: their titles, and the modules that they need. */
const pages = {
  "/": { title: "Learn together, from anywhere", modules: ["src/pages/LandingPage.tsx"] },
  "/profiles": {
    title: "Buddies",
    modules: [
      "src/pages/ProfilesPage.tsx",
      "src/app/apollo/service.ts",
      "src/features/profiles/directory/Directory.tsx",
    ],
  },
  "/learnings": { title: "Learning Recommendation", modules: ["src/pages/LearningsPage.tsx"] },
  "/login": { title: "Login", modules: ["src/pages/login/LoginPage.tsx"] },
  "/register": { title: "Register", modules: ["src/pages/RegisterPage.tsx"] },
};

const client = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const dist = path.join(client, "dist");
/** Where the build has put `entry.tsx` for Node.js. */
const scratch = path.join(client, ".cache/prerender");

const shell = await readFile(path.join(dist, "index.html"), "utf8");
const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
const filesOf = (module, known) => filesIn(manifest, module, known);
const { page: unstyled, style } = await inlineStylesheet(shell);
const plain = paintFirst(unstyled);
const allowedStyles = new Set([style]);

const { renderPage, renderFrame, renderHeads } = await import(pathToFileURL(path.join(scratch, "entry.js")).href);

const coreFiles = filesOf("src/app/start/startApp.tsx");
const serviceFiles = filesOf("src/app/apollo/service.ts", new Set(coreFiles));
await writePage("app.html", inFrame(renderFrame()));
const heads = await renderHeads();
for (const [address, head] of Object.entries(heads)) await writePage(`frames${address}.html`, inFrame(head));
const named = [...filesOf("index.html", new Set([...coreFiles, ...serviceFiles]))];
const filesByPage = filesOfPages(manifest, new Set(named), Object.keys(pages));
await writeFile(path.join(dist, "preloads.json"), JSON.stringify(filesByPage));
for (const [address, { title, modules }] of Object.entries(pages)) {
  const { html, styles } = await renderPage(address);
  if (html.includes(' style="')) throw new Error(`${address}: the page's policy forbids style attributes`);
  const page = plain
    .replace("<title>", `<title>${title} · `)
    .replace("<!--later-->", () =>
      preloads(
        modules.reduce((known, name) => filesOf(name, known), new Set(coreFiles)),
        "later",
      ),
    )
    .replace("<!--head-->", () => critical(styles) + fontPreloads())
    .replace('<div id="root">', () => `<div id="root">${html}`);
  await writePage(`${address.slice(1) || "index"}.html`, page);
}

const hashes = { scriptSrc: [sha256(bootScript)], styleSrc: [...allowedStyles].map(sha256) };
await writeFile(path.join(dist, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);
await rm(scratch, { recursive: true });
// The pages for developers compress their own files.
await compressFiles(dist, { except: ["playground", "docs", "developers"] });
console.log(`Prerendered ${Object.keys(pages).join(" ")}, and the heads of ${Object.keys(heads).join(" ")}`);

/** The HTML of a page that is not prerendered: its frame, which is painted before the scripts, and the page by them. */
function inFrame({ html, styles }) {
  return plain
    .replace("<!--later-->", "")
    .replace("<!--head-->", () => critical(styles))
    .replace("</head>", () => `${paintFirst(preloads(serviceFiles))}${fontPreloads()}</head>`)
    .replace('<div id="root">', () => `<div id="root" data-frame>${html}`);
}

/** Styles as they stand in a page; the policy of all pages allows them. */
function critical(styles) {
  for (const [, text] of styles.matchAll(/<style[^>]*>([^<]*)<\/style>/g)) allowedStyles.add(text);
  // Emotion would move a style element that is not marked as its own, and the browser style the whole page again.
  return styles.replaceAll("<style data-emotion=", '<style data-s="" data-emotion=');
}

/** Fonts and pictures go before the scripts, which a painted page or frame can wait for. */
function paintFirst(html) {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/**
 * The stylesheet is small enough to travel in the page, which saves a request before the first paint.
 */
async function inlineStylesheet(html) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  const text = (await readFile(path.join(dist, link[1]), "utf8")).trim();
  const page = html.replace(link[0], "").replace("<!--later-->", () => `<style>${text}</style><!--later-->`);
  return { page, style: text };
}

/** Preload links for the two fonts of every page, in their Latin subset. */
function fontPreloads() {
  return Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file, index, all) => /(figtree-latin-wght|bold-latin).*\.woff2$/.test(file) && all.indexOf(file) === index)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}

/**
 * Preload links for all files of a page, so that the browser does not discover them one after another. `later` links do
 * nothing by themselves: the boot script activates them at once for a member, the page's start for a visitor.
 */
function preloads(files, rel = "modulepreload") {
  return [...files].map((file) => `<link rel="${rel}" crossorigin href="/${file}">`).join("");
}

async function writePage(name, html) {
  const file = path.join(dist, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, html);
}
