import { createRequire, isBuiltin } from "node:module";

/** Finds packages by `require`: of a package that comes in two forms, parts of both would be loaded otherwise. */
export const requiredPackages = {
  name: "required-packages",
  enforce: "pre",
  resolveId(name, importer) {
    if (!importer || !/^[@a-z]/.test(name) || isBuiltin(name)) return null;
    return createRequire(importer).resolve(name);
  },
};
