import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineBootScript } from "./prerender/bootScript.mjs";

const service = "http://127.0.0.1:4000";

const packageNames = (...names: string[]) => `node_modules[\\/](${names.join("|")})[\\/]`;
const sources = (...paths: string[]) => `src[\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\b[^?]*\\.tsx?$`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));

/** Apollo's links among the files of `app`; a chunk takes what its modules import along. */
const links = "latestPostLink|sessionLinks|lazySocketLink";

/**
 * What changes far less often than the product keeps its own cached files, and small shared pieces come in one. In the
 * order in which a visitor needs them: the service's code comes last, without the socket, which only live pages need.
 */
const chunks = [
  { name: "loader", test: /vite[\\/]preload-helper/ },
  { name: "react", test: anyOf(packageNames("react", "react-dom", "react-router", "react-router-dom", "scheduler")) },
  {
    name: "chakra",
    test: anyOf(packageNames("@chakra-ui", "@emotion", "@pandacss", "stylis", "react-is", "hoist-non-react-statics")),
  },
  {
    name: "shell",
    test: anyOf(
      sources(`app/(?!theme|startApp|service|apolloC|socketLink|${links})\\w+`, "features/alerts", "shared/service"),
      // Sentences are inlined where they are used; what stays are the few that count something.
      sources("(?:shared|ui)/texts", "ui/fill"),
      sources(
        "ui/(?:\\w+/)?(Button|Logo|PageTitle|PageLink|Picture|drawIcon|ShapeIcon|problem|draftStore|usePendingDelay)",
      ),
    ),
  },
  // Several pages take parts of it, and each part would become a file of its own.
  {
    name: "forms",
    test: sources("ui/forms/(?:Form|Field|fields|checkbox|controls|form\\w+|fieldMessages|useFormValues)"),
  },
  {
    name: "service",
    test: anyOf(
      packageNames("@apollo", "graphql", "rxjs", "optimism", "@wry", "tslib"),
      sources(`app/(apolloC\\w+|${links})`, "generated/(?:hooks|accountHooks)", "features/accounts/accountService"),
    ),
  },
];

/** The package names its build with warnings only; the one without them is a fifth smaller. */
const routerWithoutWarnings = {
  find: /^react-router$/,
  replacement: fileURLToPath(new URL("../node_modules/react-router/dist/production/index.mjs", import.meta.url)),
};

/** Marks the router's components as free of side effects, so that those that nobody uses are left out. */
function pureRouterComponents() {
  return {
    name: "pure-router-components",
    transform: (code: string, id: string) =>
      /node_modules[\\/]react-router[\\/]/.test(id)
        ? code
            .replace(/= (React\d*\.(?:forwardRef|memo|createContext)\()/g, "= /* @__PURE__ */ $1")
            .replace(/^\w+\.displayName = .*;$/gm, "")
        : null,
  };
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), pureRouterComponents(), inlineBootScript()],
  // Without this, `npm run dev` would also scan the playground, and fail at its workers.
  optimizeDeps: { entries: ["index.html"] },
  resolve: { alias: command === "build" ? [routerWithoutWarnings] : [] },
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/graphql": { target: service, ws: true },
      "/api": service,
      "/avatars": service,
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
