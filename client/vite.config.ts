import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineBootScript } from "./prerender/bootScript.mjs";

const service = "http://127.0.0.1:4000";

const packages = (...names: string[]) => new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

const chunks = [
  { name: "react", test: packages("react", "react-dom", "react-router", "react-router-dom", "scheduler") },
  { name: "apollo", test: packages("@apollo", "graphql", "rxjs", "optimism", "@wry", "tslib") },
  {
    name: "chakra",
    test: packages("@chakra-ui", "@emotion", "@pandacss", "stylis", "react-is", "hoist-non-react-statics"),
  },
  // Without the socket, which only live pages need.
  {
    name: "shell",
    test: /src[\\/](app[\\/](?!socketLink)|features[\\/]alerts|ui[\\/](Button|Mark|PageTitle|Picture|ShapeIcon|problem|draftStore|usePendingDelay)\b)/,
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
    // What changes far less often than the product does keeps its own cached files; small shared pieces come in one.
    rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunks } } },
  },
}));
