import { rmSync } from "node:fs";
import path from "node:path";
import { stopPostgresContainer } from "./postgresContainer";
import { administer, type Template, templateVariable } from "./testDatabase";

export default async function removeTemplate(): Promise<void> {
  const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
  if (template?.kind === "embedded") rmSync(path.dirname(template.file), { recursive: true, force: true });
  if (template?.kind === "postgres") await administer(template.url, `drop database ${template.database} with (force)`);
  await stopPostgresContainer();
}
