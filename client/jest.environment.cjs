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

const ownZone = process.env.TZ;

/** Where the clocks of this process are. V8 looks at the variable again when the process itself sets it. */
function setTimeZone(zone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}

/** jsdom with what every browser has and jsdom lacks, taken from Node; a test may put the device into another zone. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.setTimeZone = setTimeZone;
    const borrowed = { AbortController, AbortSignal, fetch, Headers, Request, Response, structuredClone };
    Object.assign(this.global, borrowed, { TextDecoder, TextEncoder });
  }

  async teardown() {
    setTimeZone(ownZone);
    await super.teardown();
  }
};
