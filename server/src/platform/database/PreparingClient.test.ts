import { Socket } from "node:net";
import { type Client, Client as PlainClient } from "pg";
import { findPostgres } from "../../testing/database/testDatabase";
import { networkClient } from "./dataSource";
import { maxPreparedStatements } from "../limits/limits";
import { PreparingClient } from "./PreparingClient";

const url = findPostgres();
const describeOnPostgres = url ? describe : describe.skip;
if (!url) console.warn("SKIPPED: prepared statements. They need a real PostgreSQL: set TEST_DATABASE_URL.");

describeOnPostgres.each([false, true])("statements that are prepared (pipelined: %s)", (pipeline) => {
  const options = { ...networkClient(url ?? "postgres://"), pipeline };
  const client: Client = new PreparingClient(options);
  const plain = new PlainClient(options);

  beforeAll(() => Promise.all([client.connect(), plain.connect()]));
  afterAll(() => Promise.all([client.end(), plain.end()]));

  const rows = `select n, n::text || $1::text as text, array[n, null] as pair, timestamptz '2026-01-01' as at,
    date '2026-01-31' as day, null as nothing, n % 2 = 0 as even, n as "twice", n + 1 as "twice"
    from generate_series(1, $2) n`;

  it("give the rows that pg gives, the first time and later", async () => {
    const given: unknown[][] = [
      ["a", 3],
      ["b", 0],
      ["c", 2],
      [null, 1],
    ];
    for (const values of given) {
      const [ours, theirs] = [await client.query(rows, values), await plain.query(rows, values)];

      expect(ours.rows).toEqual(theirs.rows);
      expect(ours.fields).toEqual(theirs.fields);
      expect([ours.rowCount, ours.command]).toEqual([theirs.rowCount, "SELECT"]);
    }
  });

  it("keep their rows apart when many are in flight", async () => {
    const texts = ["select $1::int as a", "select $1::text as b, 2 as c", "select $1::int where false"];
    const asked = Array.from({ length: 60 }, (_, n) => client.query(texts[n % 3] as string, [n]));

    const answers = await Promise.all(asked);

    const expected = [(n: number) => [{ a: n }], (n: number) => [{ b: String(n), c: 2 }], () => []];
    expect(answers.map(({ rows: got }) => got)).toEqual(answers.map((_, n) => expected[n % 3]?.(n)));
  });

  it("fail alone", async () => {
    const divide = "select 1 / $1::int as part";
    expect((await client.query(divide, [1])).rows).toEqual([{ part: 1 }]);

    await expect(client.query(divide, [0])).rejects.toMatchObject({ code: "22012" });
    expect((await client.query(divide, [1])).rows).toEqual([{ part: 1 }]);
  });

  it("are no more than a limit, however many texts come; the others are answered too", async () => {
    const first = "select $1::int as first";
    await client.query(first, [1]);
    const texts = Array.from({ length: 2 * maxPreparedStatements }, (_, n) => `select $1::int as once_${n}`);
    const answers = await Promise.all(texts.map((text, n) => client.query(text, [n])));
    expect(answers.map(({ rows: got }) => got)).toEqual(texts.map((_, n) => [{ [`once_${n}`]: n }]));

    const { rows: kept } = await client.query<{ statement: string }>("select statement from pg_prepared_statements");

    expect(kept).toHaveLength(maxPreparedStatements);
    expect(kept.map(({ statement }) => statement)).toContain(first);
    expect((await client.query(texts.at(-1) ?? "", [7])).rows).toEqual([{ [`once_${texts.length - 1}`]: 7 }]);
  });

  it("report what they changed where they return no rows", async () => {
    await client.query("create temporary table kept (n int)");
    for (let n = 0; n < 3; n++)
      expect(await client.query("insert into kept values ($1)", [n])).toMatchObject({ rowCount: 1, command: "INSERT" });
    for (const [least, count] of [
      [1, 2],
      [0, 1],
      [0, 0],
    ])
      expect((await client.query("delete from kept where n >= $1", [least])).rowCount).toBe(count);
  });
});

describeOnPostgres.each([false, true])("prepared statements that are no longer valid (pipelined: %s)", (pipeline) => {
  const options = { ...networkClient(url ?? "postgres://"), pipeline };
  const client: Client = new PreparingClient(options);
  const table = `stale_${pipeline ? "piped" : "plain"}`;
  const read = `select n, note from ${table} where n > $1 order by n`;

  beforeAll(async () => {
    await client.connect();
    await client.query(`drop table if exists ${table}`);
    await client.query(`create table ${table} (n integer, note text)`);
    await client.query(`insert into ${table} values (1, 'a'), (2, 'b')`);
  });
  afterAll(async () => {
    await client.query(`drop table ${table}`);
    await client.end();
  });

  const readMany = async () => {
    const answers = await Promise.all([0, 1, 2, 0, 1].map((n) => client.query(read, [n])));
    return answers.map(({ rows }) => rows.length);
  };

  it("M7 are prepared again when the type of a column changed", async () => {
    expect(await readMany()).toEqual([2, 1, 0, 2, 1]);

    await client.query(`alter table ${table} alter column n type bigint, alter column note type varchar(99)`);

    expect(await readMany()).toEqual([2, 1, 0, 2, 1]);
    expect((await client.query(read, [1])).rows).toEqual([{ n: 2, note: "b" }]);
  });

  it.each(["discard all", "deallocate all"])("M7 are prepared again after %s", async (reset) => {
    expect(await readMany()).toEqual([2, 1, 0, 2, 1]);

    await client.query(reset);

    expect(await readMany()).toEqual([2, 1, 0, 2, 1]);
  });

  it("M7 that write are executed once", async () => {
    const write = `insert into ${table} values ($1, 'w') returning *`;
    await client.query(write, [10]);
    await client.query(`alter table ${table} alter column note type text`);

    const { rows } = await client.query(write, [11]);

    expect(rows).toEqual([{ n: 11, note: "w" }]);
    expect((await client.query(`select n from ${table} where n >= 10 order by n`)).rows).toEqual([
      { n: 10 },
      { n: 11 },
    ]);
  });

  it("M7 fail inside a transaction, and hold in the next one", async () => {
    await client.query(read, [0]);
    await client.query(`alter table ${table} alter column note type varchar(50)`);

    await client.query("begin");
    await expect(client.query(read, [0])).rejects.toMatchObject({ code: "0A000" });
    await client.query("rollback");
    await client.query("begin");
    expect((await client.query(read, [10])).rows).toHaveLength(1);
    await client.query("commit");
  });
});

/** A socket that counts how often it writes. */
class CountingSocket extends Socket {
  writes = 0;

  override _write(...args: Parameters<Socket["_write"]>): void {
    this.writes++;
    super._write(...args);
  }

  override _writev(...args: Parameters<NonNullable<Socket["_writev"]>>): void {
    this.writes++;
    super._writev?.(...args);
  }
}

describeOnPostgres("statements of one turn in a pipeline", () => {
  it("are sent in one write, and those of the next turn in another", async () => {
    const socket = new CountingSocket();
    const client: Client = new PreparingClient({
      ...networkClient(url ?? "postgres://"),
      pipeline: true,
      stream: () => socket,
    });
    await client.connect();
    const ask = async (count: number) => {
      const before = socket.writes;
      await Promise.all(Array.from({ length: count }, (_, n) => client.query("select $1::int as n", [n])));
      return socket.writes - before;
    };

    expect([await ask(20), await ask(1)]).toEqual([1, 1]);
    await client.end();
  });
});
