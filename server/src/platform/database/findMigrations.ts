import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { MigrationInterface } from "typeorm";

type Migration = new () => MigrationInterface;

const features = path.join(__dirname, "../../features");

/** The migrations of the platform and of each feature, in their folders `migrations`. Oldest first. */
export function findMigrations(): Migration[] {
  const folders = readdirSync(features).map((feature) => path.join(features, feature, "migrations"));
  return [path.join(__dirname, "migrations"), ...folders.filter((folder) => existsSync(folder))]
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => /^\d+-\w+\.(ts|js)$/.test(file))
    .sort((a, b) => parseInt(a.file) - parseInt(b.file))
    .map(({ folder, file }) => load(path.join(folder, file)));
}

function load(file: string): Migration {
  // oxlint-disable-next-line typescript/no-require-imports -- data sources are created synchronously
  const [migration, ...others] = Object.values(require(file) as Record<string, Migration>);
  if (!migration || others.length > 0) throw new Error(`${file} must export one migration`);
  return migration;
}
