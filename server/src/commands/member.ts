import "reflect-metadata";
import { runMember } from "./admin/member";
import { printFailure } from "./command";

/** `npm run member -- COMMAND EMAIL …`: the same as `npm run admin -- member …`. */
runMember(process.argv.slice(2)).catch(printFailure);
