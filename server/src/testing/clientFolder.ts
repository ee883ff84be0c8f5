import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A folder as the client's build leaves it, with these files; gone with the machine's temporary files. */
export function buildClientFolder(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "study-circle-client-"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}
