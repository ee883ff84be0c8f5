import react from "@vitejs/plugin-react";
import path from "node:path";
import { defineConfig, type Rolldown } from "vite";
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

const inClient = (files: readonly string[]) => files.map((file) => path.join(import.meta.dirname, "src", file));

/** Where the code begins that a public page needs until it reacts, and the service. */
const ofPublicPages = inClient([
  "start/startWhenNeeded.ts",
  "app/start/startApp.tsx",
  "pages/LandingPage.tsx",
  "pages/ProfilesPage.tsx",
  "pages/LearningsPage.tsx",
  "pages/login/LoginPage.tsx",
  "pages/RegisterPage.tsx",
  "app/apollo/service.ts",
]);

/** Where the rest begins that people without a session load. */
const ofVisitors = inClient([
  "features/profiles/directory/Directory.tsx",
  "pages/ForgotPasswordPage.tsx",
  "pages/ResetPasswordPage.tsx",
  "pages/VerifyEmailPage.tsx",
  "pages/UndoEmailPage.tsx",
  "pages/UnsubscribePage.tsx",
  "pages/DeclinePage.tsx",
]);

/**
 * What at least three pages share, in one file for members and one for visitors: a page came in 50 files otherwise, and a
 * browser fetches six at a time. What a public page needs at once stays in files of its own, which are as small as can be.
 */
function sharedFiles(): Rolldown.CodeSplittingGroup {
  let atOnce: ReadonlySet<string> | undefined;
  let visitors: ReadonlySet<string> = new Set();
  return {
    debugName: "members and visitors",
    name: (id, context) => {
      const importsOf = (module: string) => context.getModuleInfo(module)?.importedIds ?? [];
      if (!atOnce) {
        atOnce = reachedFrom(ofPublicPages, importsOf);
        visitors = reachedFrom(ofVisitors, importsOf);
      }
      if (atOnce.has(id)) return null;
      return visitors.has(id) ? "visitors" : "members";
    },
    test: /[\\/]client[\\/]src[\\/](?!pages[\\/]\w+Page\.tsx)|node_modules[\\/]lucide-react/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  };
}

function reachedFrom(entries: readonly string[], importsOf: (id: string) => readonly string[]): Set<string> {
  const reached = new Set(entries);
  for (const id of reached) for (const imported of importsOf(id)) reached.add(imported);
  return reached;
}

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
          output: { codeSplitting: { groups: [...chunks, sharedFiles()] } },
        },
  },
}));
