import pg from "pg";

/** The address of another database of the same server. */
export const named = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

/** Makes another database on a server, and gives its address. */
export async function newDatabase(url, name) {
  await onDatabase(url, (client) => client.query(`create database ${name}`));
  return named(url, name);
}

/** Killed before the tables are there, it has none. */
export const countMembers = (url) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query("select to_regclass('users') is not null as there");
    if (!rows[0].there) return 0;
    return (await client.query("select count(*)::integer as count from users")).rows[0].count;
  });

/** As its owner can: with all schemas. */
export const empty = (url) =>
  onDatabase(url, async (client) => {
    const { rows } = await client.query(
      "select quote_ident(nspname) as name from pg_namespace where nspname !~ '^pg_' and nspname <> 'information_schema'",
    );
    for (const { name } of rows) await client.query(`drop schema ${name} cascade`);
    await client.query("create schema public");
  });

export async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
