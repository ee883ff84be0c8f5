import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { type Options, transform } from "@swc/core";
import { defineConfig } from "vitest/config";
import { requiredPackages } from "../scripts/vitest/requiredPackages.mjs";

const { $schema: _, ...options } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, ".swcrc"), "utf8"),
) as Options;

/** Compiles as the build does: Vite's own compiler writes no types of decorated properties. */
const swc = {
  name: "swc",
  enforce: "pre" as const,
  transform: (code: string, id: string) =>
    id.endsWith(".ts") ? transform(code, { ...options, module: { type: "es6" }, filename: id, swcrc: false }) : null,
};

export default defineConfig({
  root: path.join(import.meta.dirname, "src"),
  plugins: [swc, requiredPackages],
  oxc: false,
  test: {
    name: "server",
    globals: true,
    include: ["**/*.test.ts"],
    globalSetup: "testing/app/globalSetup.ts",
    setupFiles: "testing/app/setupTests.ts",
    // The files of a worker share its process and all modules: loading them takes longer than most files.
    pool: "forks",
    isolate: false,
    // One more than there are cores, because tests also wait.
    maxWorkers: availableParallelism() + 1,
    // Generous, for machines that do other work: a test that hangs fails all the same.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
