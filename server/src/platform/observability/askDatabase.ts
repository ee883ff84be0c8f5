import type { Services } from "../context";

/** Reads in every way in which requests reach the database, prepared statements and a table of ours included. */
export async function askDatabase({ db, reads, writer }: Pick<Services, "db" | "reads" | "writer">): Promise<void> {
  await Promise.all([
    db.query("select 1"),
    reads.primary.rows("select id from posts limit 1"),
    writer.rows("select 1 as one", []),
  ]);
}
