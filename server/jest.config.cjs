/** @type {import("jest").Config} */
module.exports = {
  displayName: "server",
  rootDir: "src",
  testEnvironment: "node",
  transform: { "^.+\\.ts$": ["@swc/jest"] },
  setupFiles: ["reflect-metadata"],
  globalSetup: "<rootDir>/testing/globalSetup.ts",
  globalTeardown: "<rootDir>/testing/globalTeardown.ts",
  testTimeout: 30_000,
};
