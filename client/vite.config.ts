import react from "@vitejs/plugin-react";
import path from "node:path";
import { defineConfig } from "vite";
import { inlineBootScript } from "./prerender/bootScript.mjs";

const service = "http://127.0.0.1:4000";

/** The packages of a group, which change far less often than the product and keep cached files of their own. */
const packages = (...names: string[]) => new RegExp(`node_modules[\\/](${names.join("|")})[\\/]`);

/** In the order in which a visitor needs them: the service's libraries come last, without the socket. */
const chunks = [
  // Vite's loader of later files: a part of another group, it would bring that group before the page is painted.
  { name: "loader", test: /vite[\\/]preload-helper/ },
  { name: "react", test: packages("react", "react-dom", "react-router", "react-router-dom", "scheduler") },
  {
    name: "chakra",
    test: packages("@chakra-ui", "@emotion", "@pandacss", "stylis", "react-is", "hoist-non-react-statics"),
  },
  { name: "service", test: packages("@apollo", "graphql", "rxjs", "optimism", "@wry", "tslib") },
  // Small pieces that most pages take come in one file.
  { name: "shared", test: /[\\/]client[\\/]src[\\/]/, minShareCount: 24 },
  // After what is shared, which would come with them.
  { name: "tabs", test: /[\\/]client[\\/]src[\\/].*[\\/](ViewLinks|BookTabs|BuddyTabs|tabTexts)\.tsx?$/ },
];

/** What markdown-it imports for rules that are not enabled: 15 kB. `stubs.ts` says what each of them does instead. */
const stubs = path.join(import.meta.dirname, "src/shared/markup/stubs.ts");

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inlineBootScript()],
  resolve: { alias: { entities: stubs, "linkify-it": stubs } },
  // Without this, `npm run dev` would also scan the playground, and fail at its workers.
  optimizeDeps: { entries: ["index.html"] },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/graphql": { target: service, ws: true },
      "/api": service,
      "/avatars": service,
      "/pictures": service,
    },
  },
  // The prerendered pages are made from the same modules as the site.
  ssr: { noExternal: true },
  build: {
    // The build empties it before; the pages for developers are built into it at the same time.
    emptyOutDir: false,
    manifest: !isSsrBuild,
    target: "es2022",
    // All browsers that run this code know modulepreload, or do without it.
    modulePreload: { polyfill: false },
    rolldownOptions: isSsrBuild
      ? {}
      : {
          // A sentence comes with the page that says it, although its file is one for the whole feature.
          optimization: { inlineConst: true },
          output: { codeSplitting: { groups: chunks } },
        },
  },
}));
