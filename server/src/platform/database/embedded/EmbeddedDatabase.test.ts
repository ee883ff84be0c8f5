import { Client } from "pg";
import { EmbeddedDatabase } from "./EmbeddedDatabase";
import { readTemplate } from "../../../testing/database/template";

async function connect(database: EmbeddedDatabase): Promise<Client> {
  const client = new Client({ stream: () => database.connect(), user: "postgres", database: "postgres", ssl: false });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** Bytes of everything that the thread still holds, after a garbage collection. */
async function heapOf(database: EmbeddedDatabase): Promise<number> {
  const snapshot = await database["worker"].getHeapSnapshot();
  let bytes = 0;
  for await (const chunk of snapshot) bytes += (chunk as Buffer).length;
  return bytes;
}

describe("the embedded database", () => {
  let database: EmbeddedDatabase;
  let client: Client;
  beforeEach(async () => {
    database = await EmbeddedDatabase.open({ dataDir: "memory://", template: readTemplate() });
    client = await connect(database);
  });
  afterEach(() => database.close());

  it("M56 keeps nothing of what it has answered", async () => {
    const ask = async (times: number) => {
      for (let n = 0; n < times; n++) await client.query(`select n, md5(n::text) from generate_series(1, 100) n`);
    };
    await ask(200);
    const before = await heapOf(database);

    await ask(1_000);

    expect((await heapOf(database)) / before).toBeLessThan(1.3);
  });

  it("M56 answers in full with more bytes than PostgreSQL's buffer holds, and with an error", async () => {
    const { rows } = await client.query(`select n, repeat(n::text, 500) as text from generate_series(1, 2000) n`);
    const refusal = await client.query(`select 1 / 0`).catch((error: unknown) => error);

    expect(rows).toEqual(Array.from({ length: 2_000 }, (_, n) => ({ n: n + 1, text: String(n + 1).repeat(500) })));
    expect(refusal).toMatchObject({ code: "22012" });
    expect((await client.query(`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it("M57 goes on after an error that has details", async () => {
    await client.query(`create temp table once (id integer primary key)`);
    await client.query(`insert into once values (1)`);

    const refusal = await client.query(`insert into once values (1)`).catch((error: unknown) => error);

    expect(refusal).toMatchObject({ code: "23505" });
    expect((await client.query(`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it("M57 says that its thread has ended, and answers callers that it is away", async () => {
    await database["worker"].terminate();

    expect(await database.lost).toMatch(/thread ended/);
    await expect(client.query(`select 1`)).rejects.toThrow();
    await expect(connect(database)).rejects.toMatchObject({ code: "57P01" });
  });

  it("M57 closes in order without saying that it was lost", async () => {
    await client.end();
    await database.close();

    expect(await Promise.race([database.lost, Promise.resolve("not lost")])).toBe("not lost");
  });
});
