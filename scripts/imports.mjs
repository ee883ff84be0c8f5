import { readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";

/** The imports of each file, including types; all paths are relative to `top`. */
export function readImports(top, files) {
  const known = new Set(files);
  const resolve = (from, name) => {
    const base = path.posix.join(path.posix.dirname(from), name);
    return [base, `${base}.ts`, `${base}.tsx`].find((file) => known.has(file));
  };
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(top, file), "utf8"), true, true);
      const names = importedFiles.map(({ fileName }) => fileName).filter((name) => name.startsWith("."));
      return [file, names.map((name) => resolve(file, name)).filter(Boolean)];
    }),
  );
}

/** The code files, without generated ones. */
export const codeFiles = (files) =>
  files.filter((file) => /\.(tsx?|mjs|cjs)$/.test(file) && !file.includes("/generated/"));

/** Import cycles: the strongly connected components, by Tarjan's algorithm. */
export function findCycles(imports) {
  const [order, low, stack, cycles] = [new Map(), new Map(), [], []];
  const visit = (file) => {
    order.set(file, order.size);
    low.set(file, order.get(file));
    stack.push(file);
    for (const other of imports.get(file) ?? []) {
      if (!order.has(other)) visit(other);
      if (stack.includes(other)) low.set(file, Math.min(low.get(file), low.get(other)));
    }
    if (low.get(file) !== order.get(file)) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const file of imports.keys()) if (!order.has(file)) visit(file);
  return cycles;
}
