import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);

const unreadOf = async (as: User, id: string) =>
  (await testApp().graphql(`{ group(id: "${id}") { unreadCount } }`, {}, { as })).data.group.unreadCount;

describe("O5 what is new over REST", () => {
  it("reads some comments of a group, and all of it", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const { id } = await buildPost(db, { authorId: ada.id });
    await rest(`POST /api/groups/${id}/membership`, { as: bo, body: {} });
    const comments = [1, 2, 3].map(() => buildComment(db, { postId: id, authorId: ada.id, createdAt: new Date() }));
    const [first] = await Promise.all(comments);
    expect(await unreadOf(bo, id)).toBe(3);

    const some = await rest(`POST /api/groups/${id}/read-comments`, { as: bo, body: { commentIds: [first?.id] } });
    expect([some.body.msg, await unreadOf(bo, id)]).toEqual(["Comments read", 2]);
    expect((await rest(`POST /api/groups/${id}/read`, { as: bo })).body.msg).toBe("Group read");

    expect(await unreadOf(bo, id)).toBe(0);
    const none = await rest(`POST /api/groups/${id}/read-comments`, { as: bo, body: { commentIds: [] } });
    expect([none.status, none.body.errors[0].param]).toEqual([400, "commentIds"]);
    expect((await rest(`POST /api/groups/${first?.id}/read`, { as: bo })).status).toBe(404);
  });

  it("gives one comment to who may read it", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db, { name: "Ada" }), await buildUser(db)];
    const body = { text: "Algebra.", group: { visibility: "ON_REQUEST" } };
    const { _id: postId } = (await rest("POST /api/posts", { as: ada, body })).body;
    const [comment] = (await rest(`POST /api/posts/comment/${postId}`, { as: ada, body: { text: "First." } })).body;

    expect((await rest(`GET /api/comments/${comment._id}`, { as: ada })).body).toEqual(comment);
    expect((await rest(`GET /api/comments/${comment._id}`, { as: bo })).status).toBe(404);
    expect((await rest("GET /api/comments/none", { as: ada })).status).toBe(404);
    await rest(`DELETE /api/posts/comment/${postId}/${comment._id}`, { as: ada });
    expect((await rest(`GET /api/comments/${comment._id}`, { as: ada })).status).toBe(404);
  });

  it("shows the group of an invitation, and the newest groups to everyone", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    const group = { title: "Rings", visibility: "PRIVATE" };
    const { _id: id } = (await rest("POST /api/posts", { as: ada, body: { text: "Algebra.", group } })).body;
    const { code } = (await rest(`GET /api/groups/${id}/invitation`, { as: ada })).body;

    expect((await rest(`GET /api/invitations/${code}/group`, { as: bo })).body).toMatchObject({
      _id: id,
      title: "Rings",
    });
    expect((await rest("GET /api/invitations/none/group", { as: bo })).status).toBe(404);
    expect((await rest(`GET /api/groups/${id}/settings`, { as: bo })).status).toBe(404);
    const newest = (await rest("GET /api/newest-groups")).body;
    expect(newest.length).toBeGreaterThan(0);
    expect(newest.map(({ _id }: { _id: string }) => _id)).not.toContain(id);
  });
});

describe("O5 what waits for a member over REST", () => {
  it("lists requests to join and to be buddies, first steps, and how much goes on", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db, { name: "Bo" })];
    const body = { text: "Algebra.", group: { title: "Rings", visibility: "ON_REQUEST" } };
    const { _id: id } = (await rest("POST /api/posts", { as: ada, body })).body;
    await rest(`POST /api/groups/${id}/membership`, { as: bo, body: { message: "I study then." } });
    await rest(`POST /api/buddies/${ada.id}/request`, { as: bo, body: { message: "Together?" } });

    const { groups, buddies } = (await rest("GET /api/me/waiting", { as: ada })).body;

    expect(groups).toMatchObject([
      { _id: id, name: "Rings", count: 1, requests: [{ name: "Bo", message: "I study then." }] },
    ]);
    expect(buddies).toMatchObject([{ user: { _id: bo.id, name: "Bo" }, message: "Together?" }]);
    expect((await rest("GET /api/me/first-steps", { as: bo })).body.steps).toContain("PROFILE");
    expect((await rest("GET /api/site")).body).toEqual({
      ...{ members: expect.any(Number), groups: expect.any(Number), studying: expect.any(Number) },
    });
  });

  it("says who may send buddy requests, and what came of reports", async () => {
    const { db } = testApp();
    const [ada, bo] = [await buildUser(db), await buildUser(db)];
    expect((await rest("GET /api/me/contactable", { as: ada })).body).toEqual({ contactable: "EVERYONE" });
    await rest("PUT /api/me/contactable", { as: ada, body: { contactable: "NOBODY" } });
    expect((await rest("GET /api/me/contactable", { as: ada })).body).toEqual({ contactable: "NOBODY" });
    expect((await rest(`POST /api/buddies/${ada.id}/request`, { as: bo, body: {} })).status).toBe(403);

    const { id } = await buildPost(db, { authorId: ada.id });
    await rest("POST /api/reports", { as: bo, body: { kind: "POST", id, reason: "SPAM", note: "Again." } });

    expect((await rest("GET /api/reports", { as: bo })).body).toEqual([
      {
        _id: expect.any(String),
        kind: "POST",
        reason: "SPAM",
        note: "Again.",
        outcome: null,
        date: expect.any(String),
      },
    ]);
    expect((await rest("GET /api/reports", { as: ada })).body).toEqual([]);
  });
});
