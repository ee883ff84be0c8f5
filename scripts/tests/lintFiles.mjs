import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { top } from "../run.mjs";

const settings = ["", "server/", "client/", "scripts/"].map((place) => `${place}tsconfig.json`);

/**
 * Lints files, texts by their names, with the configuration of this project in a folder of its own. Returns what is reported, as
 * "file:line rule".
 */
export function lintFiles(files) {
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-lint-"));
  try {
    const scripts = readdirSync(path.join(top, "scripts")).filter((name) => name.endsWith(".mjs"));
    for (const name of [".oxlintrc.json", ...settings, ...scripts.map((script) => `scripts/${script}`)])
      cpSync(path.join(top, name), path.join(folder, name));
    symlinkSync(path.join(top, "node_modules"), path.join(folder, "node_modules"));
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text);
    }
    const bin = path.join(top, "node_modules/oxlint/bin/oxlint");
    const args = [bin, "--type-aware", "--format=json", ...Object.keys(files)];
    const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8", maxBuffer: 1e8 });
    return new Set(JSON.parse(stdout).diagnostics.map(reportOf));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const reportOf = ({ filename, code, labels }) => `${filename}:${labels[0].span.line} ${/\((.+)\)/.exec(code)[1]}`;
