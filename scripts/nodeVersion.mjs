import { readFileSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** Refuses a Node.js older than package.json asks for, by its whole version. */
export function checkNodeVersion(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(path.join(top, "package.json"), "utf8"));
  const [major, minor] = engines.node.replace(">=", "").split(".").map(Number);
  const [ownMajor, ownMinor] = version.split(".").map(Number);
  if (ownMajor > major || (ownMajor === major && ownMinor >= minor)) return;
  throw new Error(`Study Circle needs Node.js ${major}.${minor} or newer; this is ${version}.`);
}
