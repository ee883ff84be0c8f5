import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkNodeVersion } from "./nodeVersion.mjs";
import { run, top } from "./run.mjs";

const marker = path.join(top, "node_modules/.installed-from");

/**
 * Installs exactly what package-lock.json says, unless that has been done. Called by the scripts themselves, because
 * npm skips `prestart` and `pretest` when scripts are ignored in its configuration.
 */
export async function ensureInstalled() {
  checkNodeVersion();
  const lock = createHash("sha256")
    .update(readFileSync(path.join(top, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing what is missing (about a minute)…");
  // Development packages are needed even under NODE_ENV=production: they build the site.
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(marker, lock);
}
