import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { run, top } from "../../scripts/run.mjs";
import { startChild } from "../child.mjs";

const folder = path.join(top, "bench/peer");
const marker = path.join(folder, "node_modules/.installed-from");

/** Starts the peer over this database, in production mode; its packages are installed when it is first asked for. */
export async function startPeer(databaseUrl) {
  await install();
  return startChild("bench/peer/server.mjs", {
    DATABASE_URL: databaseUrl,
    GRAPHILE_ENV: "production",
    NODE_NO_WARNINGS: "1",
  });
}

async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  if (existsSync(marker) && readFileSync(marker, "utf8") === lock) return;
  console.log("Installing the peer…");
  await run("npm", ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], { cwd: folder });
  writeFileSync(marker, lock);
}
