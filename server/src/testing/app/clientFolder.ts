import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "./temporaryFolder";

/** A folder as the client's build leaves it, with these files. */
export function buildClientFolder(files: Record<string, string | Buffer>): string {
  const folder = temporaryFolder("client");
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
