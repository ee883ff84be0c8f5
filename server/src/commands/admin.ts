import "reflect-metadata";
import { parseArgs } from "node:util";
import { StartError } from "../errors";
import { loadConfig } from "../start/config";
import { backUp } from "./admin/backup";
import { runDoctor } from "./admin/doctor";
import { findActOf, listActs } from "./admin/findActOf";
import { moveSite } from "./admin/move";
import { restore, verify } from "./admin/restore";
import { runNamedAct } from "./admin/runNamedAct";
import { printFailure } from "./command";

const usage = () => `Usage: npm run admin -- NOUN VERB …

  backup FILE             back the site up while it serves: database, pictures, mails that wait, and the secret
    --without-secret      leave the secret out
    --keep N              FILE is a folder, made if it is not there: keep the newest N backups in it
  backup verify FILE      restore a backup into a place of its own, and remove it again
  restore FILE --into X   X is a new folder, or postgres://… of an empty database
  doctor                  what is right and what is wrong: settings, disk, clock, mail, Redis, tables, the age of the backup
  log                     what staff and operators did: the same as log list
  db move X               copy the site into X, the same, while it serves; with PostgreSQL it can only be read from then on
${listActs()}

  WHO is a member: an address, an id, a name, or the address of the profile page.
  --dry-run says what would happen; --yes does not ask before; --json prints for programs.`;

/** `npm run admin -- NOUN VERB …`: what an operator does with a site, whether it runs or not. */
async function main(args: string[]): Promise<void> {
  const [noun = "", verb = "", ...rest] = args;
  if (noun === "backup" && verb === "verify") return verify(loadConfig(process.env), only(rest));
  if (noun === "backup") return backUpTo(args.slice(1));
  if (noun === "restore") return restoreFrom(args.slice(1));
  if (noun === "doctor") return runDoctor(loadConfig(process.env), { asJson: args.includes("--json") });
  if (noun === "log" && (verb === "" || verb.startsWith("-")))
    return runNamedAct(findActOf("log", "list"), args.slice(1));
  if (noun === "db" && verb === "move") return moveSite(loadConfig(process.env), only(rest));
  if (noun === "" || noun === "help" || noun === "--help") throw new StartError(usage());
  await runNamedAct(findActOf(noun, verb), rest);
}

async function backUpTo(args: string[]): Promise<void> {
  const { values, positionals } = read(args, { "without-secret": { type: "boolean" }, keep: { type: "string" } });
  const options = { withSecret: !values["without-secret"], keep: keepOf(values.keep) };
  await backUp(loadConfig(process.env), only(positionals), options);
}

async function restoreFrom(args: string[]): Promise<void> {
  const { values, positionals } = read(args, { into: { type: "string" } });
  if (typeof values.into !== "string") throw new StartError(usage());
  await restore(loadConfig(process.env), only(positionals), values.into);
}

function read(args: string[], options: Record<string, { type: "boolean" | "string" }>) {
  try {
    return parseArgs({ args, allowPositionals: true, options });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage()}`);
  }
}

function only([name, ...others]: readonly string[]): string {
  if (name === undefined || others.length > 0) throw new StartError(usage());
  return name;
}

function keepOf(keep: unknown): number | null {
  if (keep === undefined) return null;
  if (typeof keep !== "string" || !/^[1-9]\d{0,3}$/.test(keep))
    throw new StartError("--keep is a number from 1 to 9999.");
  return Number(keep);
}

main(process.argv.slice(2)).catch(printFailure);
