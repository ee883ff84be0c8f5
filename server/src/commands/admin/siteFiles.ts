import { cpSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { SiteFile } from "../../platform/database/backup/writeBackup";
import { earlierFile } from "../../platform/secrets/secretFile";
import { findSecrets } from "../../start/secret";
import type { Config } from "../../start/config";

/** Below the data folder: pictures, and mails of a site without SMTP. */
const folders = ["pictures", "mail"];
export const secretName = "jwt-secret";
const earlierName = earlierFile(secretName);
/** What decides who is signed in. */
export const secretFiles: readonly string[] = [secretName, earlierName];

/** What belongs to a site beside its database. */
export function listSiteFiles(config: Config, { withSecret }: { withSecret: boolean }): SiteFile[] {
  const files = folders.flatMap((name) => filesBelow(path.resolve(config.dataDir), name));
  if (!withSecret) return files;
  const { jwtSecret, earlierSecret } = findSecrets(config);
  const earlier = earlierSecret === null ? [] : [{ name: earlierName, text: earlierSecret }];
  return [...files, { name: secretName, text: jwtSecret }, ...earlier];
}

/** Copies it into another data folder, the secrets as far as they are files. */
export function carryFiles({ dataDir }: Config, folder: string): void {
  for (const name of [...folders, ...secretFiles]) {
    const place = path.resolve(dataDir, name);
    if (existsSync(place)) cpSync(place, path.join(folder, name), { recursive: true });
  }
}

function filesBelow(top: string, folder: string): SiteFile[] {
  const place = path.join(top, folder);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ name: path.relative(top, file).split(path.sep).join("/"), path: file }));
}
