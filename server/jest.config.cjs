const { availableParallelism } = require("node:os");

/** @type {import("jest").Config} */
module.exports = {
  displayName: "server",
  rootDir: "src",
  testEnvironment: "<rootDir>/../jest.environment.cjs",
  runtime: "<rootDir>/../jest.runtime.cjs",
  transform: { "^.+\\.[tj]s$": ["@swc/jest"] },
  // These come as ES modules only, which Jest cannot require.
  transformIgnorePatterns: ["/node_modules/(?!@dicebear/)"],
  setupFiles: ["reflect-metadata"],
  globalSetup: "<rootDir>/testing/globalSetup.ts",
  globalTeardown: "<rootDir>/testing/globalTeardown.ts",
  // One more than there are cores, because tests also wait: with two workers, a fifth of the time.
  maxWorkers: availableParallelism() + 1,
  // Generous, for machines that do other work: a test that hangs fails all the same.
  testTimeout: 90_000,
};
