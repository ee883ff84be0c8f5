import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { requiredPackages } from "../scripts/vitest/requiredPackages.mjs";

const ofAll = {
  globals: true,
  restoreMocks: true,
  // The files of a worker share its page and all packages: loading them takes longer than most files.
  pool: "forks",
  isolate: false,
  // One more than there are cores, because tests also wait.
  maxWorkers: availableParallelism() + 1,
  // Generous, for machines that do other work: a test that hangs fails all the same.
  testTimeout: 90_000,
  hookTimeout: 90_000,
} as const;

/** `.test.tsx`: pages and pieces in jsdom. `.test.ts`: what needs no page, because opening one takes longer than these tests. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [requiredPackages],
  test: {
    ...ofAll,
    projects: [
      {
        extends: true,
        test: {
          name: "client",
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost/" } },
          include: ["src/**/*.test.tsx"],
          setupFiles: "src/testing/setupTests.ts",
        },
      },
      {
        extends: true,
        test: { name: "client without a page", environment: "node", include: ["{src,playground}/**/*.test.ts"] },
      },
    ],
  },
});
