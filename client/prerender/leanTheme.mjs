import { fileURLToPath } from "node:url";
import createEmotionCache from "@emotion/cache";
import { css } from "@emotion/react";
import { runnerImport } from "vite";

const fileOf = (name) => fileURLToPath(new URL(`../src/app/theme/${name}`, import.meta.url));
const themeFile = fileOf("theme.ts");
const createCache = createEmotionCache.default ?? createEmotionCache;

/**
 * A Vite plugin that computes the theme while building: its tokens become a table, its global styles a part of the
 * stylesheet. Without it Chakra computes both on every page before the page reacts. It also puts our factory in the
 * place of Chakra's.
 */
export function leanTheme() {
  let theme;
  let tables;
  return {
    name: "lean-theme",
    apply: "build",
    enforce: "pre",
    async buildStart() {
      if (theme) return;
      ({ theme } = (await runnerImport(themeFile)).module);
      const { themeTables } = (await runnerImport(fileOf("lean/themeTables.ts"))).module;
      tables = JSON.stringify(themeTables(theme));
    },
    resolveId: (source, importer) =>
      source.endsWith("/factory.js") && importer?.includes("@chakra-ui/react") ? fileOf("lean/factory.tsx") : null,
    load: (id) =>
      id === themeFile
        ? `import { leanSystem } from "./lean/leanSystem"; export const theme = leanSystem(${tables});`
        : null,
    transform: (code, id) => (id.endsWith("/app/base.css") ? globalStyles(theme) + code : null),
  };
}

function globalStyles(theme) {
  const cache = createCache({ key: "css", stylisPlugins: [] });
  return theme.layers.atRule + cache.insert("", css(theme._global), cache.sheet, false);
}
