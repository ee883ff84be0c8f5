import { createInterface } from "node:readline/promises";
import { StartError } from "../../errors";
import { type PostsCommand, runPostsCommand } from "../../features/moderation/postCommands";
import { askOrRun } from "./askOrRun";

/** Hides texts of members, or shows them again. Asks before, unless `isSure`. */
export async function runPosts(command: PostsCommand, isSure: boolean): Promise<void> {
  const { verb, by, since, isDry } = command;
  const run = (dry: boolean) =>
    askOrRun(`posts.${verb}`, { by, since, isDry: dry }, (services) =>
      runPostsCommand(services, { ...command, isDry: dry }),
    );
  if (!isDry && !isSure) {
    if (!process.stdin.isTTY)
      throw new StartError("Add --yes where nobody can be asked, or --dry-run to see what it is about.");
    await run(true);
    const prompt = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await prompt.question("Do it? [y/N] ").finally(() => prompt.close());
    if (!/^y(es)?$/i.test(answer.trim())) return console.log("Nothing was changed.");
  }
  await run(isDry);
}
