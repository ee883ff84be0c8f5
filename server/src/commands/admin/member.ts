import { StartError } from "../../errors";
import { memberCommandNames, memberUsage, runMemberCommand } from "../../features/moderation/memberCommands";
import { askOrRun } from "./askOrRun";

/** Operator commands for one account. */
export async function runMember(args: readonly string[]): Promise<void> {
  const [name = "", ...words] = args;
  if (!memberCommandNames.includes(name) || words.length === 0) throw new StartError(memberUsage);
  // Node.js replaces what it cannot decode, so the account could be another one.
  if (args.some((arg) => arg.includes("\uFFFD"))) throw new StartError("An argument is not valid UTF-8.");
  await askOrRun(`member.${name}`, { words }, (services) => runMemberCommand(services, args));
}
