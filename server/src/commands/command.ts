// The database has the tables and queues of all features.
import "../features";
import { type Config, loadConfig } from "../start/config";
import type { Database } from "../platform/database/Database";
import { openDatabase } from "../platform/database/openDatabase";
import { describeFailure } from "../start/startFailure";

type Run = (deps: { config: Config; database: Database }) => Promise<void>;

/** Runs a command on the configured database, and prints why it failed. */
export const runCommand = (run: Run): Promise<void> => onDatabase(run).catch(printFailure);

/** Runs this on the configured database, and closes it. */
export async function onDatabase(run: Run): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openDatabase(config);
  void database.lost.then((reason) => {
    console.error(`The embedded database has ended: ${reason}.`);
    process.exit(1);
  });
  try {
    await run({ config, database });
  } finally {
    await database.close();
  }
}

/** Errors that the operator can fix are printed without a stack. */
export function printFailure(error: unknown): void {
  process.exitCode = 1;
  console.error(describeFailure(error));
}
