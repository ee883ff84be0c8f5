import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { top } from "../run.mjs";
import { trackedFiles } from "../trackedFiles.mjs";

const files = trackedFiles().filter((file) => /^client\/src\/.*\.tsx?$/.test(file));
const sources = new Map(files.map((file) => [file, readFileSync(path.join(top, file), "utf8")]));
const namesIn = (text, pattern) => [...text.matchAll(pattern)].map(([, name]) => name);

/** What a file takes from the texts of a folder: all that stands behind the name of the module, or in its braces. */
function usedFrom(textsFile, [file, source]) {
  return [...source.matchAll(/import (?:\* as (\w+)|\{([^}]*)\}) from "(\..*texts)"/g)]
    .filter(([, , , place]) => `${path.posix.join(path.posix.dirname(file), place)}.ts` === textsFile)
    .flatMap(([, module, names = ""]) =>
      module ? namesIn(source, new RegExp(`\\b${module}\\.(\\w+)`, "g")) : namesIn(names, /(\w+)/g),
    );
}

const textsFiles = files.filter((file) => path.basename(file) === "texts.ts");

test("there are texts to look at", () => assert.ok(textsFiles.length > 20));

for (const file of textsFiles) {
  test(`every sentence of ${file} is shown somewhere`, () => {
    const own = sources.get(file);
    const used = new Set([...sources].flatMap((each) => usedFrom(file, each)));
    const isUnused = (name) => !used.has(name) && own.match(new RegExp(`\\b${name}\\b`, "g")).length < 2;
    assert.deepEqual(namesIn(own, /^export (?:const|function) (\w+)/gm).filter(isUnused), []);
  });
}
