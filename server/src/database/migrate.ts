import "reflect-metadata";
import { runCommand } from "../command";

/** `npm run db:migrate`: brings the tables up to date; `npm run db:migrate -- down` takes the last step back. */
void runCommand(async ({ database }) => {
  await database.connect();
  if (process.argv[2] === "down") await database.dataSource.undoLastMigration();
  const names = await database.dataSource.query<{ name: string }[]>("select name from migrations order by id");
  console.log(`Migrations in place: ${names.map(({ name }) => name).join(", ") || "none"}`);
});
