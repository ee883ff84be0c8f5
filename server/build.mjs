import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, watch, writeFileSync } from "node:fs";
import path from "node:path";
import { transformFile } from "@swc/core";

/**
 * Compiles `src` into `dist`, file by file as .swcrc says, and copies what is not TypeScript. Tests stay behind.
 * `--watch` does the same with each file that changes from then on.
 */
const source = path.join(import.meta.dirname, "src");
const target = path.join(import.meta.dirname, "dist");

if (process.argv.includes("--watch")) watchFiles();
else await buildAll();

async function buildAll() {
  rmSync(target, { recursive: true, force: true });
  const entries = readdirSync(source, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  await Promise.all(entries.map((entry) => build(path.relative(source, path.join(entry.parentPath, entry.name)))));
}

function watchFiles() {
  watch(source, { recursive: true }, (event, file) => {
    // It says which sources `dist` was built from as a whole; scripts/build.mjs builds again where it is missing.
    rmSync(path.join(target, ".built-from"), { force: true });
    if (path.extname(file) !== "" && existsSync(path.join(source, file))) build(file).catch(console.error);
  });
}

async function build(file) {
  if (file.endsWith(".test.ts")) return;
  const input = path.join(source, file);
  const output = path.join(target, file).replace(/\.ts$/, ".js");
  mkdirSync(path.dirname(output), { recursive: true });
  if (!file.endsWith(".ts")) return cpSync(input, output);
  const sourceFileName = path.relative(path.dirname(output), input);
  const { code, map } = await transformFile(input, { cwd: import.meta.dirname, sourceFileName });
  writeFileSync(output, `${code}\n//# sourceMappingURL=${path.basename(output)}.map\n`);
  writeFileSync(`${output}.map`, map);
}
