import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);

const dayMs = 86_400_000;
const inAWeek = () => new Date(Date.now() + 7 * dayMs).toISOString().slice(0, 10);
const startGroup = async (as: User, group: object) =>
  (await rest("POST /api/posts", { as, body: { text: "Linear algebra on Tuesdays.", group } })).body._id as string;
const membershipOf = async (as: User, id: string) => (await rest(`GET /api/posts/${id}/membership`, { as })).body;

describe("O5 groups over REST", () => {
  it("lets a program do what a member does: a private group, an invitation, a weekly session, who comes, leaving", async () => {
    const body = { name: "Ada", email: `${crypto.randomUUID()}@example.com`, password: "paper boats at dawn" };
    const { token } = (await rest("POST /api/users", { body })).body;
    const group = { title: "Rings", visibility: "PRIVATE", interest: 7, tags: ["algebra"], capacity: 5 };
    const started = { text: "Linear algebra on Tuesdays.", group };
    const { _id: id } = (await rest("POST /api/posts", { token, body: started })).body;
    const bo = await buildUser(testApp().db, { name: "Bo" });
    expect((await rest(`GET /api/groups/${id}/settings`, { as: bo })).status).toBe(404);

    const { code, link } = (await rest(`GET /api/groups/${id}/invitation`, { token })).body;
    expect(link).toMatch(new RegExp(`/join/${code}$`));
    const joined = await rest(`POST /api/posts/${id}/membership`, { as: bo, body: { inviteCode: code } });
    const plan = { title: "Rings", startTime: "19:00", timeZone: "UTC", durationMinutes: 60 };
    const weekly = { ...plan, startsOn: inAWeek(), frequency: "WEEKLY", weekdays: ["TUESDAY"] };
    const planned = await rest(`POST /api/posts/${id}/sessions`, { token, body: weekly });
    expect([joined.body.state, planned.status, planned.body.errors]).toEqual(["ACTIVE", 200, undefined]);
    const range = `from=${new Date().toISOString()}&to=${new Date(Date.now() + 20 * dayMs).toISOString()}`;
    const date = (await rest(`GET /api/schedule?${range}`, { token })).body[0]._id;
    await rest(`PUT /api/dates/${date}/answer`, { as: bo, body: { answer: "GOING" } });
    const attendees = (await rest(`GET /api/dates/${date}/attendees`, { token })).body;
    const left = await rest(`DELETE /api/posts/${id}/membership`, { as: bo });

    expect(attendees.map(({ name }: { name: string }) => name)).toEqual(["Ada", "Bo"]);
    expect(left.body.state).toBeNull();
    expect((await rest(`GET /api/dates/${date}/attendees`, { as: bo })).status).toBe(404);
    expect((await rest(`GET /api/groups/${id}/settings`, { token })).body).toEqual({
      ...{ _id: id, name: "Rings", title: "Rings", interests: 7, tags: ["algebra"], visibility: "PRIVATE" },
      ...{ capacity: 5, openToGuests: false, memberCount: 1, date: expect.any(String) },
    });
  });

  it("decide about requests, with what was written", async () => {
    const [ada, bo, cem] = [
      await buildUser(testApp().db),
      await buildUser(testApp().db, { name: "Bo" }),
      await buildUser(testApp().db),
    ];
    const id = await startGroup(ada, { visibility: "ON_REQUEST" });
    await rest(`POST /api/posts/${id}/membership`, { as: bo, body: { message: "I study then." } });
    await rest(`POST /api/posts/${id}/membership`, { as: cem, body: {} });
    const requests = async () => rest(`GET /api/groups/${id}/requests?limit=1`, { as: ada });

    const first = await requests();
    expect(first.body).toEqual([
      { user: bo.id, name: "Bo", avatar: expect.any(String), message: "I study then.", date: expect.any(String) },
    ]);
    expect(first.headers.link).toContain(`/api/groups/${id}/requests?limit=1&cursor=`);
    expect((await rest(`GET /api/groups/${id}/requests`, { as: bo })).status).toBe(403);
    expect((await rest(`POST /api/groups/${id}/requests/${bo.id}/accept`, { as: bo })).status).toBe(403);

    expect((await rest(`POST /api/groups/${id}/requests/${bo.id}/accept`, { as: ada })).status).toBe(200);
    expect((await rest(`POST /api/groups/${id}/requests/${cem.id}/decline`, { as: ada })).status).toBe(200);
    expect((await rest(`POST /api/groups/${id}/requests/${cem.id}/decline`, { as: ada })).status).toBe(409);

    expect((await requests()).body).toEqual([]);
    expect([(await membershipOf(bo, id)).state, (await membershipOf(cem, id)).state]).toEqual(["ACTIVE", null]);
  });

  it("renew their invitation: the one before is not valid any more", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const id = await startGroup(ada, { visibility: "PRIVATE" });
    const before = (await rest(`GET /api/groups/${id}/invitation`, { as: ada })).body.code;

    const after = (await rest(`POST /api/groups/${id}/invitation`, { as: ada })).body.code;

    const join = async (inviteCode: string) =>
      (await rest(`POST /api/posts/${id}/membership`, { as: bo, body: { inviteCode } })).status;
    expect([await join(before), await join(after)]).toEqual([404, 200]);
    expect((await rest(`GET /api/groups/${id}/invitation`, { as: bo })).status).toBe(403);
  });

  it("get a moderator, and another owner", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const id = await startGroup(ada, {});
    await rest(`POST /api/posts/${id}/membership`, { as: bo, body: {} });

    expect((await rest(`PUT /api/groups/${id}/roles/${bo.id}`, { as: bo, body: { role: "MODERATOR" } })).status).toBe(
      403,
    );
    expect((await rest(`PUT /api/groups/${id}/roles/${bo.id}`, { as: ada, body: { role: "MODERATOR" } })).status).toBe(
      200,
    );
    expect((await membershipOf(bo, id)).role).toBe("MODERATOR");
    expect((await rest(`POST /api/groups/${id}/owner/${bo.id}`, { as: ada })).status).toBe(200);

    expect([(await membershipOf(bo, id)).role, (await membershipOf(ada, id)).role]).toEqual(["OWNER", "MEMBER"]);
  });

  it("are listed: one's own by when one joined, and those to choose from, searched and in each order", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    const word = `Q${crypto.randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (const interest of [1, 2, 2]) ids.push(await startGroup(ada, { title: `${word} club`, interest }));
    await startGroup(ada, { title: `${word} secret`, visibility: "PRIVATE" });
    await buildPost(testApp().db, { authorId: ada.id });
    await rest(`POST /api/posts/${ids[0]}/membership`, { as: bo, body: {} });
    const idsOf = ({ body }: { body: { _id: string }[] }) => body.map(({ _id }) => _id);

    expect(idsOf(await rest("GET /api/groups/mine", { as: bo }))).toEqual([ids[0]]);
    const found = (query: string) => rest(`GET /api/groups?search=${word}&${query}`, { as: bo });
    expect(idsOf(await found("sort=NEWEST"))).toEqual(ids.toReversed());
    expect(idsOf(await found("sort=LARGEST"))[0]).toBe(ids[0]);
    expect(idsOf(await found("interest=1"))).toEqual([ids[0]]);
    const page = await found("sort=NEWEST&limit=2");
    const next = /<http:\/\/[^/]+(.+?)>/.exec(String(page.headers.link))?.[1];
    expect([...idsOf(page), ...idsOf(await rest(`GET ${next}`, { as: bo }))]).toEqual(ids.toReversed());
    expect((await found("interest=9")).body.errors).toEqual([
      { msg: "interest is not valid", param: "interest", location: "query" },
    ]);
    const statements = await testApp().counter.count(() => found("sort=NEWEST"));
    expect(statements).toBeLessThan(4);
  });
});
