import { Post } from "../discussion/Post";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildComment, buildLike, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp({ config: { restListLimit: 3 } });

const rest = restCall(testApp);

const noPost = { msg: "Post not found" };

const textRequired = { errors: [{ msg: "Text is required", param: "text", location: "body" }] };

describe("POST /api/posts", () => {
  it("publishes a post signed by the viewer, field by field", async () => {
    const ada = await buildUser(testApp().db, { name: "Ada" });

    const { status, body } = await rest("POST /api/posts/", { as: ada, body: { text: "  Hello\n<b>all</b> 👋 " } });

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: expect.any(String),
      text: "  Hello\n<b>all</b> 👋 ",
      name: "Ada",
      avatar: `http://localhost:80/avatars/${ada.id}`,
      user: ada.id,
      likes: [],
      comments: [],
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      group: { name: "Hello", title: null, interest: null, visibility: "OPEN", memberCount: 1, joined: true },
    });
  });

  it.each([{}, { text: "" }, { text: " \n" }, { text: null }, { text: 5 }, { text: ["a"] }, []])(
    "requires a text: %j",
    async (body) => {
      const as = await buildUser(testApp().db);

      const answer = await rest("POST /api/posts", { as, body });

      expect(answer.status).toBe(400);
      expect(answer.body).toEqual(textRequired);
    },
  );

  it.each(["x".repeat(5_001), "a\0b", "a\ud800b"])(
    "refuses a text that is too long or cannot be stored",
    async (text) => {
      const as = await buildUser(testApp().db);

      const { status, body } = await rest("POST /api/posts", { as, body: { text } });

      expect(status).toBe(400);
      expect(body.errors).toEqual([{ msg: expect.stringMatching(/^text /), param: "text", location: "body" }]);
      expect(await testApp().db.countBy(Post, { authorId: as.id })).toBe(0);
    },
  );

  it("publishes once what is sent twice with the same idempotency key", async () => {
    const as = await buildUser(testApp().db);
    const twice = { as, body: { text: "Once" }, headers: { "idempotency-key": "form-1" } };

    const [first, second] = await Promise.all([rest("POST /api/posts", twice), rest("POST /api/posts", twice)]);

    expect(second.body._id).toBe(first.body._id);
    expect(await testApp().db.countBy(Post, { authorId: as.id })).toBe(1);
  });

  it("names the header when the idempotency key is too long", async () => {
    const as = await buildUser(testApp().db);

    const { status, body } = await rest("POST /api/posts", {
      as,
      body: { text: "Once" },
      headers: { "idempotency-key": "x".repeat(65) },
    });

    expect(status).toBe(400);
    expect(body.errors).toEqual([
      { msg: expect.stringMatching(/^Idempotency-Key /), param: "Idempotency-Key", location: "headers" },
    ]);
  });

  it("ignores what is not the sender's to set", async () => {
    const [ada, bob] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const chosen = {
      _id: noSuchId,
      id: noSuchId,
      user: bob.id,
      name: "Bob",
      likes: [{}],
      likeCount: 9,
      date: "2001-01-01",
    };

    const { body } = await rest("POST /api/posts", { as: ada, body: { text: "Mine", ...chosen } });

    expect(body).toMatchObject({ user: ada.id, name: "Ada Lovelace", likes: [], comments: [] });
    expect(body._id).not.toBe(noSuchId);
    expect(new Date(body.date).getFullYear()).toBeGreaterThan(2020);
  });
});

describe("GET /api/posts/:id", () => {
  it("shows a post with its likes and comments, newest first", async () => {
    const { db } = testApp();
    const [ada, bob] = [await buildUser(db, { name: "Ada" }), await buildUser(db, { name: "Bob" })];
    const post = await buildPost(db, { authorId: ada.id, text: "Hi", createdAt: new Date("2026-03-04T05:06:07.089Z") });
    const likes = [
      await buildLike(db, { postId: post.id, userId: ada.id }),
      await buildLike(db, { postId: post.id, userId: bob.id }),
    ];
    const older = await buildComment(db, { postId: post.id, authorId: bob.id, text: "First" });
    const newer = await buildComment(db, { postId: post.id, authorId: ada.id, text: "Second" });

    const { status, body } = await rest(`GET /api/posts/${post.id}/`, { as: bob });

    expect(status).toBe(200);
    expect(body).toEqual({
      _id: post.id,
      text: "Hi",
      name: "Ada",
      avatar: `http://localhost:80/avatars/${ada.id}`,
      user: ada.id,
      likes: [
        { _id: likes[1]?.id, user: bob.id },
        { _id: likes[0]?.id, user: ada.id },
      ],
      comments: [
        {
          _id: newer.id,
          text: "Second",
          name: "Ada",
          avatar: `http://localhost:80/avatars/${ada.id}`,
          user: ada.id,
          date: newer.createdAt.toISOString(),
        },
        {
          _id: older.id,
          text: "First",
          name: "Bob",
          avatar: `http://localhost:80/avatars/${bob.id}`,
          user: bob.id,
          date: older.createdAt.toISOString(),
        },
      ],
      date: "2026-03-04T05:06:07.089Z",
      group: { name: "Hi", title: null, interest: null, visibility: "OPEN", memberCount: 1, joined: false },
    });
  });

  it("answers 404 for a post that is not there and 400 for what is no id", async () => {
    const as = await buildUser(testApp().db);

    expect(await rest(`GET /api/posts/${noSuchId}`, { as })).toMatchObject({ status: 404, body: noPost });
    for (const id of ["abc", "1e3", "like", "%00"]) {
      expect(await rest(`GET /api/posts/${id}`, { as })).toMatchObject({ status: 400, body: noPost });
    }
  });
});

describe("DELETE /api/posts/:id", () => {
  it("removes the viewer's own post", async () => {
    const ada = await buildUser(testApp().db);
    const post = await buildPost(testApp().db, { authorId: ada.id });
    await buildComment(testApp().db, { postId: post.id });

    const { status, body } = await rest(`DELETE /api/posts/${post.id}`, { as: ada });

    expect(status).toBe(200);
    expect(body).toEqual({ msg: "Post removed" });
    expect(await testApp().db.countBy(Post, { id: post.id })).toBe(0);
  });

  it("turns away someone who did not write it", async () => {
    const stranger = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const { status, body } = await rest(`DELETE /api/posts/${post.id}`, { as: stranger });

    expect(status).toBe(401);
    expect(body).toEqual({ msg: "User not authorized", code: "FORBIDDEN" });
    expect(await testApp().db.countBy(Post, { id: post.id })).toBe(1);
  });

  it.each([noSuchId, "abc"])("answers 400 for the id %s", async (id) => {
    const as = await buildUser(testApp().db);

    expect(await rest(`DELETE /api/posts/${id}`, { as })).toMatchObject({ status: 400, body: noPost });
  });
});
