import { buildMember } from "../../../testing/app/buildMember";
import { buildPost, buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { codeOf, inputFieldsOf } from "../../../testing/calls/answers";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { mark, mentionCalls } from "../../../testing/calls/mentionCalls";
import { beginAbsence, endAbsence } from "../../accounts/suspension/absence";
import type { User } from "../../accounts/users/User";
import { hidePost } from "../discussion/hiding";

const testApp = useTestApp();
const { send, scene } = groupCalls(testApp);
const { write, befriend } = mentionCalls(testApp);
const { change } = blockCalls(testApp);

const fields = "id name interest memberCount text pictures { id }";
const look = (groupId: string, as?: User) =>
  testApp().graphql(`{ groupPreview(id: "${groupId}") { ${fields} } }`, {}, as ? { as } : {});
const seen = async (groupId: string, as?: User) => (await look(groupId, as)).data.groupPreview;

const open = (settings: object = {}) => scene({ openToGuests: true, title: "Algebra at noon", ...settings });
const show = (user: User, visibility: string) =>
  testApp().db.query("update profiles set visibility = $1 where user_id = $2", [visibility, user.id]);

describe("a group that is open to guests", () => {
  it("shows them its name, interest, number of members and first message, and nobody in it", async () => {
    const { bo, groupId } = await open({ interest: "CHEMISTRY" });
    await send("joinGroup", bo, { groupId });

    const answer = await look(groupId);

    expect(answer.data.groupPreview).toEqual({
      id: groupId,
      name: "Algebra at noon",
      interest: "CHEMISTRY",
      memberCount: 2,
      text: "Reading group for linear algebra, Tuesdays at 18:00 UTC.",
      pictures: [],
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("is called by the beginning of its first message where it has no title", async () => {
    const { groupId } = await open({ title: null });

    expect((await seen(groupId)).name).toBe("Reading group for linear algebra, Tuesdays at 18:00 UTC.");
  });

  it("is what its owner chose: not a group that exists, nor a new one over the API without asking", async () => {
    const { ada, groupId } = await scene();
    const create = async (group: object | null) => {
      const query = "mutation ($input: CreatePostInput!) { createPost(input: $input) { id group { openToGuests } } }";
      return (await testApp().graphql(query, { input: { text: "Hi", group } }, { as: ada })).data.createPost;
    };
    const [plain, titled, asked] = [
      await create(null),
      await create({ title: "T" }),
      await create({ openToGuests: true }),
    ];

    expect([plain, titled, asked].map(({ group }) => group.openToGuests)).toEqual([false, false, true]);
    expect(await Promise.all([groupId, plain.id, titled.id].map((id) => seen(id)))).toEqual([null, null, null]);
    expect(await seen(asked.id)).not.toBeNull();
  });

  it("closes to them with the switch, and opens again", async () => {
    const { ada, bo, groupId } = await open();

    expect(codeOf(await send("updateGroup", bo, { groupId, openToGuests: false }))).toBe("FORBIDDEN");
    await send("updateGroup", ada, { groupId, openToGuests: false });
    expect(await seen(groupId)).toBeNull();
    await send("updateGroup", ada, { groupId, openToGuests: true });
    expect(await seen(groupId)).not.toBeNull();
  });

  it.each(["ON_REQUEST", "PRIVATE"])("closes for good with another visibility: %s", async (visibility) => {
    const { ada, groupId } = await open();

    await send("updateGroup", ada, { groupId, visibility });
    expect(await seen(groupId)).toBeNull();
    const refused = await send("updateGroup", ada, { groupId, openToGuests: true });
    expect([codeOf(refused), inputFieldsOf(refused)]).toEqual(["BAD_USER_INPUT", ["openToGuests"]]);
    await send("updateGroup", ada, { groupId, visibility: "OPEN" });
    expect(await seen(groupId)).toBeNull();
  });

  it("cannot be started with another visibility", async () => {
    const ada = await buildUser(testApp().db);
    const input = { text: "Hi", group: { visibility: "PRIVATE", openToGuests: true } };
    const query = "mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }";
    const refused = await testApp().graphql(query, { input }, { as: ada });

    expect([codeOf(refused), inputFieldsOf(refused)]).toEqual(["BAD_USER_INPUT", ["group.openToGuests"]]);
  });
});

describe("what ends a look inside at once", () => {
  it("a post that moderators hide", async () => {
    const { groupId } = await open();
    const hide = (isHidden: boolean) => testApp().services.db.transaction((tx) => hidePost(tx, groupId, isHidden));

    await hide(true);
    expect(await seen(groupId)).toBeNull();
    await hide(false);
    expect(await seen(groupId)).not.toBeNull();
  });

  it("an owner who is suspended, until they are back", async () => {
    const { ada, groupId } = await open();
    const { services } = testApp();
    const suspension = { kind: "SUSPENDED", until: null, reason: null } as const;

    await services.db.transaction((tx) => beginAbsence(services, tx, ada.id, suspension));
    expect(await seen(groupId)).toBeNull();
    await services.db.transaction((tx) => endAbsence(tx, ada.id, "SUSPENDED"));
    expect(await seen(groupId)).not.toBeNull();
  });

  it("an owner with a profile for members alone, also a former owner who wrote the message", async () => {
    const { as: ada } = await buildMember(testApp().db);
    const { as: bo } = await buildMember(testApp().db);
    const { id: groupId } = await buildPost(testApp().db, { authorId: ada.id });
    await send("updateGroup", ada, { groupId, openToGuests: true });

    await show(ada, "MEMBERS");
    expect(await seen(groupId)).toBeNull();
    await show(ada, "PUBLIC");
    await send("joinGroup", bo, { groupId });
    await send("handOverGroup", ada, { groupId, userId: bo.id });
    expect(await seen(groupId)).not.toBeNull();
    await show(ada, "MEMBERS");
    expect(await seen(groupId)).toBeNull();
  });

  it("a post that is deleted", async () => {
    const { ada, groupId } = await open();

    await testApp().graphql(`mutation { deletePost(id: "${groupId}") }`, {}, { as: ada });

    expect(await seen(groupId)).toBeNull();
  });

  it("a block, for the one who is logged in", async () => {
    const { ada, bo, eve, groupId } = await open();

    await change("blockUser", ada, bo);

    expect([await seen(groupId, bo), await seen(groupId, eve)]).toEqual([null, expect.anything()]);
  });
});

describe("the first message for guests", () => {
  it("has no name of a mentioned member whom they do not see", async () => {
    const { db } = testApp();
    const [ada, bo, cy] = (await Promise.all(
      ["Ada", "Bo Svensson", "Cy Young"].map((name) => buildUser(db, { name })),
    )) as [User, User, User];
    await Promise.all([bo, cy].map((user) => buildProfile(db, { userId: user.id })));
    await befriend(ada, bo);
    await befriend(ada, cy);
    await show(bo, "MEMBERS");
    const text = "Hello @Bo Svensson and @Cy Young";
    const mentions = mark(text, bo, cy);
    const { id } = (await write("createPost", ada, { text, mentions })).data.createPost;
    await send("updateGroup", ada, { groupId: id, openToGuests: true });

    const group = await seen(id);

    expect([group.text, group.name]).toEqual(["Hello @member and @Cy Young", "Hello @member and @Cy Young"]);
  });
});

describe("a group that is not open to guests", () => {
  it("answers as one that does not exist, over both APIs", async () => {
    const { groupId: closed } = await scene();
    const { groupId: onRequest } = await scene({ visibility: "ON_REQUEST" });
    const { groupId: privately } = await scene({ visibility: "PRIVATE" });
    const nowhere = "0193f7a4-7a4c-7c7e-8d13-1f0a5a1c9a10";
    const ids = [nowhere, closed, onRequest, privately];
    const overRest = async (id: string) => {
      const { statusCode, body, headers } = await testApp().request({ method: "GET", url: `/api/previews/${id}` });
      return [statusCode, body, headers["cache-control"]];
    };

    const graphql = await Promise.all(ids.map((id) => look(id)));
    const rest = await Promise.all(ids.map(overRest));

    expect(graphql.map(({ data, errors }) => [data, errors])).toEqual(
      ids.map(() => [{ groupPreview: null }, undefined]),
    );
    expect(rest).toEqual(ids.map(() => rest[0]));
    expect(rest[0]?.[0]).toBe(404);
  });

  it("is no way into posts: these stay members only", async () => {
    const { groupId } = await open();
    const fieldsForMembers = [`post(id: "${groupId}") { id }`, `group(id: "${groupId}") { id }`];

    const answers = await Promise.all(fieldsForMembers.map((field) => testApp().graphql(`{ ${field} }`)));
    const overRest = await testApp().request({ method: "GET", url: `/api/posts/${groupId}` });

    expect(answers.map(codeOf)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(overRest.statusCode).toBe(401);
  });
});
