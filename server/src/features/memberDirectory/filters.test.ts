import { codeOf, fieldsOf } from "../../testing/calls/answers";
import { blockCalls } from "../../testing/calls/blockCalls";
import { restCall } from "../../testing/calls/restCall";
import { suggestionCalls } from "../../testing/calls/suggestionCalls";
import { useTestApp } from "../../testing/app/harness";
import { Weekday } from "../../platform/time/weekday";
import type { User } from "../accounts/users/User";
import { CareerStatus } from "../profiles/careerStatus";
import { Interest } from "../profiles/interest";
import { ProfileVisibility } from "../profiles/ProfileVisibility";

const testApp = useTestApp();
const rest = restCall(testApp);
const { member } = suggestionCalls(testApp);

beforeEach(() => testApp().db.query("delete from users"));

const listOf = async (filter: string, as?: User) => {
  const list = `nodes { user { name } } totalCount totalCountIsExact`;
  const given = filter ? `(${filter})` : "";
  return testApp().graphql(`{ profiles${given} { ${list} } }`, {}, as ? { as } : {});
};
const namesIn = (nodes: { user: { name: string } }[]) => nodes.map(({ user }) => user.name);
/** The names of a list, and that its count is right. */
const names = async (filter: string, as?: User) => {
  const { data } = await listOf(filter, as);
  expect(data.profiles.totalCount).toBe(data.profiles.nodes.length);
  return namesIn(data.profiles.nodes);
};
const namesOverRest = async (filters: object, as?: User, sort?: string) => {
  const { status, body } = await rest("POST /api/profile/postload", { body: { filters, sort }, ...(as ? { as } : {}) });
  expect(status).toBe(200);
  return namesIn(body.profiles);
};

const hours = (weekday: Weekday, from: string, to: string) => [{ weekday, from, to }];

