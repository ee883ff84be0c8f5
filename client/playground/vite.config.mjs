import react from "@vitejs/plugin-react";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { compressFiles } from "../prerender/compress.mjs";

const outDir = fileURLToPath(new URL("../dist/playground", import.meta.url));

/** The playground is a page of its own, so that the product's pages carry nothing of it. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  base: "/playground/",
  plugins: [react(), { name: "compress", apply: "build", writeBundle: ({ dir }) => compressFiles(dir) }],
  worker: { format: "es" },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    chunkSizeWarningLimit: 4_000,
    rolldownOptions: {
      checks: { pluginTimings: false },
      onLog: (level, log, warn) => isOurs(log) && warn(level, log),
    },
  },
});

/** GraphiQL's own files carry directives for a compiler that we do not use; nobody here can do anything about it. */
function isOurs({ code }) {
  return code !== "MODULE_LEVEL_DIRECTIVE";
}
