import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { inlineBootScript } from "./prerender/bootScript.mjs";

const service = "http://127.0.0.1:4000";

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
    // React and Apollo change far less often than the product does, so they keep their own cached files.
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
                },
                { name: "apollo", test: /node_modules[\\/](@apollo|graphql|rxjs|optimism|@wry|graphql-tag)[\\/]/ },
              ],
            },
          },
        },
  },
}));
