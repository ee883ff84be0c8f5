import { readFileSync } from "node:fs";
import { Client } from "pg";
import { EmbeddedDatabase } from "../../platform/database/embedded/EmbeddedDatabase";
import { describeDatabase, emptyDatabase, type Original } from "./emptyDatabase";

interface KeptDatabase {
  database: EmbeddedDatabase;
  original: Original;
}

const place = Symbol.for("study-circle.keptDatabases");

/** On the process, because each test file loads this module again. A few files open two. */
const kept = ((process as unknown as { [place]?: KeptDatabase[] })[place] ??= []);
const maxKept = 2;

/** A database that an earlier test file of this process has left, or a new one: opening takes longer than emptying. */
export async function takeDatabase(template: string): Promise<KeptDatabase> {
  const left = kept.pop();
  left?.database["worker"].ref();
  return left ?? (await openDatabase(template));
}

/** Empties a database for the next test file, or closes it where that is not possible. */
export async function giveBack({ database, original }: KeptDatabase): Promise<void> {
  const empty = (client: Client) => emptyDatabase(client, original);
  const isEmpty = kept.length < maxKept && (await within(database, empty).catch(() => false));
  if (!isEmpty) return database.close();
  kept.push({ database, original });
  // A process that has nothing more to test may end.
  database["worker"].unref();
}

async function openDatabase(template: string): Promise<KeptDatabase> {
  // The default takes a third of the time that it takes to open a database.
  const sharedBuffers = "8MB";
  const database = await EmbeddedDatabase.open({
    dataDir: "memory://",
    template: readFileSync(template),
    sharedBuffers,
  });
  return { database, original: await within(database, describeDatabase) };
}

async function within<T>(database: EmbeddedDatabase, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ stream: () => database.connect(), user: "postgres", database: "postgres", ssl: false });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
