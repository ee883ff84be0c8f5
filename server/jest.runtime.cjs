const { createRequire } = require("node:module");
const path = require("node:path");
const vm = require("node:vm");
const { default: Runtime } = require("jest-runtime");

/** What starts like a package, not like a file; Node's own modules and Jest's stay with Jest. */
const packageName = /^(?!\.|\/|node:|@jest\/)/;

/** Tests, and what they share: these files register hooks and hold what belongs to one test file. */
const ofOneTestFile = /\.test\.ts$|(^|[/\\])testing[/\\]/;
const sources = path.join(__dirname, "src") + path.sep;

/** The modules of the service that a test file of this process has loaded, by file. */
const loaded = new Map();
const sourceMaps = new Map();
const latest = { runtime: null };

/**
 * Loads packages and the service's own modules once per process, instead of once per test file: evaluating all modules
 * took longer than most test files. Only a file that replaces modules has modules of its own.
 */
module.exports = class SharedModulesRuntime extends Runtime {
  constructor(...args) {
    super(...args);
    latest.runtime = this;
    // Stack traces find the lines of modules that an earlier test file has loaded.
    this.transformCache.sourceMaps = sourceMaps;
  }

  requireModuleOrMock(from, name) {
    if (packageName.test(name)) return createRequire(from)(name);
    if (this._environment.replacesModules || name.startsWith("node:")) return super.requireModuleOrMock(from, name);
    const file = this._resolution.resolveCjs(from, name);
    const isOurs = file.startsWith(sources) && file.endsWith(".ts");
    const isShared = isOurs && !ofOneTestFile.test(file.slice(sources.length));
    return isShared ? this.requireShared(file) : super.requireModuleOrMock(from, name);
  }

  requireShared(filename) {
    const known = loaded.get(filename);
    if (known) return known.exports;
    const module = { exports: {}, filename };
    // Before it is evaluated, because modules may import each other.
    loaded.set(filename, module);
    try {
      const code = this.transformCache.transform(filename);
      const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
      const names = ["module", "exports", "require", "__dirname", "__filename"];
      const run = vm.compileFunction(code, names, { filename, importModuleDynamically });
      run.call(module.exports, module, module.exports, requireFrom(filename), path.dirname(filename), filename);
    } catch (error) {
      loaded.delete(filename);
      throw error;
    }
    return module.exports;
  }
};
module.exports.default = module.exports;

/** A module may load another one later, in another test file. */
function requireFrom(filename) {
  const { resolve } = createRequire(filename);
  return Object.assign((name) => latest.runtime.requireModuleOrMock(filename, name), { resolve });
}
