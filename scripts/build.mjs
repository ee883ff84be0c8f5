import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { fail, runNode, top } from "./run.mjs";

const shared = ["package-lock.json", "tsconfig.json"];
const parts = [
  { name: "server", sources: ["server/src", "server/.swcrc", "server/build.mjs", "server/package.json"] },
  { name: "client", sources: ["client", "docs", "schema.graphql"] },
];

/**
 * Builds the parts (all, or the named ones) that changed since their last build, at the same time. With BUILD_IS_CURRENT, a
 * longer run has done so. `isBrief`: without the sizes of pages that are within their budget.
 */
export async function buildWhatChanged(names = parts.map(({ name }) => name), { isBrief = false } = {}) {
  if (process.env.BUILD_IS_CURRENT) return;
  await Promise.all(parts.filter(({ name }) => names.includes(name)).map((part) => buildIfChanged(part, isBrief)));
}

async function buildIfChanged({ name, sources }, isBrief) {
  const marker = path.join(top, name, "dist/.built-from");
  const fingerprint = fingerprintOf([...shared, ...sources]);
  if (existsSync(marker) && readFileSync(marker, "utf8") === fingerprint) return;
  console.log(`Building the ${name}…`);
  await runNode([`${name}/build.mjs`], { env: isBrief ? { BRIEF_BUILD: "true" } : {} });
  writeFileSync(marker, fingerprint);
}

function fingerprintOf(places) {
  const hash = createHash("sha256");
  for (const file of places.flatMap(filesIn).sort()) hash.update(file).update(readFileSync(path.join(top, file)));
  return hash.digest("hex");
}

const left = new Set(["node_modules", "dist", "coverage", ".cache"]);

function filesIn(place) {
  const folder = path.join(top, place);
  if (!existsSync(folder)) return [];
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => !left.has(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .flatMap((entry) => (entry.isDirectory() ? filesIn(`${place}/${entry.name}`) : [`${place}/${entry.name}`]));
  } catch {
    return [place];
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const named = process.argv.slice(2);
  await buildWhatChanged(named.length > 0 ? named : undefined).catch(fail);
}
