import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** Throws if Node.js is older than package.json requires. */
export function checkNodeVersion(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
  const [major, minor] = engines.node.replace(">=", "").split(".").map(Number);
  const [ownMajor, ownMinor] = version.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`Study Circle needs Node.js ${major}.${minor} or newer; this is ${version}.`);
}
