import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run } from "../scripts/run.mjs";

/** Installs what a folder's lock names, unless that is done. False without a registry. */
export async function installIn(folder, names) {
  const marker = path.join(folder, "node_modules/.installed-from");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return true;
  console.log(`Installing ${names}…`);
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  if ((await run("npm", args, { cwd: folder, allowFailure: true })) !== 0) return false;
  writeFileSync(marker, lock);
  return true;
}
