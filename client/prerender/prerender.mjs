import { readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "vite";
import { bootScript, sha256 } from "./bootScript.mjs";
import { compressFiles } from "./compress.mjs";

/** The pages that paint before any script has run, by the module of the page whose code they fetch early. */
const pages = {
  "/": "src/pages/LandingPage.tsx",
  "/profiles": "src/pages/ProfilesPage.tsx",
  "/learnings": "src/pages/LearningsPage.tsx",
  "/login": "src/pages/LoginPage.tsx",
  "/register": "src/pages/RegisterPage.tsx",
};

const client = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const dist = path.join(client, "dist");
const scratch = path.join(client, ".cache/prerender");

const shell = await readFile(path.join(dist, "index.html"), "utf8");
const manifest = JSON.parse(await readFile(path.join(dist, ".vite/manifest.json"), "utf8"));
const { page: plain, style } = await inlineStylesheet(paintFirst(shell));
const styles = new Set([style]);

await build({
  root: client,
  logLevel: "warn",
  build: { ssr: "prerender/entry.tsx", outDir: scratch },
  ssr: { noExternal: true },
});
const { renderPage } = await import(pathToFileURL(path.join(scratch, "entry.js")).href);

await writePage("app.html", plain.replace("<!--head-->", fontPreloads()));
for (const [address, module] of Object.entries(pages)) {
  const { html, styles: critical } = await renderPage(address);
  if (html.includes(' style="')) throw new Error(`${address}: the page's policy forbids style attributes`);
  for (const [, text] of critical.matchAll(/<style[^>]*>([^<]*)<\/style>/g)) styles.add(text);
  const head = critical + fontPreloads() + modulePreload(module);
  const page = plain.replace("<!--head-->", () => head).replace('<div id="root">', () => `<div id="root">${html}`);
  await writePage(`${address.slice(1) || "index"}.html`, page);
}

const hashes = { scriptSrc: [sha256(bootScript)], styleSrc: [...styles].map(sha256) };
await writeFile(path.join(dist, "csp.json"), `${JSON.stringify(hashes, null, 2)}\n`);
await rm(scratch, { recursive: true });
await compressFiles(dist);
console.log(`Prerendered ${Object.keys(pages).join(" ")}`);

/** Fonts and pictures go before the scripts, which a painted page can wait for. */
function paintFirst(html) {
  return html.replace(/<(script type="module"|link rel="modulepreload")/g, '$& fetchpriority="low"');
}

/** The stylesheet is small enough to travel in the page, which saves a request before the first paint. */
async function inlineStylesheet(html) {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  const text = (await readFile(path.join(dist, link[1]), "utf8")).trim();
  return { page: html.replace(link[0], () => `<style>${text}</style>`), style: text };
}

/** The two fonts of every page, in the letters of most of them. */
function fontPreloads() {
  return Object.values(manifest)
    .flatMap(({ assets = [] }) => assets)
    .filter((file, index, all) => /(figtree-latin-wght|bold-latin).*\.woff2$/.test(file) && all.indexOf(file) === index)
    .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin>`)
    .join("");
}

function modulePreload(module) {
  const { file, imports = [] } = manifest[module];
  const files = [file, ...imports.map((name) => manifest[name].file)];
  return files
    .filter((name) => !plain.includes(name))
    .map((name) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${name}">`)
    .join("");
}

function writePage(name, html) {
  return writeFile(path.join(dist, name), html);
}
