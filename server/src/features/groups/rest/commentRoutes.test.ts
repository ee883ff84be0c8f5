import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);

const noPost = { msg: "Post not found" };
const noComment = { msg: "Comment does not exist" };

describe("POST /api/posts/comment/:id", () => {
  it("answers all comments, the new one first", async () => {
    const { db } = testApp();
    const ada = await buildUser(db, { name: "Ada" });
    const post = await buildPost(db);
    const older = await buildComment(db, { postId: post.id });

    const { status, body } = await rest(`POST /api/posts/comment/${post.id}/`, { as: ada, body: { text: "New" } });

    expect(status).toBe(200);
    expect(body).toHaveLength(2);
    expect(body[0]).toEqual({
      _id: expect.any(String),
      text: "New",
      name: "Ada",
      avatar: `http://localhost:80/avatars/${ada.id}`,
      user: ada.id,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(body[1]._id).toBe(older.id);
    expect((await db.findOneByOrFail(Post, { id: post.id })).commentCount).toBe(2);
  });

  it.each([undefined, {}, { text: " " }, { text: 7 }])("requires a text: %j", async (body) => {
    const as = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);

    const answer = await rest(`POST /api/posts/comment/${post.id}`, { as, body });

    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ errors: [{ msg: "Text is required", param: "text", location: "body" }] });
    expect(await testApp().db.countBy(Comment, { postId: post.id })).toBe(0);
  });

  it("answers 404 for a post that is not there and 400 for what is no id", async () => {
    const as = await buildUser(testApp().db);
    const body = { text: "Hello?" };

    expect(await rest(`POST /api/posts/comment/${noSuchId}`, { as, body })).toMatchObject({
      status: 404,
      body: noPost,
    });
    expect(await rest("POST /api/posts/comment/abc", { as, body })).toMatchObject({ status: 400, body: noPost });
  });

  it("comments once what is sent twice with the same idempotency key", async () => {
    const as = await buildUser(testApp().db);
    const post = await buildPost(testApp().db);
    const twice = { as, body: { text: "Once" }, headers: { "idempotency-key": "form-1" } };

    await rest(`POST /api/posts/comment/${post.id}`, twice);
    const { status, body } = await rest(`POST /api/posts/comment/${post.id}`, twice);

    expect(status).toBe(200);
    expect(body).toHaveLength(1);
  });
});

describe("DELETE /api/posts/comment/:id/:comment_id", () => {
  it("removes the viewer's own comment and answers those that are left", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const post = await buildPost(db);
    const [mine, other] = [
      await buildComment(db, { postId: post.id, authorId: ada.id }),
      await buildComment(db, { postId: post.id }),
    ];

    const { status, body } = await rest(`DELETE /api/posts/comment/${post.id}/${mine.id}/`, {
      as: ada,
      headers: { "content-type": "application/json" },
    });

    expect(status).toBe(200);
    expect(body.map(({ _id }: { _id: string }) => _id)).toEqual([other.id]);
    expect((await db.findOneByOrFail(Post, { id: post.id })).commentCount).toBe(1);
  });

  it("turns away a stranger, and the post's author too", async () => {
    const { db } = testApp();
    const [author, stranger] = [await buildUser(db), await buildUser(db)];
    const post = await buildPost(db, { authorId: author.id });
    const comment = await buildComment(db, { postId: post.id });

    for (const as of [author, stranger]) {
      const { status, body } = await rest(`DELETE /api/posts/comment/${post.id}/${comment.id}`, { as });

      expect(status).toBe(401);
      expect(body).toEqual({ msg: "User not authorized", code: "FORBIDDEN" });
    }
    expect(await db.countBy(Comment, { id: comment.id })).toBe(1);
    expect((await db.findOneByOrFail(Post, { id: post.id })).commentCount).toBe(1);
  });

  it("answers 404 when the comment is not there, malformed or under another post", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const [post, elsewhere] = [await buildPost(db), await buildPost(db)];
    const comment = await buildComment(db, { postId: elsewhere.id, authorId: ada.id });

    for (const id of [noSuchId, "abc", comment.id]) {
      const { status, body } = await rest(`DELETE /api/posts/comment/${post.id}/${id}`, { as: ada });

      expect(status).toBe(404);
      expect(body).toEqual({ ...noComment, code: "NOT_FOUND" });
    }
    expect(await db.countBy(Comment, { id: comment.id })).toBe(1);
  });

  it("answers 404 when the post is not there or malformed", async () => {
    const { db } = testApp();
    const ada = await buildUser(db);
    const comment = await buildComment(db, { postId: (await buildPost(db)).id, authorId: ada.id });

    for (const id of [noSuchId, "abc"]) {
      const { status, body } = await rest(`DELETE /api/posts/comment/${id}/${comment.id}`, { as: ada });

      expect(status).toBe(404);
      expect(body).toEqual({ ...noPost, code: "NOT_FOUND" });
    }
    expect(await db.countBy(Comment, { id: comment.id })).toBe(1);
  });
});
