import { useTestApp } from "../../../testing/app/harness";
import { openCalls } from "../../../testing/calls/openCalls";
import { restCall } from "../../../testing/calls/restCall";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";

const testApp = useTestApp();
const rest = restCall(testApp);
const { member, offered } = openCalls(testApp);
const { datesOf, pass } = sessionCalls(testApp);

const hour = {
  ...{ title: "Rings", startsOn: dayIn(7), startTime: "19:00", timeZone: "Asia/Manila", durationMinutes: 60 },
  ...{ company: "EVERYONE", partners: 2, interests: 7 },
};

describe("open sessions over REST", () => {
  it("are planned, found, taken and given back as over GraphQL", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    const { body: session } = await rest("POST /api/sessions", { as: ada, body: hour });
    expect(session).toMatchObject({ company: "EVERYONE", partners: 2, interests: 7, capacity: 3 });
    const [date] = await datesOf(session._id);
    const range = `from=${dayIn(0)}T00:00:00.000Z&to=${dayIn(30)}T00:00:00.000Z`;

    const { body } = await rest(`GET /api/sessions/open?${range}&interests=7`, { as: bo });

    expect(body).toEqual([
      {
        ...{ _id: date?.id, session: session._id, title: "Rings", goal: null, interests: 7, freeSeats: 2 },
        ...{ startsAt: date?.startsAt.toISOString(), endsAt: date?.endsAt.toISOString() },
        ...{ user: ada.id, name: "Ada", avatar: expect.stringContaining(ada.id) },
      },
    ]);
    expect((await rest(`GET /api/sessions/open?${range}&interests=5`, { as: bo })).body).toEqual([]);
    const taken = await rest(`PUT /api/dates/${date?.id}/seat`, { as: bo });
    expect(taken.body).toMatchObject({ hasSeat: true, stillFree: [], date: { answer: "GOING", freeSeats: 1 } });
    expect((await rest(`GET /api/sessions/${session._id}`, { as: bo })).body).toMatchObject({
      ...{ timeZone: "UTC", startTime: "11:00", mayChange: false },
    });
    const back = await rest(`DELETE /api/dates/${date?.id}/seat`, { as: bo });
    expect(back.body).toMatchObject({ answer: "DECLINED", freeSeats: 2 });
  });

  it("are listed by pages that the Link header leads to", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    for (let count = 0; count < 3; count++)
      await rest("POST /api/sessions", { as: ada, body: { ...hour, interests: 6, startTime: `1${count}:00` } });
    const range = `from=${dayIn(0)}T00:00:00.000Z&to=${dayIn(30)}T00:00:00.000Z`;

    const first = await rest(`GET /api/sessions/open?${range}&interests=6&limit=2`, { as: bo });
    const next = /<([^>]*)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? "";
    const second = await rest(
      `GET ${new URL(next, "http://localhost").pathname}${new URL(next, "http://localhost").search}`,
      { as: bo },
    );

    expect([first.body.length, second.body.length, second.headers.link]).toEqual([2, 1, undefined]);
  });

  it("say who is still free to those who come too late, and refuse what makes no sense", async () => {
    const { bo, cy, id } = await offered({ startsOn: dayIn(11) });
    const { ada, id: other } = await offered({ startsOn: dayIn(11) });
    await rest(`PUT /api/dates/${id}/seat`, { as: bo });

    const { body } = await rest(`PUT /api/dates/${id}/seat`, { as: cy });

    expect([body.hasSeat, body.stillFree.map(({ _id }: { _id: string }) => _id)]).toEqual([false, [other]]);
    expect(await rest(`PUT /api/dates/${other}/seat`, { as: ada })).toMatchObject({ status: 409 });
    for (const [query, param] of [
      ["from=tomorrow", "from"],
      ["interests=8", "interests"],
      ["interests=art", "interests"],
      ["to=2020-01-01T00:00:00.000Z", "to"],
    ]) {
      const wrong = await rest(`GET /api/sessions/open?${query}`, { as: cy });
      expect([wrong.status, wrong.body.errors?.[0]?.param]).toEqual([400, param]);
    }
    for (const [field, value] of [
      ["company", "FRIENDS"],
      ["partners", 9],
      ["partners", "two"],
      ["interests", 9],
    ])
      expect((await rest("POST /api/sessions", { as: ada, body: { ...hour, [field as string]: value } })).status).toBe(
        400,
      );
    await pass([{ id: other }], -1);
    expect(await rest(`PUT /api/dates/${other}/seat`, { as: cy })).toMatchObject({ status: 409 });
  });

  it.each([
    ["partners", 2],
    ["interests", 5],
  ])("have %s only while they are open, also when a session is changed", async (field, value) => {
    const ada = await member("Ada");
    const { title, startsOn, startTime, timeZone, durationMinutes } = hour;
    const alone = { title, startsOn, startTime, timeZone, durationMinutes };
    const { body: session } = await rest("POST /api/sessions", { as: ada, body: alone });
    const change = (body: object) => rest(`PUT /api/sessions/${session._id}`, { as: ada, body });

    const refused = await change({ title: "Gems", [field]: value });

    expect([refused.status, refused.body.errors]).toEqual([400, [expect.objectContaining({ param: field })]]);
    expect((await change({ title: "Gems", company: "EVERYONE", [field]: value })).body).toMatchObject({
      ...{ title: "Gems", [field]: value },
    });
  });
});
