import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { checkNodeVersion } from "./nodeVersion.mjs";
import { run, top } from "./run.mjs";

const marker = path.join(top, "node_modules/.installed-from");
/**
 * No script of a package runs: none is needed, and a stolen package would run as the person who installs it. Development
 * packages are also needed with NODE_ENV=production, because they build the site. The lockfile says which version of
 * each package is needed, so npm need not ask the registry about those that it has in its cache (a sixth of the time).
 */
const npmOptions = [
  "--ignore-scripts",
  "--include=dev",
  "--prefer-offline",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/**
 * Installs the packages of package-lock.json if they are not installed. The scripts call it themselves, because npm skips
 * `prestart` and `pretest` with `ignore-scripts`. Building and running need the packages of two workspaces; tests, checks
 * and measurements also need those of `tools`, which are as many again.
 */
export async function ensureInstalled({ withTools = true } = {}) {
  checkNodeVersion();
  const lock = createHash("sha256")
    .update(readFileSync(path.join(top, "package-lock.json")))
    .digest("hex");
  const [installedLock, installedTools] = existsSync(marker) ? readFileSync(marker, "utf8").split("\n") : [];
  const hadTools = installedTools === "with tools";
  if (installedLock === lock && (hadTools || !withTools)) return;
  const takesTools = withTools || hadTools;
  if (installedLock === lock) {
    console.log("Installing the tools for tests (about a minute)…");
    await run("npm", ["install", "--no-save", ...npmOptions]);
  } else {
    console.log("Installing what is missing (about a minute)…");
    const places = takesTools ? [] : ["--workspace=server", "--workspace=client"];
    await run("npm", ["ci", ...places, ...npmOptions]);
  }
  writeFileSync(marker, takesTools ? `${lock}\nwith tools` : lock);
}
