import "reflect-metadata";
import { parseArgs } from "node:util";
import { StartError } from "../errors";
import { loadConfig } from "../start/config";
import { printFailure } from "./command";
import { runMember } from "./admin/member";
import { backUp } from "./admin/backup";
import { restore, verify } from "./admin/restore";

const usage = `Usage: npm run admin -- COMMAND

  backup FILE             back the site up while it serves: database, pictures, mails that wait, and the secret
    --without-secret      leave the secret out
    --keep N              FILE is a folder: keep the newest N backups in it
  backup verify FILE      restore a backup into a place of its own, and remove it again
  restore FILE --into X   X is a new folder, or postgres://… of an empty database
  member COMMAND EMAIL …  the account of a member: show, role, suspend, restore, reset-link, delete`;

/** `npm run admin -- COMMAND`: what an operator does with a site, whether it runs or not. */
async function main(args: string[]): Promise<void> {
  // A reason may have words that look like options.
  if (args[0] === "member") return runMember(args.slice(1));
  const { values, positionals } = read(args);
  const config = loadConfig(process.env);
  const [noun = "", ...names] = positionals;
  if (noun === "backup" && names[0] === "verify") return verify(config, only(names.slice(1)));
  if (noun === "backup")
    return backUp(config, only(names), { withSecret: !values["without-secret"], keep: keepOf(values) });
  if (noun === "restore" && values.into) return restore(config, only(names), values.into);
  throw new StartError(usage);
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { "without-secret": { type: "boolean" }, keep: { type: "string" }, into: { type: "string" } },
    });
  } catch (error) {
    throw new StartError(`${(error as Error).message}\n\n${usage}`);
  }
}

function only([name, ...others]: readonly string[]): string {
  if (name === undefined || others.length > 0) throw new StartError(usage);
  return name;
}

function keepOf({ keep }: { keep?: string }): number | null {
  if (keep === undefined) return null;
  if (!/^[1-9]\d{0,3}$/.test(keep)) throw new StartError("--keep is a number from 1 to 9999.");
  return Number(keep);
}

main(process.argv.slice(2)).catch(printFailure);
