import react from "@vitejs/plugin-react";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compressFiles } from "../prerender/compress.mjs";

const read = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/**
 * The build of a page for developers, at the address `/NAME`. Such a page stands alone, so that the product's pages carry
 * nothing of it; header and theme are the same on all.
 */
export const developerPage = (name) => ({
  root: fileURLToPath(new URL(`../${name}`, import.meta.url)),
  base: `/${name}/`,
  plugins: [
    react(),
    headerAndTheme(`/${name}`),
    { name: "compress", apply: "build", writeBundle: ({ dir }) => compressFiles(dir, { brotliQuality: 9 }) },
  ],
  worker: { format: "es" },
  build: {
    outDir: fileURLToPath(new URL(`../dist/${name}`, import.meta.url)),
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog: (level, log, warn) => isOurs(log) && warn(level, log),
    },
  },
});

/** Writes the header into the page, and the script that sets the theme before the first paint: a file, for the policy. */
function headerAndTheme(address) {
  return {
    name: "header-and-theme",
    buildStart() {
      this.emitFile({ type: "asset", name: "theme.js", source: read("theme.js") });
    },
    transformIndexHtml: {
      order: "post",
      handler: (html, { bundle }) => {
        const files = Object.keys(bundle).map((file) => `${address}/${file}`);
        const script = files.find((file) => /theme-[^/]+\.js$/.test(file));
        const fonts = files.filter(
          (file) => /(figtree|bold)-latin-[^/]*\.woff2$/.test(file) && !file.includes("latin-ext"),
        );
        const preload = (file) => `<link rel="preload" href="${file}" as="font" type="font/woff2" crossorigin />`;
        const header = read("header.html").replace(`href="${address}"`, `href="${address}" aria-current="page"`);
        return html
          .replace("<!--theme-->", `<script src="${script}"></script>${fonts.map(preload).join("")}`)
          .replace("<!--header-->", header);
      },
    },
  };
}

/** GraphiQL's own files carry directives for a compiler that we do not use. */
function isOurs({ code }) {
  return code !== "MODULE_LEVEL_DIRECTIVE";
}
