import { type AuthorRow, toAuthor } from "../../accounts/users/joinedUser";
import type { AppContext } from "../../../platform/context";
import type { Post, StartedGroup } from "./Post";
import type { PostJoins } from "./postJoins";
import { nameOf } from "../group/groupName";
import { postsStatement, postTails } from "../feed/postStatements";

/** What REST says of the group of a post. */
interface GroupRow {
  groupTitle: StartedGroup["title"];
  groupIsForTwo: boolean;
  groupInterest: StartedGroup["interest"];
  groupVisibility: StartedGroup["visibility"];
  groupMemberCount: StartedGroup["memberCount"];
  groupJoined: StartedGroup["joined"];
}

type PostRow = Post & AuthorRow & GroupRow;

interface Place extends Pick<AppContext, "db" | "viewer"> {
  /** About how many rows the list scans. */
  reach?: number;
}

/** Reads posts, newest first. `tail` is one of `postTails`. */
export async function selectPosts(
  { db, viewer, reach }: Place,
  tail: string,
  values: unknown[],
  joins: PostJoins,
): Promise<Post[]> {
  const [statement, all] = prepare(tail, values, joins, viewer);
  return withJoined(await db.rows<PostRow>(statement, all, reach), joins);
}

/** One post; null when there is none. */
export async function selectPost({ db, viewer }: Place, id: string, joins: PostJoins): Promise<Post | null> {
  const [statement, values] = prepare(postTails.one, [id], joins, viewer);
  const post = await db.row<PostRow>(statement, values);
  return post && (withJoined([post], joins)[0] ?? null);
}

type Prepared = [statement: string, values: unknown[]];

function prepare(tail: string, values: unknown[], joins: PostJoins, viewer: Place["viewer"]): Prepared {
  if (!(joins.liked || joins.group) || viewer === null) return [postsStatement(tail, joins, null), values];
  return [postsStatement(tail, joins, `$${values.length + 1}`), [...values, viewer.id]];
}

function withJoined(rows: PostRow[], joins: PostJoins): Post[] {
  if (joins.author) for (const row of rows) row.author = toAuthor(row.authorId, row);
  if (joins.group) for (const row of rows) row.startedGroup = toStartedGroup(row);
  if (joins.group || joins.name) for (const row of rows) nameRow(row);
  return rows;
}

/** A group of two has another name for each of them, which the loader reads. */
function nameRow(row: PostRow): void {
  if (!row.groupIsForTwo) row.name = nameOf({ title: row.groupTitle, text: row.text });
}

const toStartedGroup = (row: GroupRow): StartedGroup => ({
  title: row.groupTitle,
  interest: row.groupInterest,
  visibility: row.groupVisibility,
  memberCount: row.groupMemberCount,
  joined: row.groupJoined,
});
