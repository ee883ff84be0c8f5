import { type Client, Client as PlainClient } from "pg";
import { type Template, templateVariable } from "../testing/testDatabase";
import { networkClient } from "./dataSource";
import { PreparingClient } from "./PreparingClient";

const template = JSON.parse(process.env[templateVariable] ?? "null") as Template | null;
const url = template?.kind === "postgres" ? template.url : null;
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

  it("are asked for their columns once", async () => {
    const describeStatement = jest.spyOn(client.connection, "describe");

    for (let n = 0; n < 4; n++) await client.query("select $1::int as once", [n]);

    expect(describeStatement).toHaveBeenCalledTimes(1);
  });

  it("keep their rows apart when many are under way", async () => {
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

  it("tell what they changed where they give no rows", async () => {
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
