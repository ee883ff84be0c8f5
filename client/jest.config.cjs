const { availableParallelism } = require("node:os");

/** These load a hundred components each, of which a page uses a few. */
const lazyIndex = "(@chakra-ui|@ark-ui)/react/dist/(cjs/)?index\\.cjs$";

/** Pages and pieces in jsdom, compiled by swc. */
module.exports = {
  rootDir: __dirname,
  testEnvironment: "<rootDir>/jest.environment.cjs",
  testMatch: ["<rootDir>/src/**/*.test.{ts,tsx}"],
  setupFiles: ["<rootDir>/jest.browserGaps.cjs"],
  setupFilesAfterEnv: ["<rootDir>/src/testing/setupTests.ts"],
  moduleNameMapper: { "\\.(css|svg|woff2)(\\?.*)?$": "<rootDir>/src/testing/fileStub.ts" },
  transform: {
    [lazyIndex]: "<rootDir>/jest.lazyIndex.cjs",
    "^.+\\.tsx?$": [
      "@swc/jest",
      {
        jsc: {
          parser: { syntax: "typescript", tsx: true, dynamicImport: true },
          transform: { react: { runtime: "automatic" } },
          target: "es2022",
        },
        module: { type: "commonjs" },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!${lazyIndex})`],
  restoreMocks: true,
  // One more than there are cores, because tests also wait.
  maxWorkers: availableParallelism() + 1,
  // Generous, for machines that do other work: a test that hangs fails all the same.
  testTimeout: 90_000,
};
