import { writeFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { StartError } from "../../errors";
import { type Act, changes, parseInput } from "../../platform/admin/acts";
import { printResult } from "./printResult";
import { readArguments, usageOf } from "./readArguments";
import { withSite } from "./withSite";

/** `NOUN VERB WORDS --options`. Asks before it changes something, unless `isSure`. */
export async function runNamedAct(act: Act, args: readonly string[], isSure = false): Promise<void> {
  // Node.js replaces what it cannot decode, so the account could be another one.
  if (args.some((arg) => arg.includes("\uFFFD"))) throw new StartError("An argument is not valid UTF-8.");
  const { input, flags } = readArguments(act, args);
  const isChange = changes(act, parse(act, input));
  const isAsked = isChange && !flags.isDry && !flags.isSure && !isSure;
  if (isAsked && !process.stdin.isTTY)
    throw new StartError("Add --yes where nobody can be asked, or --dry-run to see what it is about.");
  if (isAsked && !(await agree(act, input))) return console.log("Nothing was changed.");
  await withSite(async (ask) => {
    const isDry = isChange && flags.isDry;
    const { file, ...result } = await ask(act.name, input, isDry);
    const { to } = input as { to?: string };
    if (file !== undefined && to !== undefined) writeNew(to, file);
    printResult(result, { asJson: flags.asJson, isDry });
  });
}

/** What is wrong, and how it is written. */
function parse(act: Act, input: object): object {
  try {
    return parseInput(act, input);
  } catch (error) {
    throw error instanceof StartError ? new StartError(`${error.message}\n${usageOf(act)}`) : error;
  }
}

async function agree(act: Act, input: object): Promise<boolean> {
  await withSite(async (ask) => printResult(await ask(act.name, input, true), { asJson: false, isDry: true }));
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question("Do it? [y/N] ").finally(() => prompt.close());
  return /^y(es)?$/i.test(answer.trim());
}

/** Only its owner can read it. Throws StartError where there is a file of this name. */
function writeNew(place: string, base64: string): void {
  try {
    writeFileSync(place, Buffer.from(base64, "base64"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    throw new StartError(`${place} cannot be written: ${(error as Error).message}`);
  }
}
