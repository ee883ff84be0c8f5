import "reflect-metadata";
import { findActOf } from "./admin/findActOf";
import { runNamedAct } from "./admin/runNamedAct";
import { printFailure } from "./command";

/** `npm run member -- COMMAND EMAIL …`: the same as `npm run admin -- member …`, but it never asks. */
async function main([verb = "", ...rest]: string[]): Promise<void> {
  await runNamedAct(findActOf("member", verb), rest, true);
}

main(process.argv.slice(2)).catch(printFailure);
