import "reflect-metadata";
import { Passwords } from "../platform/auth/passwords";
import { runCommand } from "../command";
import { refuseWords } from "../commandWords";
import { seedIfEmpty } from "./seed";

/** `npm run db:seed`: fills the configured database with the demo community when it has no members yet. */
refuseWords(process.argv.slice(2), "npm run db:seed");

void runCommand(async ({ database }) => {
  await database.connect();
  const account = await seedIfEmpty({ db: database.dataSource.manager, passwords: new Passwords() });
  console.log(
    account ? `Demo account: ${account.email} / ${account.password}` : "The database has members: nothing was added.",
  );
});
