const { readFileSync } = require("node:fs");
const vm = require("node:vm");
const { ModernFakeTimers } = require("@jest/fake-timers");
const { TestEnvironment } = require("jest-environment-node");
const { ModuleMocker } = require("jest-mock");

/** Compiled once per process: a file's function is called again, with fresh modules, for every test file. */
const compiled = new Map();
const ownRealm = vm.createContext({});
const compileFunction = vm.compileFunction;

/** Jest always compiles into a context of its own; here that context stands for the process itself. */
vm.compileFunction = (code, params, { filename, parsingContext, ...options }) => {
  if (parsingContext !== ownRealm) return compileFunction(code, params, { filename, parsingContext, ...options });
  const known = compiled.get(filename);
  if (known?.code === code) return known.run;
  const importModuleDynamically = vm.constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const run = compileFunction(code, params, { filename, importModuleDynamically });
  compiled.set(filename, { code, run });
  return run;
};

/** What packages collect from the decorators of modules: it is shared exactly where the modules are. */
const collections = ["typeormMetadataArgsStorage", "TypeGraphQLMetadataStorage", "classValidatorMetadataStorage"];
const collected = {};

/**
 * Runs test files in the process itself instead of a vm context each: packages and the service's modules are shared
 * between the files of a worker (see jest.runtime.cjs). Globals and environment variables are restored after each file.
 */
module.exports = class ProcessEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.replacesModules = /\bjest\.(mock|doMock|isolateModules|resetModules)\b/.test(
      readFileSync(context.testPath, "utf8"),
    );
    // The set-up of a run in one process has loaded modules of its own.
    for (const name of collections) delete globalThis[name];
    this.globals = Object.getOwnPropertyDescriptors(globalThis);
    if (!this.replacesModules) Object.assign(globalThis, collected);
    this.env = { ...process.env };
    this.exit = process.exit;
    this.global = globalThis;
    this.context = ownRealm;
    this.moduleMocker = new ModuleMocker(globalThis);
    const { projectConfig } = config;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  async teardown() {
    this.moduleMocker.restoreAllMocks();
    await super.teardown();
    if (!this.replacesModules) for (const name of collections) collected[name] = globalThis[name];
    for (const key of Reflect.ownKeys(globalThis)) {
      if (!Object.hasOwn(this.globals, key)) Reflect.deleteProperty(globalThis, key);
    }
    Object.defineProperties(globalThis, this.globals);
    for (const name of Object.keys(process.env)) if (!Object.hasOwn(this.env, name)) delete process.env[name];
    Object.assign(process.env, this.env);
    process.exit = this.exit;
  }
};
