import { buildFocus } from "../../../testing/app/buildFocus";
import { buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { openCalls } from "../../../testing/calls/openCalls";
import { restCall } from "../../../testing/calls/restCall";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";
import { commonsId } from "../commons";

const testApp = useTestApp();
const rest = restCall(testApp);
const { circle, pass } = sessionCalls(testApp);
const { offered, take } = openCalls(testApp);

/** Ada's group with Bo in it, and somebody else. */
async function scene(settings: object = {}) {
  const { ada, groupId, members, outsider } = await circle(settings, 1);
  const room = `/api/rooms/${groupId}`;
  return { ada, bo: members[0] as User, outsider, groupId, room };
}

const codesOf = async (as: User, room: string) => {
  const all = [
    `GET ${room}`,
    `GET ${room}/people`,
    `PUT ${room}/seat`,
    `POST ${room}/seat`,
    `DELETE ${room}/seat`,
    `POST ${room}/timer`,
    `DELETE ${room}/timer`,
  ];
  const answers: unknown[] = [];
  for (const route of all) answers.push((await rest(route, { as })).body.code ?? "yes");
  return answers;
};
const allOf = (code: string) => Array.from({ length: 7 }, () => code);

const seatOf = ({ id }: User) =>
  testApp()
    .db.query<{ room: string; left: number }[]>(
      `select room_id as room, extract(epoch from seen_at - clock_timestamp())::integer as left
       from room_seats where user_id = $1`,
      [id],
    )
    .then(([seat]) => seat);

describe("O5 study rooms over REST", () => {
  it("let programs study together: enter, see each other, start the timer, keep the seat, stop, leave", async () => {
    const { ada, bo, room, groupId } = await scene();
    const empty = {
      _id: groupId,
      group: groupId,
      occurrence: null,
      version: 0,
      peopleCount: 0,
      seat: null,
      timer: null,
    };
    expect((await rest(`GET ${room}`, { as: bo })).body).toEqual(empty);

    const entered = await rest(`PUT ${room}/seat`, { as: ada, body: { goal: " Chapter\n3 " } });
    await rest(`PUT ${room}/seat`, { as: bo });
    const seat = { goal: "Chapter 3", date: expect.any(String) };
    expect(entered.body).toMatchObject({ _id: groupId, peopleCount: 1, seat, timer: null });

    const first = await rest(`GET ${room}/people?limit=1`, { as: bo });
    const [, next] = /<http:\/\/[^/]+(.+?)>/.exec(String(first.headers.link)) ?? [];
    const second = await rest(`GET ${String(next)}`, { as: bo });
    expect([...first.body, ...second.body]).toEqual([
      { user: ada.id, name: "Ada", avatar: expect.any(String), goal: "Chapter 3", date: expect.any(String) },
      { user: bo.id, name: bo.name, avatar: expect.any(String), goal: null, date: expect.any(String) },
    ]);
    expect(second.headers.link).toBeUndefined();

    const started = (await rest(`POST ${room}/timer`, { as: ada, body: { focusMinutes: 50 } })).body.timer;
    expect(started).toMatchObject({ phase: "FOCUS", focusMinutes: 50, breakMinutes: 5, startedBy: ada.id });
    expect(Date.parse(started.endsAt) - Date.parse(started.startedAt)).toBe(50 * 60_000);
    const again = await rest(`POST ${room}/timer`, { as: bo, body: { focusMinutes: 10 } });
    expect(again.body.timer).toMatchObject({ focusMinutes: 50, startedBy: ada.id });
    expect((await rest(`DELETE ${room}/timer`, { as: bo })).status).toBe(403);
    expect((await rest(`DELETE ${room}/timer`, { as: ada })).body.timer).toBeNull();

    expect((await rest(`DELETE ${room}/seat`, { as: ada })).body).toMatchObject({ peopleCount: 1, seat: null });
    expect((await rest(`DELETE ${room}/seat`, { as: ada })).status).toBe(200);
    expect((await rest(`GET ${room}`, { as: bo })).body).toMatchObject({ peopleCount: 1, seat: { goal: null } });
  });

  it("keep a seat for longer than entering does, take it again, and leave somebody alone who went elsewhere", async () => {
    const { ada, room, groupId } = await scene();
    await rest(`PUT ${room}/seat`, { as: ada, body: { goal: "One" } });
    const before = await seatOf(ada);

    const kept = await rest(`POST ${room}/seat`, { as: ada, body: { goal: "Two" } });

    const after = await seatOf(ada);
    expect(kept.body.seat.goal).toBe("One");
    expect([before?.room, after?.room]).toEqual([groupId, groupId]);
    expect((after?.left ?? 0) - (before?.left ?? 0)).toBeGreaterThan(50);

    await testApp().db.query("delete from room_seats where user_id = $1", [ada.id]);
    expect((await rest(`POST ${room}/seat`, { as: ada, body: { goal: "Two" } })).body.seat.goal).toBe("Two");

    await rest(`PUT /api/rooms/${commonsId}/seat`, { as: ada });
    expect((await rest(`POST ${room}/seat`, { as: ada })).body).toMatchObject({ peopleCount: 0, seat: null });
    expect((await seatOf(ada))?.room).toBe(commonsId);
  });

  it("change what somebody wants to do, and refuse too much of it", async () => {
    const { ada, room } = await scene();
    const goals: unknown[] = [];
    for (const body of [{ goal: "One" }, { goal: "Two" }, { goal: null }])
      goals.push((await rest(`PUT ${room}/seat`, { as: ada, body })).body.seat.goal);

    expect(goals).toEqual(["One", "Two", null]);
    const long = await rest(`PUT ${room}/seat`, { as: ada, body: { goal: "x".repeat(201) } });
    expect([long.status, long.body.errors[0].param]).toEqual([400, "goal"]);
    const wrong = await rest(`POST ${room}/timer`, { as: ada, body: { focusMinutes: 9, breakMinutes: "5" } });
    expect(wrong.body.errors.map(({ param }: { param: string }) => param)).toEqual(["focusMinutes", "breakMinutes"]);
  });

  it("are for those who take part in the group, and unknown where the group is", async () => {
    const onRequest = await scene({ visibility: "ON_REQUEST" });
    const hidden = await scene({ visibility: "PRIVATE" });

    expect(await codesOf(onRequest.outsider, onRequest.room)).toEqual(allOf("FORBIDDEN"));
    expect(await codesOf(hidden.outsider, hidden.room)).toEqual(allOf("NOT_FOUND"));
    expect(await codesOf(hidden.outsider, "/api/rooms/commons")).toEqual([
      ...["yes", ...Array.from({ length: 6 }, () => "NOT_FOUND")],
    ]);
    expect((await rest(`POST ${hidden.room}/timer`, { as: hidden.ada })).body.msg).toBe("Enter the room first.");
  });

  it("have a commons with a timer that nobody stops", async () => {
    const ada = await buildUser(testApp().db);

    const { body } = await rest("GET /api/rooms/commons", { as: ada });

    expect(body).toMatchObject({ _id: commonsId, group: null, occurrence: null, timer: { startedBy: null } });
    await rest(`PUT /api/rooms/${commonsId}/seat`, { as: ada });
    expect((await rest(`DELETE /api/rooms/${commonsId}/timer`, { as: ada })).status).toBe(403);
  });

  it("open shortly before a date of an open session, for those with a seat in it", async () => {
    const { ada, bo, cy, id } = await offered();
    await take(bo, id);
    const room = `/api/rooms/${id}`;
    expect(await codesOf(bo, room)).toEqual(allOf("CONFLICT"));

    await pass([{ id }], 10);

    expect((await rest(`PUT ${room}/seat`, { as: ada })).body).toMatchObject({ _id: id, group: null, occurrence: id });
    expect((await rest(`PUT ${room}/seat`, { as: bo })).body.peopleCount).toBe(2);
    expect(await codesOf(cy, room)).toEqual(allOf("NOT_FOUND"));
  });

  it("do not say who started the timer to a member who does not see them", async () => {
    const { ada, bo, outsider, room } = await scene();
    await rest(`PUT ${room}/seat`, { as: bo });
    await rest(`POST ${room}/timer`, { as: bo });
    await blockCalls(testApp).change("blockUser", outsider, bo);

    const starterFor = async (as: User) => (await rest(`GET ${room}`, { as })).body.timer.startedBy;
    expect([await starterFor(ada), await starterFor(outsider)]).toEqual([bo.id, null]);
    expect((await rest(`GET ${room}/people`, { as: outsider })).body).toEqual([]);
  });
});

describe("O5 a focus over REST", () => {
  it("is finished by the member who was in it, for a day, and again", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    expect((await rest("GET /api/focuses/open", { as: ada })).body.msg).toBe("Focus not found");
    const id = await buildFocus(testApp().db, ada);
    const old = await buildFocus(testApp().db, ada, 25 * 60);

    const open = (await rest("GET /api/focuses/open", { as: ada })).body;
    const finish = (as: User, focus: string, result: string) =>
      rest(`PUT /api/focuses/${focus}`, { as, body: { result } });

    const times = { startedAt: expect.any(String), endsAt: expect.any(String) };
    expect(open).toEqual({ _id: id, goal: "Chapter 3", ...times, result: null });
    expect((await finish(bo, id, "DONE")).status).toBe(404);
    expect((await finish(ada, old, "DONE")).status).toBe(404);
    expect((await finish(ada, id, "SOON")).body.errors).toEqual([
      { msg: "result is not valid", param: "result", location: "body" },
    ]);
    expect((await finish(ada, id, "PARTLY")).body).toEqual({ ...open, result: "PARTLY" });
    expect((await finish(ada, id, "DONE")).body.result).toBe("DONE");
    expect((await rest("GET /api/focuses/open", { as: ada })).status).toBe(404);
    expect((await rest("GET /api/focuses/open", { as: bo })).status).toBe(404);
  });
});
