import { createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import http from "node:http";
import { openDatabase } from "./database.mjs";
import { groupOperations, toPost } from "./groupOperations.mjs";
import { homeOperation } from "./home.mjs";

/**
 * The bare handler of the benchmark: plain node:http and pg, prepared statements, the same rows and the same JSON as the service.
 * It checks a token like any service with revocable sessions: signature, expiry, and one statement for the session. It has no
 * limits, validation and error handling.
 */
const { PORT, DATABASE_URL, JWT_SECRET } = process.env;
const query = openDatabase(DATABASE_URL);

async function viewerOf(token) {
  const [header, payload, signature] = token.split(".");
  const expected = createHmac("sha256", JWT_SECRET).update(`${header}.${payload}`).digest();
  if (!signature || !timingSafeEqual(expected, Buffer.from(signature, "base64url"))) throw new Error("forged");
  const { sub, ver, jti, exp } = JSON.parse(Buffer.from(payload, "base64url").toString());
  const text = `select 1 from users where id = $1 and token_version = $2
                and not exists (select 1 from sessions where id = $3 and ended_at is not null)`;
  if (exp * 1000 < Date.now() || (await query("viewer", text, [sub, ver, jti])).length === 0) throw new Error("ended");
  return sub;
}

/** Without hidden posts, as in the indexes of lists. */
const shown = "where hidden_at is null and visibility <> 'PRIVATE'";

const page = (where, order = "order by created_at desc, id desc limit 20") => `
  select p.id, p.text, p.like_count, p.comment_count, p.created_at, u.id as author_id, u.name, l.post_id as liked
  from (select * from posts ${where} ${order}) p
  join users u on u.id = p.author_id
  left join post_likes l on l.user_id = $1 and l.post_id = p.id
  order by p.created_at desc, p.id desc`;

const toPlainPost = (row) => ({ id: row.id, text: row.text, createdAt: row.created_at, likeCount: row.like_count });

const connection = (name, nodes) => ({ data: { [name]: { nodes } } });

const changedPost = `with liked as (
    insert into post_likes (post_id, user_id, id, created_at) values ($1, $2, $3, $4)
    on conflict (user_id, post_id) do nothing returning post_id
  ) update posts set like_count = like_count + 1 from liked where posts.id = liked.post_id returning posts.id, like_count`;

const revertedPost = `with gone as (delete from post_likes where post_id = $1 and user_id = $2 returning post_id)
  update posts set like_count = like_count - 1 from gone where posts.id = gone.post_id returning posts.id, like_count`;

const operations = {
  feed: async (viewer) => connection("posts", (await query("feed", page(shown), [viewer])).map(toPost)),

  plainFeed: async () => {
    const text = `select id, text, created_at, like_count from posts ${shown} order by created_at desc, id desc limit 20`;
    return connection("posts", (await query("plain", text, [])).map(toPlainPost));
  },

  nothing: async () => ({ data: { __typename: "Query" } }),

  deepPage: async (viewer, { page: number }) => {
    const deep = `where id in (select id from posts ${shown} order by created_at desc, id desc limit 20 offset $2)`;
    return connection("posts", (await query("deep", page(deep, ""), [viewer, (number - 1) * 20])).map(toPost));
  },

  post: async (viewer, { id }) => {
    const [rows, comments] = await Promise.all([
      query("post", page("where id = $2", ""), [viewer, id]),
      query(
        "comments",
        `select c.id, c.text, c.created_at, u.id as author_id, u.name
         from (select * from comments where post_id = $1 and hidden_at is null order by created_at desc, id desc limit 50) c
         join users u on u.id = c.author_id order by c.created_at desc, c.id desc`,
        [id],
      ),
    ]);
    const nodes = comments.map((row) => {
      return { id: row.id, text: row.text, createdAt: row.created_at, author: { id: row.author_id, name: row.name } };
    });
    return { data: { post: { ...toPost(rows[0]), comments: { nodes } } } };
  },

  directory: async (_viewer, { interest }) => {
    const rows = await query(
      "directory",
      `select p.id, p.status, p.location, p.skills, u.id as user_id, u.name
       from (select * from profiles where interest = any($1) and not is_absent order by created_at desc, id desc limit 6) p
       join users u on u.id = p.user_id order by p.created_at desc, p.id desc`,
      [[interest]],
    );
    const nodes = rows.map(({ id, location, skills, user_id, name }) => {
      return { id, status: "LEARNING", location, skills, user: { id: user_id, name } };
    });
    return connection("profiles", nodes);
  },

  profile: async (_viewer, { userId }) => {
    const text = `select p.id, p.bio, p.skills, u.id as user_id, u.name from profiles p join users u on u.id = p.user_id where u.id = $1`;
    const [row] = await query("profile", text, [userId]);
    const [experience, education] = await Promise.all([
      query("experience", `select id, title from experiences where profile_id = $1 order by created_at desc, id desc`, [
        row.id,
      ]),
      query("education", `select id, school from educations where profile_id = $1 order by created_at desc, id desc`, [
        row.id,
      ]),
    ]);
    const { id, bio, skills, user_id, name } = row;
    return { data: { profile: { id, bio, skills, user: { id: user_id, name }, experience, education } } };
  },

  ...groupOperations(query),
  home: homeOperation(query),

  like: async (viewer, { id }) => {
    const [row] = await query("like", changedPost, [id, viewer, randomUUID(), new Date()]);
    if (row) return { data: { likePost: { id: row.id, likeCount: row.like_count } } };
    const [post] = await query("count", "select id, like_count from posts where id = $1", [id]);
    return { data: { likePost: { id: post.id, likeCount: post.like_count } } };
  },

  unlike: async (viewer, { id }) => {
    const [row] = await query("unlike", revertedPost, [id, viewer]);
    return { data: { unlikePost: { id: row?.id ?? id, likeCount: row?.like_count ?? null } } };
  },

  createPost: async (viewer, { text }) => {
    const sql = `insert into posts (id, author_id, text, created_at) values ($1, $2, $3, $4) returning id, text`;
    const [row] = await query("create", sql, [randomUUID(), viewer, text, new Date()]);
    return { data: { createPost: row } };
  },

  addComment: async (viewer, { postId, text }) => {
    const sql = `with counted as (update posts set comment_count = comment_count + 1 where id = $2 returning id)
      insert into comments (id, post_id, author_id, text, created_at) select $1, id, $3, $4, $5 from counted returning id, text`;
    const [row] = await query("comment", sql, [randomUUID(), postId, viewer, text, new Date()]);
    return { data: { addComment: row } };
  },
};

http
  .createServer((request, response) => {
    const chunks = [];
    request.on("data", (chunk) => chunks.push(chunk));
    request.on("end", () => void answer(request, chunks, response));
  })
  .listen(Number(PORT), "127.0.0.1");

async function answer(request, chunks, response) {
  try {
    const name = request.url.slice(1);
    const body = chunks.length > 0 ? JSON.parse(Buffer.concat(chunks).toString()) : {};
    const viewer = request.headers["x-auth-token"] ? await viewerOf(request.headers["x-auth-token"]) : null;
    const text = JSON.stringify(await operations[name](viewer, body.variables ?? {}));
    response.setHeader("content-type", "application/json; charset=utf-8").end(text);
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}
