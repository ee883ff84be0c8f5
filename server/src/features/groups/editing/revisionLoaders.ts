import DataLoader from "dataloader";
import type { Db } from "../../../platform/database/Db";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import { countedRevisions, type RevisionsOf, revisionsStatement } from "./editStatements";
import type { Revision } from "./Revision";

/** The earlier texts of posts and comments: one statement for the same page of many. */
export const revisionLoaders = {
  revisions: (db: Db) => pagesOfRevisions(db),
  revisionCount: (db: Db) => ({ post_id: countsOf(db, "post_id"), comment_id: countsOf(db, "comment_id") }),
};

function pagesOfRevisions(db: Db) {
  const loaders = new Map<string, DataLoader<string, Connection<Revision>>>();
  return (of: RevisionsOf, request: PageRequest) => {
    const key = `${of} ${request.first} ${request.after ?? ""}`;
    const loader =
      loaders.get(key) ?? new DataLoader<string, Connection<Revision>>((ids) => loadPages(db, { of, request, ids }));
    loaders.set(key, loader);
    return loader;
  };
}

interface PagesRequest {
  of: RevisionsOf;
  request: PageRequest;
  ids: readonly string[];
}

async function loadPages(db: Db, { of, request, ids }: PagesRequest): Promise<Connection<Revision>[]> {
  const page = toPage(request);
  const limit = page.first + 1;
  const statement = revisionsStatement(of, { limit, hasCursor: page.after !== null });
  const cursor = page.after ? [page.after.createdAt, page.after.id] : [];
  const rows = await db.rows<Revision>(statement, [ids, ...cursor], ids.length * limit);
  const parentOf = ({ postId, commentId }: Revision) => (of === "post_id" ? postId : commentId);
  return ids.map((id) =>
    toConnection(
      rows.filter((row) => parentOf(row) === id),
      page,
    ),
  );
}

const countsOf = (db: Db, of: RevisionsOf) =>
  new DataLoader<string, number>(async (ids) => {
    const rows = await db.rows<{ id: string; count: number }>(countedRevisions(of), [ids]);
    const counts = new Map(rows.map(({ id, count }) => [id, count]));
    return ids.map((id) => counts.get(id) ?? 0);
  });
