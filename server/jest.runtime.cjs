const { createRequire } = require("node:module");
const { default: Runtime } = require("jest-runtime");

/** What starts like a package, not like a file; Node's own modules and Jest's stay with Jest. */
const packageName = /^(?!\.|\/|node:|@jest\/)/;

/** Loads packages once per process, with Node's own loader, instead of once per test file with Jest's. */
module.exports = class SharedPackagesRuntime extends Runtime {
  requireModuleOrMock(from, name) {
    if (!packageName.test(name)) return super.requireModuleOrMock(from, name);
    return createRequire(from)(name);
  }
};
module.exports.default = module.exports;
