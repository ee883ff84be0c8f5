import { rmSync } from "node:fs";
import path from "node:path";
import { fail, runNode } from "../scripts/run.mjs";

/**
 * Builds the site into `dist`: the product's pages, and beside them the pages for developers, which share no file with
 * them. Each step is a process of its own, so that all processors work.
 */
const client = import.meta.dirname;
const vite = path.join(client, "../node_modules/vite/bin/vite.js");
const step = (...args) => runNode(args, { cwd: client });
const build = (...options) => step(vite, "build", ...options, "--logLevel", "warn");

async function main() {
  rmSync(path.join(client, "dist"), { recursive: true, force: true });
  await Promise.all([buildSite(), buildDeveloperPages()]);
}

async function buildSite() {
  await Promise.all([build(), build("--ssr", "prerender/entry.tsx", "--outDir", ".cache/prerender")]);
  await step("prerender/prerender.mjs");
  // It reads the compressed files that prerendering has written.
  await step("scripts/size.mjs");
}

async function buildDeveloperPages() {
  for (const page of ["playground", "docs", "developers"]) await build("--config", `${page}/vite.config.mjs`);
}

await main().catch(fail);
