import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { top } from "./run.mjs";

/** The files of the project, relative to its root: tracked or new, and not deleted. */
export function trackedFiles() {
  const args = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const files = execFileSync("git", args, { cwd: top, encoding: "utf8" }).split("\0");
  return [...new Set(files)].filter((file) => file && existsSync(path.join(top, file)));
}
