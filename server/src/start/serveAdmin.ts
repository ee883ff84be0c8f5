import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { type ServedActs, serveActs } from "../platform/admin/adminSocket";
import { z } from "zod";
import { memberCommandNames, runMemberCommand } from "../features/moderation/memberCommands";
import { runPostsCommand } from "../features/moderation/postCommands";
import type { Services } from "../platform/context";
import type { Database } from "../platform/database/Database";

/** What `npm run admin` asks of this process: only it has the embedded database. null for a database over the network. */
export async function serveAdmin(
  { dataDir }: { dataDir: string },
  { copyTo }: Database,
  services: Services,
  log: FastifyBaseLogger,
): Promise<ServedActs | null> {
  if (!copyTo) return null;
  const copies = path.resolve(dataDir, "copies");
  removeCopies(copies, Date.now());
  const copy = () => {
    removeCopies(copies, Date.now() - longestUseMs);
    return copyInto(path.join(copies, randomUUID()), copyTo);
  };
  return serveActs(dataDir, { copy, ...memberActs(services), ...postsActs(services) }, log);
}

const postsInput = z.object({ by: z.array(z.string()), since: z.string(), isDry: z.boolean() });

const postsActs = (services: Services) =>
  Object.fromEntries(
    (["remove", "restore"] as const).map((verb) => [
      `posts.${verb}`,
      async (input: unknown) => ({ printed: await runPostsCommand(services, { verb, ...postsInput.parse(input) }) }),
    ]),
  );

const words = z.object({ words: z.array(z.string()) });

/** `member.show` and the others. */
const memberActs = (services: Services) =>
  Object.fromEntries(
    memberCommandNames.map((name) => [
      `member.${name}`,
      async (input: unknown) => ({ printed: await runMemberCommand(services, [name, ...words.parse(input).words]) }),
    ]),
  );

/** No command reads a copy for longer. */
const longestUseMs = 12 * 3_600_000;

/** Those of commands that were killed: none is left by one that ends. */
function removeCopies(copies: string, before: number): void {
  if (!existsSync(copies)) return;
  for (const name of readdirSync(copies)) {
    const copy = path.join(copies, name);
    if (statSync(copy).mtimeMs < before) rmSync(copy, { recursive: true, force: true });
  }
}

/** Copies the files of the embedded database into a folder of its own. The command that asked for it removes it. */
async function copyInto(folder: string, copyTo: (folder: string) => Promise<void>): Promise<{ folder: string }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    await copyTo(path.join(folder, "database"));
    return { folder };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}
