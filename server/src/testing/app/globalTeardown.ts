import { stopPostgresContainer } from "../database/postgresContainer";
import { type Template, templateVariable } from "../database/template";
import { administer } from "../database/testDatabase";
import { removeTemporaryFolder } from "./temporaryFolder";

export default async function removeWhatWasPrepared(): Promise<void> {
  const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
  removeTemporaryFolder();
  if (template?.kind === "postgres") await administer(template.url, `drop database ${template.database} with (force)`);
  await stopPostgresContainer();
}
