import "reflect-metadata";
// The database has the tables and queues of all features.
import "../features";
import { loadConfig } from "../start/config";
import { moveSite } from "./admin/move";
import { printFailure } from "./command";
import { rejectUnknownArguments } from "./commandArguments";

const usage = "npm run db:move -- postgres://USER:PASSWORD@HOST/DATABASE";
const otherUsage = "npm run db:move -- NEW_DATA_DIR";

/** `npm run db:move -- TARGET`: the same as `npm run admin -- db move TARGET`. */
const [target = "", ...others] = process.argv.slice(2);
rejectUnknownArguments(target === "" || target.startsWith("-") ? [target || "no target"] : others, usage, otherUsage);

const main = async () => moveSite(loadConfig(process.env), target);

main().catch(printFailure);
