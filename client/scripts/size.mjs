import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { filesOf } from "../prerender/manifest.mjs";

/** Budgets of JavaScript, in kB after brotli: until a public page reacts, the whole first load, and what another page adds. */
const reactsBudget = 130;
const firstLoadBudget = 180;
const otherPageBudget = 60;
/** Budgets of the number of files until a public page reacts, and of the largest file, in uncompressed kB. */
const filesBudget = 20;
const largestFileBudget = 260;
/** The number of files that another page brings: a browser fetches six at a time, each for a round trip. */
const pageFilesBudget = 25;

const publicPages = ["Landing", "Profiles", "Learnings", "Login", "Register"];
const dist = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../dist");
const manifest = JSON.parse(readFileSync(path.join(dist, ".vite/manifest.json"), "utf8"));
const pageOf = (name) => Object.keys(manifest).find((file) => file.endsWith(`/${name}Page.tsx`));
const filesOfAll = (...modules) => modules.reduce((known, name) => filesOf(manifest, name, known), new Set());

const weights = new Map();
function weigh(files) {
  const sizes = [...files].map((file) => {
    if (!weights.has(file)) weights.set(file, compressedSize(path.join(dist, file)));
    return weights.get(file);
  });
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

/** Small files are not compressed in advance. */
function compressedSize(file) {
  return existsSync(`${file}.br`) ? statSync(`${file}.br`).size : brotliCompressSync(readFileSync(file)).length;
}

const core = ["index.html", "src/app/start/startApp.tsx"];
const first = filesOfAll(...core, "src/app/apollo/service.ts");
const rows = [
  ...publicPages.map((name) => [`${name} reacts`, weigh(filesOfAll(...core, pageOf(name))), reactsBudget]),
  [
    "First load with the service",
    weigh(filesOfAll(...core, "src/app/apollo/service.ts", pageOf("Landing"))),
    firstLoadBudget,
  ],
  ...Object.keys(manifest)
    .filter((module) => /^src\/pages\/\w+Page\.tsx$/.test(module))
    .map((module) => [
      `${path.basename(module, ".tsx")} adds`,
      weigh([...filesOfAll(module)].filter((file) => !first.has(file))),
      otherPageBudget,
    ]),
];
for (const [name, weight, budget] of rows) report(name, weight, budget, " kB");
for (const name of publicPages) report(`${name} runs files`, filesOfAll(...core, pageOf(name)).size, filesBudget);
const filesByPage = JSON.parse(readFileSync(path.join(dist, "preloads.json"), "utf8"));
const [mostFiles, route] = Object.entries(filesByPage)
  .map(([page, files]) => [files.length, page])
  .sort(([one], [other]) => other - one)[0];
report(`Files of another page, at most (${route})`, mostFiles, pageFilesBudget);
const started = filesOfAll(...core, "src/app/apollo/service.ts", ...publicPages.map(pageOf));
const sizes = [...started].map((file) => statSync(path.join(dist, file)).size / 1000);
report("Largest file that a task evaluates", Math.max(...sizes), largestFileBudget, " kB");
/** Settings, moderation and every other page come when they are opened, and not with the first load. */
const pages = readdirSync(path.resolve(dist, "../src/pages")).filter((name) => /^\w+Page\.tsx$/.test(name));
const early = pages.filter((name) => {
  // A page that others show, too, has a file of its own without being its entry.
  const ownFile = ({ name: chunk, isEntry }) => chunk === path.basename(name, ".tsx") && !isEntry;
  const own = manifest[`src/pages/${name}`] ?? Object.values(manifest).find(ownFile);
  return !own || own.isEntry || first.has(own.file);
});
report(["Pages that come before they are opened", ...early].join(" "), early.length, 0);

function report(name, value, budget, unit = "") {
  const isOver = value > budget;
  // Who only starts the site needs no list of what is within its budget.
  if (isOver || !process.env.BRIEF_BUILD)
    console.log(`  ${name}: ${Number(value.toFixed(1))}${unit} of ${budget}${isOver ? "  TOO HEAVY" : ""}`);
  if (isOver) process.exitCode = 1;
}
