import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";

/** What the compressed JavaScript of a page may weigh, in kB: the first load of `/`, and what any other page adds. */
const firstLoadBudget = 190;
const otherPageBudget = 60;

const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../dist");
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));

/** The files that come with a module at once: itself and what it imports, but nothing that it imports later. */
function filesOf(module, known = new Set()) {
  const { file, imports = [] } = manifest[module];
  if (known.has(file)) return known;
  known.add(file);
  imports.forEach((name) => filesOf(name, known));
  return known;
}

/** Compressed as it is served: with brotli, which every browser of these years takes. */
const weigh = (files, compress = brotliCompressSync) =>
  [...files].reduce((sum, file) => sum + compress(readFileSync(path.join(dist, file))).length, 0) / 1000;

const pageOf = (name) => `src/pages/${name}Page.tsx`;
const start = filesOf("index.html");
const first = new Set([...start, ...filesOf(pageOf("Landing"))]);
const rows = Object.keys(manifest)
  .filter((module) => /^src\/pages\/\w+Page\.tsx$/.test(module) && module !== pageOf("Landing"))
  .map((module) => [path.basename(module, ".tsx"), weigh([...filesOf(module)].filter((file) => !first.has(file)))]);

const firstWeight = weigh(first);
const isOver = firstWeight > firstLoadBudget || rows.some(([, weight]) => weight > otherPageBudget);
console.log(
  `First load of /: ${firstWeight.toFixed(1)} kB of ${firstLoadBudget} (gzip ${weigh(first, gzipSync).toFixed(1)})`,
);
rows
  .sort((a, b) => b[1] - a[1])
  .forEach(([name, weight]) => console.log(`  ${name}: +${weight.toFixed(1)} kB of ${otherPageBudget}`));
if (!existsSync(dist) || isOver) {
  console.error("The JavaScript is over its budget.");
  process.exitCode = 1;
}
