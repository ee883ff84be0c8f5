import { type Config, loadConfig } from "./config";
import { type Database, openDatabase } from "./database/openDatabase";
import { StartError } from "./errors";

/** Runs a command on the configured database and closes it; what the operator can mend is told without a stack. */
export async function runCommand(run: (deps: { config: Config; database: Database }) => Promise<void>): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const database = await openDatabase(config);
    try {
      await run({ config, database });
    } finally {
      await database.close();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof StartError ? error.message : error);
  }
}
