import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";

const read = (file) => readFileSync(path.join(top, file), "utf8");
const { scripts } = JSON.parse(read("package.json"));

/** Files that commands of package.json and of the documents start with Node.js. */
const entries = [
  ...new Set(
    [...Object.values(scripts), read("README.md"), read("CONTRIBUTING.md")].flatMap((text) =>
      [...text.matchAll(/\bnode (?:--?[\w=-]+ )*([\w/]+\.mjs)/g)].map(([, file]) => file),
    ),
  ),
];

/** What `npm start` installs. */
const installed = ["server", "client"].flatMap((workspace) => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${workspace}/package.json`));
  return [...Object.keys(dependencies), ...Object.keys(devDependencies)];
});

const imports = /^(?:import|export)\s(?:[^;"']*?\sfrom\s)?["']([^"']+)["']/gm;

/** The packages that are loaded when a file starts: `import()` after the installation does not count. */
function packagesOf(file, seen = new Set()) {
  if (seen.has(file) || !existsSync(path.join(top, file))) return [];
  seen.add(file);
  return [...read(file).matchAll(imports)].flatMap(([, name]) => {
    if (name.startsWith(".")) return packagesOf(path.join(path.dirname(file), name), seen);
    if (name.startsWith("node:") || builtinModules.includes(name)) return [];
    return [
      {
        file,
        name: name
          .split("/")
          .slice(0, name.startsWith("@") ? 2 : 1)
          .join("/"),
      },
    ];
  });
}

for (const entry of entries) {
  test(`N31 ${entry} starts where only npm start has run`, () => {
    assert.ok(existsSync(path.join(top, entry)), `${entry} does not exist`);
    const missing = packagesOf(entry).filter(({ name }) => !installed.includes(name));
    assert.deepEqual(missing, [], "these packages belong to the workspace tools, which is not installed yet");
  });
}

test("N42 every package of the lock file has a checksum", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const without = Object.entries(packages)
    .filter(([place, { link, integrity }]) => place.includes("node_modules/") && !link && !integrity)
    .map(([place]) => place);
  assert.deepEqual(without, []);
});
