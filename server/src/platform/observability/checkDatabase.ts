import type { Services } from "../context";

/** Reads through every connection that requests use: the pool and both pipelines. */
export async function checkDatabase({ db }: Pick<Services, "db">): Promise<void> {
  const { primary, reader, writer } = db.access;
  await Promise.all([
    primary.query("select 1"),
    reader.rows("select id from migrations limit 1"),
    writer.rows("select 1 as one", []),
  ]);
}
