import { v7 as newId } from "uuid";
import type { User } from "../../features/accounts/users/User";
import { restAnswer } from "../../platform/limits/limits";
import {
  buildComment,
  buildExperience,
  buildLike,
  buildPost,
  buildProfile,
  buildUser,
} from "../../testing/app/factories";
import { useTestApp } from "../../testing/app/harness";
import { restCall } from "../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
let ada: User;

beforeAll(async () => {
  ada = await buildUser(testApp().db);
});
beforeEach(() => testApp().db.query("delete from posts"));

/** Many rows by one statement: what is tested is their number and size. */
async function addComments(postId: string, count: number, text: string): Promise<void> {
  await testApp().db.query(
    `with added as (insert into comments (id, post_id, author_id, text, created_at)
       select gen_random_uuid(), $1, $2, $3, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, $4) n
       returning id)
     update posts set comment_count = comment_count + $4 where id = $1`,
    [postId, ada.id, text, count],
  );
}

const sizeOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));
const nextOf = (headers: Record<string, unknown>) =>
  /<[^>]*?(\/api\/[^>]*)>; rel="next"/.exec(String(headers.link))?.[1];

/** Everything that the `Link` headers lead to, page by page. */
async function followAll(path: string): Promise<{ _id: string }[]> {
  const found: { _id: string }[] = [];
  for (let next: string | undefined = path; next;) {
    const { headers, body, status } = await rest(`GET ${next}`, { as: ada });
    expect(status).toBe(200);
    expect(sizeOf(body)).toBeLessThan(restAnswer.bytes * 1.1);
    found.push(...body);
    next = nextOf(headers);
  }
  return found;
}

describe("M15 posts with threads beyond what an answer holds", () => {
  it("are listed within 2 MB, none missing, and every comment is reachable", async () => {
    const posts = [];
    for (let n = 0; n < 40; n++) {
      const post = await buildPost(testApp().db, { authorId: ada.id });
      await addComments(post.id, 20, "\u{1F4DA}".repeat(4_000));
      posts.push(post.id);
    }

    const listed = await followAll("/api/posts");

    expect(listed.map(({ _id }) => _id)).toEqual([...posts].reverse());
    const [first] = listed as unknown as { comments: object[]; commentCount: number; more: { comments: string } }[];
    expect(first?.commentCount).toBe(20);
    const rest = await followAll(first?.more.comments ?? "");
    const all = [...(first?.comments ?? []), ...rest] as { _id: string }[];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(20);
  });

  it("are cut alone too, also after a comment, and lead to the rest", async () => {
    const { id } = await buildPost(testApp().db, { authorId: ada.id });
    await addComments(id, 1_500, "Count me in.");

    const one = await rest(`GET /api/posts/${id}`, { as: ada });
    const added = await rest(`POST /api/posts/comment/${id}`, { as: ada, body: { text: "And me." } });

    expect(one.body.comments).toHaveLength(1_000);
    expect(one.body.commentCount).toBe(1_500);
    expect(await followAll(one.body.more.comments)).toHaveLength(500);
    expect(added.body[0].text).toBe("And me.");
    expect(await followAll(nextOf(added.headers) ?? "")).toHaveLength(501);
  });

  it("have no new fields while everything fits", async () => {
    const { id } = await buildPost(testApp().db, { authorId: ada.id });
    await buildComment(testApp().db, { postId: id });
    await buildLike(testApp().db, { postId: id });
    const fields = ["_id", "avatar", "comments", "date", "group", "likes", "name", "text", "user"];

    const one = await rest(`GET /api/posts/${id}`, { as: ada });
    const list = await rest("GET /api/posts", { as: ada });

    expect(Object.keys(one.body).sort()).toEqual(fields);
    expect(Object.keys(list.body[0]).sort()).toEqual(fields);
    expect(one.headers.link).toBeUndefined();
    expect(list.headers.link).toBeUndefined();
  });
});

describe("M15 the pages of a thread", () => {
  it("give each like once, newest first", async () => {
    const { id } = await buildPost(testApp().db);
    for (let n = 0; n < 5; n++) await buildLike(testApp().db, { postId: id });
    const whole = (await rest(`GET /api/posts/${id}`, { as: ada })).body.likes;

    expect(await followAll(`/api/threads/${id}/likes?limit=2`)).toEqual(whole);
  });

  it("are for members, of a post that is there, by a cursor of theirs", async () => {
    const { id } = await buildPost(testApp().db);

    expect((await rest(`GET /api/threads/${id}/comments`)).status).toBe(401);
    expect((await rest(`GET /api/threads/${newId()}/comments`, { as: ada })).status).toBe(404);
    expect((await rest("GET /api/threads/abc/likes", { as: ada })).status).toBe(400);
    const wrong = await rest(`GET /api/threads/${id}/likes?cursor=x`, { as: ada });
    expect(wrong.status).toBe(400);
    expect(wrong.body.errors[0].param).toBe("cursor");
  });
});

describe("M15 profiles with long careers", () => {
  it("are listed within 2 MB, each with its newest jobs, and are whole by themselves", async () => {
    const long = "\u{1F4DA}".repeat(200);
    for (let n = 0; n < 30; n++) {
      const { id: profileId, userId } = await buildProfile(testApp().db);
      if (n > 0) {
        await testApp().db.query(
          `insert into experiences (id, profile_id, title, company, location, description, from_day, current, created_at)
           select gen_random_uuid(), $1, $2, $2, $2, $2, '2020-01-01', false, now() from generate_series(1, 100)`,
          [profileId, long],
        );
        continue;
      }
      await buildExperience(testApp().db, { profileId });
      expect((await rest(`GET /api/profile/user/${userId}`)).body.experience).toHaveLength(1);
    }

    const { body } = await rest("POST /api/profile/postload", { body: {} });

    expect(sizeOf(body)).toBeLessThan(restAnswer.bytes);
    expect(body.postSize).toBe(30);
    expect(body.profiles[29].more).toBeUndefined();
    expect(body.profiles[0].experience.length).toBeGreaterThan(1);
    expect((await rest(`GET ${body.profiles[0].more.profile}`)).body.experience).toHaveLength(100);
  });
});

describe("M15 a GraphQL query", () => {
  const query = `query ($n: Int!) { posts(first: 20) { nodes { comments(first: $n) { nodes { text } } } } }`;

  beforeEach(async () => {
    for (let n = 0; n < 20; n++) {
      await addComments((await buildPost(testApp().db)).id, 30, "\u{1F4DA}".repeat(5_000));
    }
  });

  it("that would answer more than 2 MB is refused, and shorter lists are answered", async () => {
    for (let time = 0; time < 2; time++) {
      const large = await testApp().graphql(query, { n: 30 }, { as: ada });
      const small = await testApp().graphql(query, { n: 2 }, { as: ada });

      expect(large.errors?.[0]?.message).toMatch(/Ask for shorter lists/);
      expect(large.data?.posts ?? null).toBeNull();
      expect(small.errors).toBeUndefined();
    }
  });

  it("that would answer more than 2 MB is refused also when one of its fields fails", async () => {
    const failing = query.replace("posts(", `user(id: "abc") { id } posts(`);

    const { data, errors } = await testApp().graphql(failing, { n: 30 }, { as: ada });

    expect(errors?.map(({ message }) => message)).toEqual([
      expect.stringMatching(/Ask for shorter lists/),
      expect.any(String),
    ]);
    expect(data).toBeUndefined();
  });
});
