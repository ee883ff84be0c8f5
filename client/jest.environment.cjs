const { TestEnvironment } = require("jest-environment-jsdom");

/** jsdom with what every browser has and jsdom lacks, taken from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const borrowed = { AbortController, AbortSignal, fetch, Headers, Request, Response, structuredClone };
    Object.assign(this.global, borrowed, { TextDecoder, TextEncoder });
  }
};
