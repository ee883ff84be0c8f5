import { cpSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { SiteFile } from "../../platform/database/backup/writeBackup";
import { findJwtSecret } from "../../start/secret";
import type { Config } from "../../start/config";

/** Below the data folder: pictures, and mails of a site without SMTP. */
const folders = ["pictures", "mail"];
export const secretName = "jwt-secret";

/** What belongs to a site beside its database. */
export function listSiteFiles(config: Config, { withSecret }: { withSecret: boolean }): SiteFile[] {
  const files = folders.flatMap((name) => filesBelow(path.resolve(config.dataDir), name));
  return withSecret ? [...files, { name: secretName, text: findJwtSecret(config) }] : files;
}

/** Copies it into another data folder, the secret as far as it is a file. */
export function carryFiles({ dataDir }: Config, folder: string): void {
  for (const name of [...folders, secretName]) {
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
