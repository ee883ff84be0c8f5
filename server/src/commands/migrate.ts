import "reflect-metadata";
import { runCommand } from "./command";
import { rejectUnknownArguments } from "./commandArguments";
import type { MigrationReport } from "../platform/database/runMigrations";
import { migrationsInPlace } from "../platform/database/schemaVersion";

/** `npm run db:migrate`: brings the tables up to date; `npm run db:migrate -- down` takes the last step back. */
const args = process.argv.slice(2);
const isDown = args[0] === "down";
rejectUnknownArguments(args.slice(isDown ? 1 : 0), "npm run db:migrate", "npm run db:migrate -- down");

const printMigrations: MigrationReport = {
  done: (migration, milliseconds) => console.log(`${migration}: ${Math.round(milliseconds)} ms`),
  created: (count, milliseconds) => console.log(`${count} migrations: ${Math.round(milliseconds)} ms`),
  waiting: (migration, attempt) => console.log(`${migration} waits for a lock that another session holds (${attempt})`),
};

void runCommand(async ({ database }) => {
  if (isDown) {
    const undone = await database.undoMigration();
    console.log(undone ? `Taken back: ${undone}` : "There is no migration to take back.");
  } else {
    await database.connect();
    const names = await migrationsInPlace(database.dataSource);
    console.log(`Migrations in place: ${names.join(", ")}`);
  }
}, printMigrations);
