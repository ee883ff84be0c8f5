import { buildUser } from "../../../testing/app/factories";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { send, scene } = groupCalls(testApp);

const nothing = { removed: false, state: null, role: null, date: null };
const date = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

describe("the membership of a group over REST", () => {
  it("is joined, read and left, as over GraphQL", async () => {
    const { ada, bo, groupId } = await scene({ title: "Algebra", interest: "PHYSICS" });
    const at = `/api/posts/${groupId}/membership`;

    expect((await rest(`GET ${at}`, { as: bo })).body).toEqual(nothing);
    const joined = { removed: false, state: "ACTIVE", role: "MEMBER", date };
    for (let i = 0; i < 2; i++)
      expect(await rest(`POST ${at}`, { as: bo })).toMatchObject({ status: 200, body: joined });
    expect((await rest(`GET ${at}`, { as: bo })).body).toEqual(joined);
    const group = { name: "Algebra", title: "Algebra", interest: 7, visibility: "OPEN", memberCount: 2, joined: true };
    expect((await rest(`GET /api/posts/${groupId}`, { as: bo })).body.group).toEqual(group);
    const [first] = (await rest("GET /api/posts?limit=1", { as: ada })).body;
    expect(first.group).toEqual(group);

    expect(await rest(`DELETE ${at}`, { as: bo })).toMatchObject({ status: 200, body: nothing });
    expect((await rest(`GET /api/posts/${groupId}`, { as: bo })).body.group).toMatchObject({
      memberCount: 1,
      joined: false,
    });
    expect(await rest(`DELETE ${at}`, { as: ada })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  });

  it("asks where joining is on request, and takes it back", async () => {
    const { ada, bo, groupId } = await scene({ visibility: "ON_REQUEST" });
    const at = `/api/posts/${groupId}/membership`;

    const asked = await rest(`POST ${at}`, { as: bo, body: { message: "Please" } });
    const { data } = await testApp().graphql(
      `{ group(id: "${groupId}") { joinRequests { nodes { message user { id } } } } }`,
      {},
      { as: ada },
    );
    const back = await rest(`DELETE ${at}`, { as: bo });

    expect(asked.body).toEqual({ removed: false, state: "REQUESTED", role: "MEMBER", date });
    expect(data.group.joinRequests.nodes).toEqual([{ message: "Please", user: { id: bo.id } }]);
    expect(back.body).toEqual(nothing);
    expect(await rest(`POST ${at}`, { as: bo, body: { message: "x".repeat(301) } })).toMatchObject({ status: 400 });
  });

  it("B3 is an unknown post where the group is private, but for its invitation", async () => {
    const { ada, bo, groupId } = await scene({ visibility: "PRIVATE" });
    const other = await scene({ visibility: "PRIVATE" });
    const codeOf = async (as: User, id: string) =>
      (await testApp().graphql(`{ group(id: "${id}") { inviteCode } }`, {}, { as })).data.group.inviteCode as string;
    const inviteCode = await codeOf(ada, groupId);
    const at = `/api/posts/${groupId}/membership`;

    for (const route of [`GET ${at}`, `POST ${at}`, `DELETE ${at}`, `GET /api/posts/${groupId}/members`]) {
      const [hidden, unknown] = [
        await rest(route, { as: bo }),
        await rest(route.replace(groupId, noSuchId), { as: bo }),
      ];
      expect([route, hidden.status, hidden.body]).toEqual([route, unknown.status, unknown.body]);
      expect(hidden.status).toBe(404);
    }
    const wrong = await rest(`POST ${at}`, { as: bo, body: { inviteCode: await codeOf(other.ada, other.groupId) } });
    expect(wrong.status).toBe(404);
    expect(await rest(`POST ${at}`, { as: bo, body: { inviteCode } })).toMatchObject({
      status: 200,
      body: { state: "ACTIVE" },
    });
    await send("removeMember", ada, { groupId, userId: bo.id });
    expect(await rest(`POST ${at}`, { as: bo, body: { inviteCode } })).toMatchObject({ status: 404 });
  });

  it("B1 is refused where the group is full, and to who was removed", async () => {
    const { ada, bo, eve, groupId } = await scene({ capacity: 2 });
    const at = `POST /api/posts/${groupId}/membership`;
    await rest(at, { as: bo });

    expect(await rest(at, { as: eve })).toMatchObject({ status: 409, body: { code: "GROUP_FULL" } });
    await send("removeMember", ada, { groupId, userId: bo.id });
    expect(await rest(at, { as: bo })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
  });

  it("lists the members by pages, those who came first before the others", async () => {
    const { ada, bo, eve, groupId } = await scene();
    const nia = await buildUser(testApp().db, { name: "Nia" });
    for (const member of [bo, eve, nia]) await send("joinGroup", member, { groupId });

    const first = await rest(`GET /api/posts/${groupId}/members?limit=3`, { as: nia });
    const [, next = ""] = /<http:\/\/localhost:80([^>]+)>/.exec(String(first.headers.link)) ?? [];
    const last = await rest(`GET ${next}`, { as: nia });

    expect(first.body.map(({ user, role }: { user: string; role: string }) => [user, role])).toEqual([
      [ada.id, "OWNER"],
      [bo.id, "MEMBER"],
      [eve.id, "MEMBER"],
    ]);
    expect(last.body).toEqual([
      { user: nia.id, name: "Nia", avatar: `http://localhost:80/avatars/${nia.id}`, role: "MEMBER", date },
    ]);
    expect(last.headers.link).toBeUndefined();
  });
});
