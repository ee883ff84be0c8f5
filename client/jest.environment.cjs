const vm = require("node:vm");
const { TestEnvironment } = require("jest-environment-jsdom");

/** What V8 made of a file: the next test file of this process loads it again, in a window of its own. */
const compiled = new Map();
const compileFunction = vm.compileFunction;

vm.compileFunction = (code, params, options) => {
  const known = compiled.get(options.filename);
  if (known?.code === code) return compileFunction(code, params, { ...options, cachedData: known.cachedData });
  const run = compileFunction(code, params, { ...options, produceCachedData: true });
  compiled.set(options.filename, { code, cachedData: run.cachedData });
  return run;
};

/** jsdom with what every browser has and jsdom lacks, taken from Node. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    const borrowed = { AbortController, AbortSignal, fetch, Headers, Request, Response, structuredClone };
    Object.assign(this.global, borrowed, { TextDecoder, TextEncoder });
  }
};
