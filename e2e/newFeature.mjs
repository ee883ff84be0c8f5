import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { findCompiler } from "../checks/types/findCompiler.mjs";
import { writeResult } from "../scripts/results.mjs";
import { fail, run, top } from "../scripts/run.mjs";

/**
 * A new feature needs one folder, one line in `features.ts`, and one line for its page. This adds the example feature to a copy of
 * the project, and checks that everything else derives from it.
 */
const tests = [
  "features/notes",
  "src/features.test",
  "edges/graphql/schema.test",
  "edges/graphql/schemaLists.test",
  "openapi/openApi.test",
  "entities.test",
  "myData/personalData.test",
];

async function main() {
  const copy = mkdtempSync(path.join(tmpdir(), "study-circle-feature-"));
  try {
    copyProject(copy);
    addFeature(copy);
    const command = (file, ...args) => run(process.execPath, [path.join("node_modules", file), ...args], { cwd: copy });
    await run(process.execPath, ["server/build.mjs"], { cwd: copy });
    await run(process.execPath, ["server/dist/commands/contracts.js", "."], { cwd: copy });
    await command("@graphql-codegen/cli/cjs/bin.js", "--config", "codegen.yml", "--silent");
    const compiler = await findCompiler();
    for (const workspace of ["server", "client"])
      await run(process.execPath, [compiler, "--noEmit", "--project", workspace], { cwd: copy });
    await command(
      "oxlint/bin/oxlint",
      "--type-aware",
      "--deny-warnings",
      "server/src/features/notes",
      "client/src/pages/NotesPage.tsx",
      "client/src/features/notes",
    );
    await command("vitest/vitest.mjs", "run", "--config", "server/vitest.config.mts", ...tests);
    checkContracts(copy);
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
  writeResult("newFeature", { passed: 1, failed: 0 });
}

/** The files under version control, and the installed packages as they are. */
function copyProject(copy) {
  const files = execFileSync("git", ["ls-files"], { cwd: top, encoding: "utf8" }).split("\n");
  for (const file of files.filter((name) => existsSync(path.join(top, name)) && name !== "")) {
    cpSync(path.join(top, file), path.join(copy, file));
  }
  for (const workspace of ["", "server", "client", "tools"]) {
    const packages = path.join(top, workspace, "node_modules");
    if (existsSync(packages)) symlinkSync(packages, path.join(copy, workspace, "node_modules"));
  }
}

/** The folder, the line in `features.ts`, and the page. */
function addFeature(copy) {
  cpSync(path.join(copy, "examples/notes/server"), path.join(copy, "server/src/features/notes"), { recursive: true });
  for (const file of ["notes.graphql", "texts.ts"]) {
    cpSync(path.join(copy, "examples/notes/client", file), path.join(copy, "client/src/features/notes", file));
  }
  cpSync(path.join(copy, "examples/notes/client/NotesPage.tsx"), path.join(copy, "client/src/pages/NotesPage.tsx"));
  change(path.join(copy, "server/src/features.ts"), [
    [`import { groups }`, `import { notes } from "./features/notes/feature";\nimport { groups }`],
    [`\n  groups,\n`, `\n  groups,\n  notes,\n`],
  ]);
  change(path.join(copy, "client/src/app/routing/pages.tsx"), [
    [
      `  "*":`,
      `  "/notes": members(() => import("../../pages/NotesPage").then((module) => module.NotesPage)),\n  "*":`,
    ],
  ]);
}

function change(file, replacements) {
  let text = readFileSync(file, "utf8");
  for (const [from, to] of replacements) {
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    text = text.replace(from, to);
  }
  writeFileSync(file, text);
}

/** Both contracts know the feature. */
function checkContracts(copy) {
  const schema = readFileSync(path.join(copy, "schema.graphql"), "utf8");
  if (!/^ {2}addNote\(/m.test(schema)) throw new Error("schema.graphql has no addNote");
  const { paths } = JSON.parse(readFileSync(path.join(copy, "docs/openapi.json"), "utf8"));
  const methods = Object.keys(paths["/api/notes"] ?? {}).join();
  if (methods !== "get,post") throw new Error(`docs/openapi.json has "${methods}" for /api/notes`);
}

await main().catch(fail);
