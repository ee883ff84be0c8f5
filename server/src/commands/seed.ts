import "reflect-metadata";
import { Passwords } from "../platform/auth/passwords";
import { runCommand } from "./command";
import { rejectUnknownArguments } from "./commandArguments";
import { seedIfEmpty } from "../demo/seed";

/** `npm run db:seed`: fills the configured database with the demo community when it has no members yet. */
rejectUnknownArguments(process.argv.slice(2), "npm run db:seed");

void runCommand(async ({ config, database }) => {
  await database.connect();
  const db = database.dataSource.manager;
  const account = await seedIfEmpty({ db, passwords: new Passwords(), hasModerator: !config.production });
  console.log(
    account ? `Demo account: ${account.email} / ${account.password}` : "The database has members: nothing was added.",
  );
});
