import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import type { MigrationInterface } from "typeorm";

type Migration = new () => MigrationInterface;

const features = path.join(__dirname, "../../features");

/** The migrations of the platform and of each feature, in their folders `migrations`. Oldest first. */
export async function findMigrations(): Promise<Migration[]> {
  const folders = readdirSync(features).map((feature) => path.join(features, feature, "migrations"));
  const files = [path.join(__dirname, "migrations"), ...folders.filter((folder) => existsSync(folder))]
    .flatMap((folder) => readdirSync(folder).map((file) => ({ folder, file })))
    .filter(({ file }) => /^\d+-\w+\.(ts|js)$/.test(file))
    .sort((a, b) => parseInt(a.file) - parseInt(b.file));
  return Promise.all(files.map(({ folder, file }) => load(path.join(folder, file))));
}

async function load(file: string): Promise<Migration> {
  const [migration, ...others] = Object.values((await import(file)) as Record<string, Migration>);
  if (!migration || others.length > 0) throw new Error(`${file} must export one migration`);
  return migration;
}
