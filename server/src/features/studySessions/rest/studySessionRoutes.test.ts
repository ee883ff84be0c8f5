import { useTestApp } from "../../../testing/app/harness";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import { restCall } from "../../../testing/calls/restCall";
import { noSuchId } from "../../../testing/contract/contractRoutes";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { circle, read, datesOf } = sessionCalls(testApp);

const hour = {
  title: "Rings",
  startsOn: dayIn(7),
  startTime: "19:00",
  timeZone: "Asia/Manila",
  durationMinutes: 60,
} as const;

/** Ada's group with a session of three days that has two places. */
async function planned(wishes: object = {}) {
  const found = await circle(wishes);
  const [bo, cy] = found.members as [User, User];
  const body = { ...hour, frequency: "DAILY", times: 3, capacity: 2 };
  const { body: session } = await rest(`POST /api/posts/${found.groupId}/sessions`, { as: found.ada, body });
  const dates = await datesOf(session._id);
  return { ...found, bo, cy, session, dates, id: dates[0]?.id ?? "" };
}

describe("study sessions over REST", () => {
  it("are planned for a group, read and changed as over GraphQL", async () => {
    const { ada, bo, outsider, groupId, session, dates } = await planned();
    const at = `/api/sessions/${session._id}`;

    expect(session).toEqual({
      ...{ _id: expect.any(String), group: groupId, title: "Rings", goal: null, startsOn: hour.startsOn },
      ...{ startTime: "19:00", timeZone: "Asia/Manila", durationMinutes: 60, frequency: "DAILY", weekdays: [] },
      ...{ place: null, capacity: 2, upcoming: 3, mayChange: true, cancelled: false },
      ...{ company: "NOBODY", partners: null, interests: null },
    });
    expect((await rest(`GET ${at}`, { as: bo })).body).toEqual({ ...session, mayChange: false });
    const body = { title: "Fields", startTime: "20:00", durationMinutes: 90, place: "Room 4", capacity: 5 };
    const changed = await rest(`PUT ${at}`, { as: ada, body });

    expect(changed.body).toMatchObject({ ...body, goal: null, upcoming: 3 });
    const after = await datesOf(session._id);
    expect(after.map(({ id }) => id)).toEqual(dates.map(({ id }) => id));
    expect(after[0]?.startsAt.getTime()).toBe((dates[0]?.startsAt.getTime() ?? 0) + 3_600_000);
    for (const route of [`PUT ${at}`, `DELETE ${at}`])
      expect(await rest(route, { as: outsider, body })).toMatchObject({ status: 403, body: { code: "FORBIDDEN" } });
    expect(await rest(`POST /api/posts/${groupId}/sessions`, { as: outsider, body: hour })).toMatchObject({
      status: 403,
    });

    expect((await rest(`DELETE ${at}`, { as: ada })).body).toMatchObject({ cancelled: true, upcoming: 0 });
    expect(await rest(`PUT ${at}`, { as: ada, body })).toMatchObject({ status: 409 });
  });

  it("are a member's own without a group, on the weekdays that they choose, and once for one key", async () => {
    const { ada, outsider: bo } = await circle();
    const body = { ...hour, frequency: "WEEKLY", weekdays: ["MONDAY", "FRIDAY"], times: 4, goal: "Chapter 3" };
    const headers = { "idempotency-key": "plan-1" };

    const first = await rest("POST /api/sessions", { as: ada, body, headers });
    const again = await rest("POST /api/sessions", { as: ada, body, headers });
    const other = await rest("POST /api/sessions", { as: ada, body: { ...body, title: "Other" }, headers });

    expect(first.body).toMatchObject({ group: null, weekdays: ["MONDAY", "FRIDAY"], upcoming: 4, goal: "Chapter 3" });
    expect(again.body).toEqual(first.body);
    expect(other.status).toBe(409);
    expect(await rest(`GET /api/sessions/${first.body._id}`, { as: bo })).toMatchObject({ status: 404 });
  });

  it("show their dates in the calendar of members, in order of time", async () => {
    const { ada, bo, outsider, session, dates, groupId } = await planned();
    const [first, second] = dates;
    const range = `?from=${first?.startsAt.toISOString()}&to=${second?.endsAt.toISOString()}`;

    const { body } = await rest(`GET /api/schedule${range}`, { as: bo });

    expect(body).toEqual(
      [first, second].map((date) => ({
        ...{ _id: date?.id, session: session._id, group: groupId, title: "Rings", state: "PLANNED" },
        ...{ startsAt: date?.startsAt.toISOString(), endsAt: date?.endsAt.toISOString() },
        ...{ going: 1, waiting: 0, answer: null, placeInLine: null, freeSeats: null },
      })),
    );
    expect((await rest(`GET /api/schedule${range}`, { as: ada })).body[0].answer).toBe("GOING");
    expect((await rest(`GET /api/schedule${range}`, { as: outsider })).body).toEqual([]);
    expect((await rest("GET /api/schedule", { as: bo })).body.length).toBeLessThanOrEqual(1);
    for (const [wrong, param] of [
      ["?from=tomorrow", "from"],
      ["?to=2020-01-01T00:00:00Z", "to"],
      ["?from=2027-01-01T00:00:00Z&to=2027-09-01T00:00:00Z", "to"],
    ])
      expect(await rest(`GET /api/schedule${wrong}`, { as: bo })).toMatchObject({
        status: 400,
        body: { errors: [{ param, location: "query" }] },
      });
  });

  it("are answered, by one date or all, and who finds no place waits", async () => {
    const { bo, cy, ada, id, dates } = await planned();
    const at = `PUT /api/dates/${id}/answer`;

    expect((await rest(at, { as: bo, body: { answer: "GOING", scope: "ALL_FUTURE" } })).body).toMatchObject({
      ...{ answer: "GOING", going: 2, waiting: 0, placeInLine: null },
    });
    expect((await rest(at, { as: cy, body: { answer: "GOING" } })).body).toMatchObject({
      ...{ answer: "WAITLISTED", going: 2, waiting: 1, placeInLine: 1 },
    });
    expect((await read(bo, dates[2]?.id ?? "")).viewerAnswer).toBe("GOING");
    expect((await rest(at, { as: bo, body: { answer: "DECLINED" } })).body.answer).toBe("DECLINED");
    expect((await rest(`GET /api/dates/${id}`, { as: cy })).body).toMatchObject({ answer: "GOING", going: 2 });
    expect(await rest(at, { as: ada, body: { answer: "PERHAPS" } })).toMatchObject({
      status: 400,
      body: { errors: [{ param: "answer" }] },
    });
  });

  it("are moved and cancelled one by one, by who may", async () => {
    const { ada, bo, id } = await planned();
    const at = `/api/dates/${id}`;
    const startsAt = new Date(Date.now() + 20 * 86_400_000).toISOString();

    expect(await rest(`PUT ${at}`, { as: bo, body: { startsAt } })).toMatchObject({ status: 403 });
    expect((await rest(`PUT ${at}`, { as: ada, body: { startsAt } })).body).toMatchObject({ startsAt, state: "MOVED" });
    expect((await rest(`DELETE ${at}`, { as: ada })).body.state).toBe("CANCELLED");
    expect(await rest(`DELETE ${at}`, { as: ada })).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
    expect(await rest(`PUT ${at}/answer`, { as: bo, body: { answer: "GOING" } })).toMatchObject({ status: 409 });
  });

  it("B3 of a private group are unknown to others, as an id that is none", async () => {
    const { outsider, session, id } = await planned({ visibility: "PRIVATE" });
    const body = { answer: "GOING" };

    for (const route of [`GET /api/sessions/${session._id}`, `GET /api/dates/${id}`, `PUT /api/dates/${id}/answer`]) {
      const hidden = await rest(route, { as: outsider, body });
      const unknown = await rest(route.replace(session._id, noSuchId).replace(id, noSuchId), { as: outsider, body });
      const none = await rest(route.replace(session._id, "none").replace(id, "none"), { as: outsider, body });
      expect([hidden.status, hidden.body]).toEqual([404, unknown.body]);
      expect(none.body).toEqual(unknown.body);
    }
  });
});
