import "reflect-metadata";
import { parseArgs } from "node:util";
import { StartError } from "../errors";
import { loadConfig } from "../start/config";
import { backUp } from "./admin/backup";
import { runMember } from "./admin/member";
import { runPosts } from "./admin/posts";
import { restore, verify } from "./admin/restore";
import { printFailure } from "./command";

const usage = `Usage: npm run admin -- COMMAND

  backup FILE             back the site up while it serves: database, pictures, mails that wait, and the secret
    --without-secret      leave the secret out
    --keep N              FILE is a folder, made if it is not there: keep the newest N backups in it
  backup verify FILE      restore a backup into a place of its own, and remove it again
  restore FILE --into X   X is a new folder, or postgres://… of an empty database
  member COMMAND EMAIL …  the account of a member: show, role, suspend, restore, reset-link, delete
  posts remove            hide what members wrote, posts and comments, from everyone but them and moderators
  posts restore           show again what was hidden like this
    --by WHO              a member's address, id or profile page; repeat it for each
    --since 2h            how long ago it began: minutes, hours or days, as in 30m or 7d
    --dry-run             only say what would happen
    --yes                 do not ask before`;

/** `npm run admin -- COMMAND`: what an operator does with a site, whether it runs or not. */
async function main(args: string[]): Promise<void> {
  // A reason may have words that look like options.
  if (args[0] === "member") return runMember(args.slice(1));
  const { values, positionals } = read(args);
  const [noun = "", ...names] = positionals;
  if (noun === "backup" && names[0] === "verify") return verify(loadConfig(process.env), only(names.slice(1)));
  if (noun === "backup") {
    const options = { withSecret: !values["without-secret"], keep: keepOf(values) };
    return backUp(loadConfig(process.env), only(names), options);
  }
  if (noun === "restore" && values.into) return restore(loadConfig(process.env), only(names), values.into);
  const [verb] = names;
  if (noun === "posts" && names.length === 1 && (verb === "remove" || verb === "restore")) {
    const { by = [], since = "", "dry-run": isDry = false, yes = false } = values;
    return runPosts({ verb, by, since, isDry }, yes);
  }
  throw new StartError(usage);
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        "without-secret": { type: "boolean" },
        keep: { type: "string" },
        into: { type: "string" },
        by: { type: "string", multiple: true },
        since: { type: "string" },
        "dry-run": { type: "boolean" },
        yes: { type: "boolean" },
      },
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
