// The database has the tables and queues of all features.
import "../features";
import { type Config, loadConfig } from "../start/config";
import type { Database } from "../platform/database/Database";
import { openDatabase } from "../platform/database/openDatabase";
import type { MigrationReport } from "../platform/database/runMigrations";
import { describeFailure } from "../start/startFailure";

/** Runs a command on the configured database. */
export async function runCommand(
  run: (deps: { config: Config; database: Database }) => Promise<void>,
  migrations?: MigrationReport,
): Promise<void> {
  try {
    const config = loadConfig(process.env);
    const database = await openDatabase(config, undefined, migrations);
    void database.lost.then((reason) => {
      console.error(`The embedded database has ended: ${reason}.`);
      process.exit(1);
    });
    try {
      await run({ config, database });
    } finally {
      await database.close();
    }
  } catch (error) {
    printFailure(error);
  }
}

/** Errors that the operator can fix are printed without a stack. */
export function printFailure(error: unknown): void {
  process.exitCode = 1;
  console.error(describeFailure(error));
}
