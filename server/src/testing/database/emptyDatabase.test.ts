import { Client } from "pg";
import { EmbeddedDatabase } from "../../platform/database/embedded/EmbeddedDatabase";
import { describeDatabase, emptyDatabase, type Original } from "./emptyDatabase";
import { readTemplate } from "./template";

describe("a database that the next test file gets", () => {
  let database: EmbeddedDatabase;
  let client: Client;
  let original: Original;
  beforeAll(async () => {
    database = await EmbeddedDatabase.open({ dataDir: "memory://", template: readTemplate(), sharedBuffers: "8MB" });
    client = new Client({ stream: () => database.connect(), user: "postgres", database: "postgres", ssl: false });
    await client.connect();
    await client.query(`create table shelves (id serial primary key, name text);
      create table things (id integer generated always as identity primary key, shelf integer references shelves);
      create sequence turns;
      create table kinds (id integer generated always as identity primary key, kind text);
      insert into kinds (kind) values ('known'), ('common')`);
    original = await describeDatabase(client);
  });
  afterAll(async () => {
    await client.end();
    await database.close();
  });

  const valueOf = async (statement: string) => Object.values((await client.query<object>(statement)).rows[0] ?? {})[0];

  it("has no rows and no numbers of the one before", async () => {
    await client.query(
      `insert into shelves (name) values ('a'), ('b'); insert into things (shelf) values (1), (2), (2)`,
    );
    await client.query(`select nextval('turns'); analyze`);

    expect(await emptyDatabase(client, original)).toBe(true);

    expect(await valueOf(`select (select count(*) from shelves) + (select count(*) from things)`)).toBe(0);
    expect(await valueOf(`insert into shelves (name) values ('c') returning id`)).toBe(1);
    expect(await valueOf(`select nextval('turns')`)).toBe(1);
    expect(await valueOf(`select count(*) from pg_statistic where starelid = 'things'::regclass`)).toBe(0);
  });

  it("has the rows of the migrations as they were, also those that were changed", async () => {
    await client.query(`update kinds set kind = 'changed' where id = 1; delete from kinds where id = 2`);
    await client.query(`insert into kinds (kind) values ('new')`);

    expect(await emptyDatabase(client, original)).toBe(true);

    expect(await valueOf(`select json_agg(kind order by id)::text from kinds`)).toBe('["known", "common"]');
    expect(await valueOf(`insert into kinds (kind) values ('next') returning id`)).toBe(3);
  });

  it("has no open transaction, no setting and no temporary table", async () => {
    const path = await valueOf(`select current_setting('search_path')`);
    await client.query(`set search_path = away; create temp table once (id integer); begin`);

    expect(await emptyDatabase(client, original)).toBe(true);

    expect(await valueOf(`select current_setting('search_path')`)).toBe(path);
    expect(await valueOf(`select to_regclass('once')`)).toBeNull();
    expect(await valueOf(`select now() = statement_timestamp()`)).toBe(true);
  });

  it.each([
    ["a table is renamed", `alter table things rename to others`],
    ["a column is added", `alter table kinds add note text`],
    ["a trigger is switched off", `alter table shelves disable trigger all`],
  ])("is a new one after %s", async (_name, change) => {
    const before = await describeDatabase(client);
    await client.query(change);

    expect(await emptyDatabase(client, before)).toBe(false);
  });
});
