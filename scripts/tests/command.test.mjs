import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, test } from "node:test";
import { top } from "../run.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "study-circle-command-"));
after(() => rmSync(folder, { recursive: true }));

for (const part of ["scripts", "package.json", "package-lock.json", "tsconfig.json"])
  cpSync(path.join(top, part), path.join(folder, part), { recursive: true });

/** What npm and the two builds are asked for, in order. */
const log = path.join(folder, "done.log");

/** Both only make the folders, as the real ones do, and write down that they ran. */
function placeNpmAndBuilds() {
  const npm = path.join(folder, "npm");
  writeFileSync(npm, `#!/bin/sh\necho "npm $1" >> ${log}\nmkdir -p node_modules\n`);
  chmodSync(npm, 0o755);
  for (const name of ["client", "server"]) {
    mkdirSync(path.join(folder, name, "src"), { recursive: true });
    const build = `import { appendFileSync, mkdirSync } from "node:fs";
      mkdirSync("${name}/dist", { recursive: true });
      appendFileSync("${log}", "build ${name}\\n");`;
    writeFileSync(path.join(folder, name, "build.mjs"), build);
  }
}

// CI says that its own builds are current; the folder has none.
const env = { ...process.env, npm_execpath: "", BUILD_IS_CURRENT: "", PATH: `${folder}:${process.env.PATH}` };
const node = (...args) => execFileSync(process.execPath, args, { cwd: folder, env });

test("a script that calls a tool by its name installs the tools first", () => {
  const { scripts } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
  const callsTool = (script) => script.split(" && ").some((call) => !/^(exec )?(node|npm) /.test(call));

  const callers = Object.entries(scripts).filter(([, script]) => callsTool(script));

  assert.deepEqual(callers.map(([name]) => name).sort(), ["codegen", "format", "format:check", "lint"]);
  assert.ok(callers.every(([, script]) => script.startsWith("node scripts/install.mjs && ")));
});

test("a command after the setup neither installs nor builds again", () => {
  placeNpmAndBuilds();
  node("scripts/setup.mjs");
  writeFileSync(path.join(folder, "server/dist/greet.js"), 'console.log("hello")');

  const said = node("scripts/command.mjs", "greet.js");

  assert.equal(String(said), "hello\n");
  const [first, ...built] = readFileSync(log, "utf8").trim().split("\n");
  assert.equal(first, "npm ci");
  assert.deepEqual(built.sort(), ["build client", "build server"]);
});

test("a command is stopped by a signal to what started it, and gives its exit code", async () => {
  mkdirSync(path.join(folder, "server/dist"), { recursive: true });
  const source = 'process.on("SIGTERM", () => process.exit(7)); setInterval(() => 0, 1_000); console.log("ready");';
  writeFileSync(path.join(folder, "server/dist/waitForSignal.js"), source);
  const command = spawn(process.execPath, ["scripts/command.mjs", "waitForSignal.js"], { cwd: folder, env });
  await once(command.stdout, "data");

  command.kill("SIGTERM");
  const [code] = await once(command, "exit");

  assert.equal(code, 7);
});
