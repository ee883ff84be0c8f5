import DataLoader from "dataloader";
import { type JoinedUser, type JoinedUserRow, joinedUserColumn, toJoinedUser } from "../accounts/joinedUser";
import { type Connection, type Dated, type Page, type PageRequest, toConnection, toPage } from "../shared/connection";
import { oneLoader } from "../shared/loader";
import { type Reader, unhurried } from "../shared/reader";
import { commentColumns, likeColumns, postColumns } from "./columns";
import type { Comment } from "./Comment";
import type { Post } from "./Post";
import type { PostLike } from "./PostLike";

export function createPostLoaders(reader: Reader) {
  return {
    post: oneLoader(
      (ids) => reader.rows<Post>(`select ${postColumns("posts")} from posts where id = any($1)`, [ids]),
      (post) => post.id,
    ),
    /** Whether a member likes a post. */
    like: new DataLoader<LikeKey, boolean, string>((keys) => findLikes(reader, keys), { cacheKeyFn: toText }),
    commentsOfPost: pagesOf<Comment>(reader, { table: "comments", columns: commentColumns }),
    likesOfPost: pagesOf<PostLike>(reader, { table: "post_likes", columns: likeColumns }),
  };
}

interface LikeKey {
  userId: string;
  postId: string;
}

const toText = ({ userId, postId }: LikeKey) => `${userId} ${postId}`;

async function findLikes(reader: Reader, keys: readonly LikeKey[]): Promise<boolean[]> {
  const likes = await reader.rows<LikeKey>(
    `select user_id as "userId", post_id as "postId" from post_likes
     join unnest($1::uuid[], $2::uuid[]) as asked (member, post) on user_id = member and post_id = post`,
    [keys.map(({ userId }) => userId), keys.map(({ postId }) => postId)],
  );
  const found = new Set(likes.map(toText));
  return keys.map((key) => found.has(toText(key)));
}

/** What hangs under posts: its table and its columns. */
interface Under {
  table: string;
  columns: (from: string) => string;
}

type Entry = Dated & { postId: string; authorId?: string; author?: JoinedUser };

/** Pages of what hangs under posts: the same page of many posts is one statement. Comments can bring their authors. */
function pagesOf<T extends Entry>(reader: Reader, under: Under) {
  const loaders = new Map<string, DataLoader<string, Connection<T>>>();
  return (request: PageRequest, withAuthor = false) => {
    const key = `${request.first} ${withAuthor} ${request.after ?? ""}`;
    const page = toPage(request);
    const loader =
      loaders.get(key) ?? new DataLoader((ids) => loadPages<T>(reader, under, ids, { ...page, withAuthor }));
    loaders.set(key, loader);
    return loader;
  };
}

async function loadPages<T extends Entry>(
  reader: Reader,
  { table, columns }: Under,
  postIds: readonly string[],
  { first, after, withAuthor }: Page & { withAuthor: boolean },
): Promise<Connection<T>[]> {
  const older = after ? "and (created_at, id) < ($2, $3)" : "";
  // Up to thousands of rows, when many posts show theirs.
  const bounded = postIds.length === 1 ? reader : unhurried(reader);
  const rows = await bounded.rows<T & JoinedUserRow>(
    `select ${columns("entry")}${withAuthor ? `, ${joinedUserColumn("author")}` : ""}
     from unnest($1::uuid[]) as parent (id) cross join lateral (
       select * from ${table} where post_id = parent.id ${older}
       order by created_at desc, id desc limit ${first + 1}
     ) as entry
     ${withAuthor ? `join users author on author.id = entry.author_id` : ""}
     order by entry.created_at desc, entry.id desc`,
    after ? [postIds, after.createdAt, after.id] : [postIds],
  );
  if (withAuthor) for (const row of rows) row.author = toJoinedUser(row.authorId as string, row);
  return postIds.map((id) =>
    toConnection(
      rows.filter((row) => row.postId === id),
      first,
    ),
  );
}
