import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { type FindAct, type ServedActs, serveActs } from "../platform/admin/adminSocket";
import { runAct } from "../platform/admin/acts";
import type { Services } from "../platform/context";
import type { Database } from "../platform/database/Database";
import type { JobRunner } from "../platform/jobs/JobRunner";
import { parts } from "../platform/parts";

interface Served {
  config: { dataDir: string };
  database: Database;
  services: Services;
  runner: Pick<JobRunner, "settled">;
  log: FastifyBaseLogger;
}

/** What `npm run admin` asks of this process: only it has the embedded database. null for a database over the network. */
export async function serveAdmin({ config, database, services, runner, log }: Served): Promise<ServedActs | null> {
  const { copyTo } = database;
  if (!copyTo) return null;
  const copies = path.resolve(config.dataDir, "copies");
  removeCopies(copies, Date.now());
  const own: Record<string, ReturnType<FindAct>> = {
    async copy(input) {
      removeCopies(copies, Date.now() - longestUseMs);
      const copy = () => copyInto(path.join(copies, randomUUID()), copyTo);
      if (!whenSettled.parse(input).whenSettled) return copy();
      await runner.settled();
      // In the one session of the database, so that transactions which began before are over.
      return database.dataSource.transaction(copy);
    },
  };
  const find: FindAct = (name) => own[name] ?? findAct(services, name);
  return serveActs(config.dataDir, find, log);
}

/** Whether jobs that run and changes that have begun end before the copy is made. */
const whenSettled = z.object({ whenSettled: z.boolean().optional() });

const call = z.object({ input: z.looseObject({}), isDry: z.boolean() });

const findAct = (services: Services, name: string): ReturnType<FindAct> =>
  parts().acts.has(name) ? (asked, by) => runAct(services, parts(), { name, by, ...call.parse(asked) }) : undefined;

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
