import type { Services } from "../context";

/** Reads in every way in which requests reach the database, prepared statements and a table of ours included. */
export async function askDatabase({ db }: Pick<Services, "db">): Promise<void> {
  const { primary, reads, writer } = db.access;
  await Promise.all([
    primary.query("select 1"),
    reads.primary.rows("select id from posts limit 1"),
    writer.rows("select 1 as one", []),
  ]);
}
