import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { resolveConfig } from "vite";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

/*
 * Tests, `npm run dev` and the build run the same components, styles and libraries: nothing of ours puts one module in the place of
 * another in one of them, and no module asks which of them it runs in. The exception: what markdown-it imports for rules that are not
 * enabled is left out of what browsers load. The same texts are formatted by tests with the whole packages and by browser tests
 * without them (D8).
 */

const leftOut = ["entities", "linkify-it"];

const isOwn = ({ name }) => !/^(vite|builtin|native|alias)\b/.test(name);
/** With these a plugin can put other code in the place of a module. `transformIndexHtml` cannot. */
const replacing = ["resolveId", "load", "transform", "renderChunk", "generateBundle"];

/** What the configuration of one command replaces. */
function replacements({ plugins, resolve, define = {} }) {
  const own = plugins
    .filter(isOwn)
    .flatMap((plugin) => replacing.filter((hook) => plugin[hook]).map((hook) => `${plugin.name}: ${hook}`));
  const aliases = resolve.alias.map(({ find }) => String(find)).filter((find) => !find.includes("@vite\\/"));
  return [...own, ...aliases, ...Object.keys(define)];
}

const configOf = (command, changes = {}) =>
  resolveConfig(
    {
      root: path.join(top, "client"),
      configFile: path.join(top, "client/vite.config.ts"),
      logLevel: "silent",
      ...changes,
    },
    command,
    command === "build" ? "production" : "development",
  );

test("neither the build nor the development server replaces a module besides those that are left out", async () => {
  for (const command of ["build", "serve"]) assert.deepEqual(replacements(await configOf(command)), leftOut, command);
});

test("a replaced module is found", async () => {
  const plugins = [{ name: "lighter-library", resolveId: () => null }];
  const found = replacements(
    await configOf("build", { plugins, resolve: { alias: { react: "other" } }, define: { FAST: "1" } }),
  );
  assert.deepEqual(found, ["lighter-library: resolveId", ...leftOut, "react", "FAST"]);
});

const asksWhere = /import\.meta\.env\.(?:PROD|DEV|MODE|SSR)|process\.env\.(?:NODE_ENV|VITEST)/;

test("no module of the client asks whether it runs in a test, in development or in production", () => {
  const files = trackedFiles().filter(
    (file) => /^client\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file),
  );
  assert.ok(files.length > 300);
  assert.deepEqual(
    files.filter((file) => asksWhere.test(readFileSync(path.join(top, file), "utf8"))),
    [],
  );
});
