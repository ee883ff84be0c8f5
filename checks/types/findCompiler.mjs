import path from "node:path";
import { top } from "../../scripts/run.mjs";
import { installIn } from "../install.mjs";

/**
 * TypeScript 7, which checks the same types in a third of the processor time. It has no interface for ESLint and the
 * code generator, so everything else uses TypeScript 6, which also stands in without a registry.
 */
export async function findCompiler() {
  const isInstalled = await installIn(path.join(top, "checks/types"), "TypeScript 7");
  return path.join(top, isInstalled ? "checks/types" : "", "node_modules/typescript/bin/tsc");
}
