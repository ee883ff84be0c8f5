import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineBootScript } from "./prerender/bootScript.mjs";

const service = "http://127.0.0.1:4000";

const packageNames = (...names: string[]) => `node_modules[\\/](${names.join("|")})[\\/]`;
const sources = (...paths: string[]) => `src[\\/](${paths.join("|").replaceAll("/", "[\\\\/]")})\\b[^?]*\\.tsx?$`;
const anyOf = (...patterns: string[]) => new RegExp(patterns.join("|"));

/**
 * What changes far less often than the product keeps its own cached files, and small shared pieces come in one. In the
 * order in which a visitor needs them: the service's code comes last, without the socket, which only live pages need.
 */
const chunks = [
  { name: "loader", test: /vite[\\/]preload-helper/ },
  { name: "react", test: anyOf(packageNames("react", "react-dom", "react-router", "react-router-dom", "scheduler")) },
  {
    name: "chakra",
    test: anyOf(
      packageNames("@chakra-ui", "@emotion", "@pandacss", "stylis", "react-is", "hoist-non-react-statics"),
      sources("app/theme/(?!theme)\\w+"),
    ),
  },
  {
    name: "shell",
    test: anyOf(
      sources(
        "app/(?!theme|startApp|service|apolloC|sessionLinks|lazySocketLink|socketLink)\\w+",
        "features/alerts",
        "shared/service",
      ),
      sources("ui/(Button|Mark|PageTitle|Picture|ShapeIcon|problem|draftStore|usePendingDelay)"),
    ),
  },
  {
    name: "service",
    test: anyOf(
      packageNames("@apollo", "graphql", "rxjs", "optimism", "@wry", "tslib"),
      sources("app/(apolloC\\w+|sessionLinks|lazySocketLink)", "generated", "features/accounts/accountService"),
    ),
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), inlineBootScript()],
  server: {
    host: "127.0.0.1",
    port: 5173,
    proxy: {
      "/graphql": { target: service, ws: true },
      "/api": service,
      "/avatars": service,
    },
  },
  build: {
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: "es2022",
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
}));
