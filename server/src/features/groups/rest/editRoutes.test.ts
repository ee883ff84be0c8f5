import { noSuchId } from "../../../testing/contract/contractRoutes";
import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";

const testApp = useTestApp();
const rest = restCall(testApp);
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

async function scene() {
  const { db } = testApp();
  const ada = await buildUser(db);
  const post = await buildPost(db, { authorId: ada.id });
  return { ada, post, comment: await buildComment(db, { postId: post.id, authorId: ada.id }) };
}

describe("W1 PUT /api/posts/:id", () => {
  it("answers as GET does, with when it was edited", async () => {
    const { ada, post } = await scene();
    const before = (await rest(`GET /api/posts/${post.id}`, { as: ada })).body;

    const { status, body } = await rest(`PUT /api/posts/${post.id}`, { as: ada, body: { text: "Calculus" } });

    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      text: "Calculus",
      group: { ...before.group, name: "Calculus" },
      edited: moment,
      version: 2,
    });
    expect(Object.keys(before)).not.toContain("edited");
    expect((await rest(`GET /api/posts/${post.id}`, { as: ada })).body).toEqual(body);
    const { body: list } = await rest("GET /api/posts?limit=1", { as: ada });
    expect(list[0]).toMatchObject({ _id: post.id, edited: body.edited });
  });

  it("D9 answers 409 if the text has changed since the version, and replaces the text without one", async () => {
    const { ada, post } = await scene();
    const edit = (body: object) => rest(`PUT /api/posts/${post.id}`, { as: ada, body });
    const first = await edit({ text: "One", version: 1 });

    const stale = await edit({ text: "Two", version: 1 });
    const current = await edit({ text: "Three", version: first.body.version });

    expect([first.status, stale.status, stale.body.code]).toEqual([200, 409, "CONFLICT"]);
    expect([current.status, current.body.text]).toEqual([200, "Three"]);
    expect((await edit({ text: "Four" })).body.text).toBe("Four");
  });

  it("refuses visitors, others, bad bodies, and ids of nothing", async () => {
    const { ada, post } = await scene();
    const other = await buildUser(testApp().db);
    const edit = (id: string, as: typeof ada | undefined, body: object) => rest(`PUT /api/posts/${id}`, { as, body });

    expect((await edit(post.id, undefined, { text: "Mine" })).status).toBe(401);
    expect((await edit(post.id, other, { text: "Mine" })).status).toBe(403);
    expect(await edit(post.id, ada, {})).toMatchObject({
      status: 400,
      body: { errors: [{ msg: "Text is required", param: "text", location: "body" }] },
    });
    expect((await edit(post.id, ada, { text: "Hi", version: "one" })).body.errors[0].param).toBe("version");
    expect((await edit(noSuchId, ada, { text: "Hi" })).status).toBe(404);
    expect((await edit("abc", ada, { text: "Hi" })).status).toBe(400);
  });
});

describe("W1 PUT /api/posts/comment/:id/:comment_id", () => {
  it("answers the comments as GET does, the edited one in its place", async () => {
    const { ada, post, comment } = await scene();
    await buildComment(testApp().db, { postId: post.id });
    const before = (await rest(`GET /api/threads/${post.id}/comments`, { as: ada })).body;

    const { status, body } = await rest(`PUT /api/posts/comment/${post.id}/${comment.id}`, {
      as: ada,
      body: { text: "Not on Mondays" },
    });

    expect(status).toBe(200);
    expect(body).toEqual([before[0], { ...before[1], text: "Not on Mondays", edited: moment, version: 2 }]);
    expect((await rest(`GET /api/threads/${post.id}/comments`, { as: ada })).body).toEqual(body);
  });

  it("refuses old versions, others, bad bodies, and comments of other posts", async () => {
    const { ada, post, comment } = await scene();
    const [other, another] = [await buildUser(testApp().db), await buildPost(testApp().db)];
    const edit = (under: string, id: string, as: typeof ada, body: object) =>
      rest(`PUT /api/posts/comment/${under}/${id}`, { as, body });
    await edit(post.id, comment.id, ada, { text: "One" });

    expect((await edit(post.id, comment.id, ada, { text: "Two", version: 1 })).status).toBe(409);
    expect((await edit(post.id, comment.id, other, { text: "Two" })).status).toBe(403);
    expect((await edit(post.id, comment.id, ada, { text: " " })).status).toBe(400);
    for (const [under, id] of [
      [another.id, comment.id],
      [post.id, noSuchId],
      [post.id, "abc"],
      ["abc", comment.id],
    ])
      expect([under, id, (await edit(under ?? "", id ?? "", ada, { text: "Two" })).status]).toEqual([under, id, 404]);
  });
});
