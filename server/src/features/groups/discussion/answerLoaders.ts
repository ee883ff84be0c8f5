import DataLoader from "dataloader";
import { type AuthorPart, type AuthorRow, toAuthor } from "../../accounts/users/joinedUser";
import type { Db } from "../../../platform/database/Db";
import { oneLoader } from "../../../platform/database/loader";
import { type Connection, type PageRequest, toConnection, toPage } from "../../../platform/paging/connection";
import * as statements from "./answerStatements";
import type { Comment } from "./Comment";

/** A place in the list of the comments of a post. */
export interface ThreadPlace {
  postId: string;
  createdAt: Date | string;
  id: string;
}

export const answerLoaders = {
  /** A comment, or the place that is left of it; null without either. */
  comment: (db: Db) =>
    oneLoader(
      (ids) => readComments(db, statements.commentsById, [ids], "all"),
      ({ id }) => id,
    ),
  /** The answers to a comment by pages, with their authors. */
  answersOfComment: (db: Db) => pagesOfAnswers(db),
  /** The comments around a place, newest first. */
  threadsAround: (db: Db) => pagesOfThreads(db),
};

type Row = Comment & AuthorRow;

async function readComments(
  db: Db,
  statement: string,
  values: unknown[],
  author: AuthorPart | null,
): Promise<Comment[]> {
  const rows = await db.rows<Row>(statement, values);
  if (author) for (const row of rows) row.author = toAuthor(row.authorId, row);
  return rows.map(withoutHidden);
}

/** Of a comment that was deleted or hidden, only the place is shown. */
const withoutHidden = (comment: Comment): Comment =>
  comment.hiddenAt
    ? {
        ...comment,
        text: "",
        bookId: null,
        pictures: null,
        mentions: null,
        editedAt: null,
        author: null,
        hiddenAt: null,
        likeCount: 0,
        isDeleted: true,
      }
    : comment;

function pagesOfAnswers(db: Db) {
  const loaders = new Map<string, DataLoader<string, Connection<Comment>>>();
  return (request: PageRequest, author: AuthorPart | null) => {
    const key = `${request.first} ${author} ${request.after ?? ""}`;
    const loader = loaders.get(key) ?? new DataLoader((ids) => loadAnswers(db, request, author, ids));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadAnswers(
  db: Db,
  request: PageRequest,
  author: AuthorPart | null,
  ids: readonly string[],
): Promise<Connection<Comment>[]> {
  const page = toPage(request);
  const { first, after } = page;
  const statement = statements.answersStatement({ limit: first + 1, hasCursor: after !== null, author });
  const rows = await readComments(db, statement, after ? [ids, after.createdAt, after.id] : [ids], author);
  return ids.map((id) =>
    toConnection(
      rows.filter(({ replyToId }) => replyToId === id),
      page,
    ),
  );
}

function pagesOfThreads(db: Db) {
  const loaders = new Map<string, DataLoader<ThreadPlace, Comment[], string>>();
  return (range: statements.ThreadRange) => {
    const key = JSON.stringify(range);
    const loader =
      loaders.get(key) ??
      new DataLoader<ThreadPlace, Comment[], string>((places) => loadThreads(db, range, places), {
        cacheKeyFn: (place) => JSON.stringify(place),
      });
    loaders.set(key, loader);
    return loader;
  };
}

/** A batch has at most one place for each post. */
async function loadThreads(db: Db, range: statements.ThreadRange, places: readonly ThreadPlace[]) {
  const values = [
    places.map(({ postId }) => postId),
    places.map(({ createdAt }) => createdAt),
    places.map(({ id }) => id),
  ];
  const rows = await readComments(db, statements.threadsStatement(range), values, range.author);
  return places.map(({ postId }) => rows.filter((row) => row.postId === postId));
}