describe("the directory", () => {
  it("finds by a text what the search finds, also misspelled, newest first", async () => {
    await member("José García", { skills: ["Chess"] });
    await member("Ana", { skills: ["Python"], location: "Lima" });
    await member("Bo", { skills: ["Python"] });

    expect(await names(`text: "jos gar"`)).toEqual(["José García"]);
    expect(await names(`text: "pyhton"`)).toEqual(["Bo", "Ana"]);
    expect(await names(`text: "python lima"`)).toEqual(["Ana"]);
    expect(await names(`text: "nobody has this"`)).toEqual([]);
    expect(await names(`text: "%_"`)).toEqual([]);
    expect(await names(`text: "  "`)).toEqual(["Bo", "Ana", "José García"]);
    expect(await namesOverRest({ text: "pyhton" })).toEqual(["Bo", "Ana"]);
  });

  it("finds by several interests, career statuses and all of the skills", async () => {
    const { FINANCE, ART } = Interest;
    await member("Ana", { interest: ART, status: CareerStatus.MANAGER, skills: ["Go", "SQL"] });
    await member("Bo", { interest: FINANCE, status: CareerStatus.INTERN, skills: ["go", "Chess"] });
    await member("Cem", { interest: FINANCE, status: CareerStatus.LEARNING, skills: ["GO", "sql", "Chess"] });

    expect(await names(`statuses: [MANAGER, INTERN]`)).toEqual(["Bo", "Ana"]);
    expect(await names(`interests: [FINANCE], statuses: [MANAGER, INTERN]`)).toEqual(["Bo"]);
    expect(await names(`skills: ["Go"]`)).toEqual(["Cem", "Bo", "Ana"]);
    expect(await names(`skills: ["sql", "go"]`)).toEqual(["Cem", "Ana"]);
    expect(await names(`skills: ["sql", "go"], interests: [ART]`)).toEqual(["Ana"]);
    expect(await names(`skills: ["Knots"]`)).toEqual([]);
    expect(await namesOverRest({ statuses: ["Manager"] })).toEqual(["Ana"]);
    expect(await namesOverRest({ skills: ["SQL"], interests: ["2"] })).toEqual(["Cem"]);
  });

  it("finds members with a near clock, from the viewer's zone or from a given one, also across the date line", async () => {
    const ada = await member("Ada", { timeZone: "Asia/Manila" });
    await member("Singapore", { timeZone: "Asia/Singapore" });
    await member("Kolkata", { timeZone: "Asia/Kolkata" });
    await member("Kiritimati", { timeZone: "Pacific/Kiritimati" });
    await member("Nowhere");

    expect(await names(`hoursApart: 0`, ada)).toEqual(["Singapore", "Ada"]);
    expect(await names(`hoursApart: 3`, ada)).toEqual(["Kolkata", "Singapore", "Ada"]);
    expect(await names(`hoursApart: 0, timeZone: "Pacific/Honolulu"`)).toEqual(["Kiritimati"]);
    expect(await names(`hoursApart: 12`, ada)).toHaveLength(4);
    expect(await namesOverRest({ hoursApart: 0 }, ada)).toEqual(["Singapore", "Ada"]);
    const guest = await listOf(`hoursApart: 3`);
    expect([codeOf(guest), fieldsOf(guest)]).toEqual(["BAD_USER_INPUT", ["hoursApart"]]);
  });

  it("finds who is free for an hour when the viewer is, by the clocks of both, over midnight and the end of the week", async () => {
    const { MONDAY, SUNDAY, SATURDAY, TUESDAY } = Weekday;
    const ada = await member("Ada", {
      timeZone: "Asia/Manila",
      availability: [...hours(MONDAY, "06:00", "08:00"), ...hours(SATURDAY, "10:00", "12:00")],
    });
    // 06:00 in Manila is 22:00 of the day before in UTC, and 17:00 in Lima.
    await member("Lima", { timeZone: "America/Lima", availability: hours(SUNDAY, "16:00", "18:00") });
    await member("Half an hour", { timeZone: "America/Lima", availability: hours(SUNDAY, "16:30", "17:30") });
    await member("Two halves", {
      timeZone: "UTC",
      availability: [...hours(SUNDAY, "23:30", "24:00"), ...hours(SATURDAY, "02:00", "02:30")],
    });
    await member("Other day", { timeZone: "Asia/Manila", availability: hours(TUESDAY, "06:00", "08:00") });
    await member("No zone", { availability: hours(MONDAY, "06:00", "08:00") });

    expect(await names(`freeWithMe: true`, ada)).toEqual(["Two halves", "Lima", "Ada"]);
    expect(await namesOverRest({ freeWithMe: true }, ada)).toEqual(["Two halves", "Lima", "Ada"]);
    expect(await names(`freeWithMe: false`, ada)).toHaveLength(6);
  });

  it("compares with the hours as they are now", async () => {
    const ada = await member("Ada", { timeZone: "UTC", availability: hours(Weekday.FRIDAY, "10:00", "12:00") });
    const bo = await member("Bo", { timeZone: "UTC", availability: hours(Weekday.FRIDAY, "11:00", "13:00") });
    const change = (availability: string) =>
      testApp().graphql(`mutation { saveProfile(input: { availability: ${availability} }) { id } }`, {}, { as: bo });
    expect(await names(`freeWithMe: true`, ada)).toEqual(["Bo", "Ada"]);

    await change(`[{ weekday: FRIDAY, from: "11:30", to: "13:00" }]`);
    expect(await names(`freeWithMe: true`, ada)).toEqual(["Ada"]);
    await change(`[]`);
    expect(await names(`freeWithMe: true`, bo).catch(String)).not.toEqual(["Bo"]);
  });

  it("finds who was here within 7 or 30 days, and sorts by the last day", async () => {
    const ada = await member("Ada");
    for (const [name, days] of [
      ["Long ago", 40],
      ["This month", 20],
      ["This week", 3],
    ] as const) {
      const { id } = await member(name);
      await testApp().db.query("update member_activity set active_on = current_date - $2::integer where user_id = $1", [
        id,
        days,
      ]);
    }

    expect(await names(`activeDays: 7`, ada)).toEqual(["This week", "Ada"]);
    expect(await names(`activeDays: 30`, ada)).toEqual(["This week", "This month", "Ada"]);
    expect(await names(`sort: ACTIVE`, ada)).toEqual(["Ada", "This week", "This month", "Long ago"]);
    expect(await namesOverRest({ activeDays: 7 }, ada, "ACTIVE")).toEqual(["Ada", "This week"]);
  });

  it("notes the day of a sign-in, and the day when it is used again", async () => {
    const [ada, bo] = [await member("Ada"), await member("Bo")];
    const longAgo = () => testApp().db.query("update member_activity set active_on = '2026-01-01'");
    await longAgo();
    // The first request of a test signs its member in.
    expect(await names(`activeDays: 7`, ada)).toEqual(["Ada"]);
    await testApp().graphql("{ me { id } }", {}, { as: bo });
    expect(await names(`activeDays: 7`, ada)).toEqual(["Bo", "Ada"]);

    await longAgo();
    expect(await names(`activeDays: 7`, ada)).toEqual([]);
    await testApp().db.query("update sessions set last_seen_at = clock_timestamp() where user_id = $1", [bo.id]);

    expect(await names(`activeDays: 7`, ada)).toEqual(["Bo"]);
  });

  it("sorts by what the viewer has in common with others, without the viewer", async () => {
    const ada = await member("Ada", {
      ...{ interest: Interest.ART, skills: ["Chess"], learning: ["Go"], timeZone: "UTC" },
      availability: hours(Weekday.MONDAY, "10:00", "12:00"),
    });
    await member("Teaches", { interest: Interest.FINANCE, skills: ["go"], learning: ["chess"] });
    await member("Nothing", { interest: Interest.FINANCE, skills: ["Knots"] });
    await member("Same interest", { interest: Interest.ART });
    await member("Free", {
      ...{ interest: Interest.ART, timeZone: "UTC" },
      availability: hours(Weekday.MONDAY, "10:00", "12:00"),
    });
    const best = ["Teaches", "Free", "Same interest", "Nothing"];

    expect(await names(`sort: BEST_MATCH`, ada)).toEqual(best);
    expect(await names(`sort: BEST_MATCH, interests: [ART]`, ada)).toEqual(["Free", "Same interest"]);
    expect(await namesOverRest({}, ada, "BEST_MATCH")).toEqual(best);
  });

  it.each(["NEWEST", "ACTIVE", "BEST_MATCH"])(
    "is paged to the end in the order %s, by cursor and by position",
    async (sort) => {
      const ada = await member("Ada", { interest: Interest.ART });
      for (let n = 0; n < 12; n++) await member(`Member ${n}`, { interest: n % 3 ? Interest.ART : Interest.FINANCE });
      const all = await names(`sort: ${sort}, statuses: [LEARNING], first: 50`, ada);
      expect(all.length).toBe(sort === "BEST_MATCH" ? 12 : 13);

      const paged: string[] = [];
      for (let after: string | null = "", pages = 0; after !== null && pages < 9; pages++) {
        const { data } = await testApp().graphql(
          `query ($after: String) { profiles(sort: ${sort}, statuses: [LEARNING], first: 5, after: $after) {
          nodes { user { name } } pageInfo { hasNextPage endCursor } } }`,
          { after },
          { as: ada },
        );
        const { nodes, pageInfo } = data.profiles;
        paged.push(...namesIn(nodes));
        after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
      }
      const { body } = await rest("POST /api/profile/postload", {
        body: { filters: { statuses: ["Learning"] }, sort, skip: 4, limit: 5 },
        as: ada,
      });

      expect(paged).toEqual(all);
      expect(namesIn(body.profiles)).toEqual(all.slice(4, 9));
    },
  );

  it.each([`sort: ACTIVE`, `sort: BEST_MATCH`, `activeDays: 7`, `freeWithMe: true`])(
    "asks guests to log in for %s",
    async (filter) => {
      const ada = await member("Ada");
      expect(codeOf(await listOf(filter))).toBe("UNAUTHENTICATED");
      const [key, value] = filter.split(": ") as [string, string];
      const body = key === "sort" ? { sort: value } : { filters: { [key]: JSON.parse(value) } };
      expect((await rest("POST /api/profile/postload", { body })).status).toBe(401);
      if (filter === "freeWithMe: true") {
        const overRest = await rest("POST /api/profile/postload", { body, as: ada });
        expect([overRest.status, overRest.body.errors[0].param]).toEqual([400, "filters.freeWithMe"]);
        const answer = await listOf(filter, ada);
        expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", ["freeWithMe"]]);
      }
    },
  );

  it.each([
    ["text", `text: "${"x".repeat(201)}"`, { text: "x".repeat(201) }],
    ["skills", `skills: [${Array.from({ length: 11 }, (_, n) => `"s${n}"`).join()}]`, { skills: Array(11).fill("a") }],
    ["skills", `skills: ["${"x".repeat(51)}"]`, { skills: ["x".repeat(51)] }],
    ["hoursApart", `hoursApart: 13`, { hoursApart: 13 }],
    ["hoursApart", `hoursApart: -1`, { hoursApart: "near" }],
    ["timeZone", `hoursApart: 1, timeZone: "Mars"`, { timeZone: "Mars" }],
    ["activeDays", `activeDays: 8`, { activeDays: "8" }],
    ["statuses", `statuses: []`, { statuses: ["Magician"] }],
    ["skills", ``, { skills: "Go" }],
    ["freeWithMe", ``, { freeWithMe: "perhaps" }],
    ["text", ``, { text: { $gt: "" } }],
  ])("refuses a wrong %s by name: %s", async (field, filter, filters) => {
    const ada = await member("Ada");
    if (filter && !filter.endsWith("[]")) {
      const answer = await listOf(filter, ada);
      expect([codeOf(answer), fieldsOf(answer)]).toEqual(["BAD_USER_INPUT", [field]]);
    }

    const { status, body } = await rest("POST /api/profile/postload", { body: { filters }, as: ada });

    expect(status).toBe(400);
    expect(body.errors[0]).toMatchObject({ param: `filters.${field}`, location: "body" });
  });

  it("refuses an unknown order by name over REST", async () => {
    const { status, body } = await rest("POST /api/profile/postload", { body: { sort: "SIDEWAYS" } });

    expect([status, body.errors[0].param]).toEqual([400, "sort"]);
  });

  it("D3 never shows the blocked, the suspended, or members-only profiles to guests, however they are filtered", async () => {
    const ada = await member("Ada", { timeZone: "UTC", availability: hours(Weekday.MONDAY, "10:00", "12:00") });
    const alike = { skills: ["Chess"], timeZone: "UTC", availability: hours(Weekday.MONDAY, "10:00", "12:00") };
    const blocked = await member("Blocked", alike);
    const suspended = await member("Suspended", alike);
    await member("Private", { ...alike, visibility: ProfileVisibility.MEMBERS });
    await member("Shown", alike);
    await blockCalls(testApp).change("blockUser", blocked, ada);
    await testApp().db.query(
      `with changed as (update users set absence = 'SUSPENDED' where id = $1)
       update profiles set is_absent = true where user_id = $1`,
      [suspended.id],
    );
    await testApp().db.query("update member_activity set active_on = current_date");
    const filters = [`text: "chess"`, `skills: ["chess"]`, `statuses: [LEARNING]`, `hoursApart: 1, timeZone: "UTC"`];
    const forMembers = [`freeWithMe: true`, `activeDays: 7`, `sort: ACTIVE`, `sort: BEST_MATCH`];

    for (const filter of [...filters, ...forMembers]) {
      const found = new Set(await names(filter, ada));
      expect([filter, ["Blocked", "Suspended", "Private", "Shown"].filter((name) => found.has(name))]).toEqual([
        filter,
        ["Private", "Shown"],
      ]);
    }
    for (const filter of filters)
      expect((await names(filter)).filter((name) => name !== "Ada")).toEqual(["Shown", "Blocked"]);
  });

  it("takes as many statements for 50 as for 2", async () => {
    const ada = await member("Ada", { timeZone: "UTC", availability: hours(Weekday.MONDAY, "10:00", "12:00") });
    for (let n = 0; n < 60; n++) await member(`Member ${n}`, { skills: ["Go"], timeZone: "UTC" });
    const filters = [
      `statuses: [LEARNING]`,
      `text: "go"`,
      `skills: ["go"], hoursApart: 2, activeDays: 7`,
      `sort: BEST_MATCH`,
    ];
    // A search indexes what is new.
    for (let times = 0; times < 4; times++) await listOf(`text: "go"`, ada);
    for (const filter of filters) {
      const count = (first: number) =>
        testApp().counter.count(() =>
          testApp().graphql(
            `{ profiles(${filter}, first: ${first}) { nodes { user { name } skills } } }`,
            {},
            { as: ada },
          ),
        );
      await count(1);
      const few = await count(2);
      expect([filter, await count(50)]).toEqual([filter, few]);
      expect(few).toBeLessThanOrEqual(7);
    }
  });
});
