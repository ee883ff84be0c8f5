import { stopPostgresContainer } from "./postgresContainer";
import { type Template, templateVariable } from "./template";
import { administer } from "./testDatabase";
import { removeTemporaryFolder } from "./temporaryFolder";

export default async function removeWhatWasPrepared(): Promise<void> {
  const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
  removeTemporaryFolder();
  if (template?.kind === "postgres") await administer(template.url, `drop database ${template.database} with (force)`);
  await stopPostgresContainer();
}
