import { statSync } from "node:fs";
import path from "node:path";
import { readImports } from "./imports.mjs";
import { top } from "./run.mjs";
import { trackedFiles } from "./trackedFiles.mjs";

/** CI runs one of so many shares each day. */
const shares = 16;

/** What can differ between the databases, with the files that look at plans. */
const canDiffer = /\/platform\/(database|jobs|events|live|mail)\/|\/lock\w+\.test/;

/** The server's test files, relative to the top: those that use the database of the run, and the others. */
export function findServerTests() {
  const imports = readImports(
    top,
    trackedFiles().filter((file) => /^server\/src\/.*\.ts$/.test(file)),
  );
  const tests = [...imports.keys()].filter((file) => file.endsWith(".test.ts")).sort();
  const usesDatabase = reaching(imports, "server/src/testing/database/testDatabase.ts");
  const usesPlans = (file) => imports.get(file).includes("server/src/testing/database/plans.ts");
  const onDatabase = tests.filter(usesDatabase);
  const others = tests.filter((file) => !usesDatabase(file));
  return { onDatabase, others, differing: onDatabase.filter((file) => canDiffer.test(file) || usesPlans(file)) };
}

/**
 * What runs on the embedded database where the same run has all files on PostgreSQL: what can differ, one file for each
 * feature, and a sixteenth of the rest, another one each day.
 */
export function embeddedSelection({ onDatabase, differing }, share) {
  const fixed = new Set([...differing, ...oneForEachFeature(onDatabase)]);
  const rest = onDatabase.filter((file) => !fixed.has(file));
  return [...fixed, ...rest.filter((_file, index) => index % shares === share)].sort();
}

export const shareOfToday = () => Math.floor(Date.now() / 86_400_000) % shares;

/** The file of middle length: the shortest say little, and some long ones try every field and take a minute. */
function oneForEachFeature(files) {
  const featureOf = (file) => /\/features\/(\w+)\//.exec(file)?.[1];
  const lengthOf = (file) => statSync(path.join(top, file)).size;
  const features = [...new Set(files.map(featureOf))].filter(Boolean);
  return features.map((feature) => {
    const own = files.filter((file) => featureOf(file) === feature);
    return own.toSorted((a, b) => lengthOf(a) - lengthOf(b))[own.length >> 1];
  });
}

/** Whether a file imports another one, itself or through others. No file imports itself through others. */
function reaching(imports, wanted) {
  const known = new Map([[wanted, true]]);
  const reaches = (file) => {
    if (!known.has(file)) known.set(file, imports.get(file).some(reaches));
    return known.get(file);
  };
  return reaches;
}
