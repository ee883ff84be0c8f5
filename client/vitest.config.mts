import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { requiredPackages } from "../scripts/vitest/requiredPackages.mjs";

/** Pages and pieces in jsdom. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [requiredPackages],
  test: {
    name: "client",
    globals: true,
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost/" } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: "src/testing/setupTests.ts",
    restoreMocks: true,
    // The files of a worker share its page and all packages: loading them takes longer than most files.
    pool: "forks",
    isolate: false,
    // One more than there are cores, because tests also wait.
    maxWorkers: availableParallelism() + 1,
    // Generous, for machines that do other work: a test that hangs fails all the same.
    testTimeout: 90_000,
    hookTimeout: 90_000,
  },
});
