import type { User } from "../../features/accounts/users/User";
import { ProfileVisibility } from "../../features/profiles/ProfileVisibility";
import { buildEducation, buildExperience, buildProfile, buildUser } from "../app/factories";
import { buildBook } from "../app/buildBook";
import { buildFocus } from "../app/buildFocus";
import type { TestApp } from "../app/harness";
import { restCall } from "../calls/restCall";
import { anHour, sessionCalls } from "../calls/sessionCalls";

export type Values = Record<string, unknown>;

/** What one route changes: a body with all of its fields, the values of another one, and what is stored. */
export interface PartialScene {
  as: User;
  path: string;
  first: Values;
  other: Values;
  read(): Promise<Values>;
}

const hour = { title: "Algebra", goal: "Chapter 3", startTime: "19:30", durationMinutes: 90 };
const otherHour = { title: "Rings", goal: null, startTime: "20:00", durationMinutes: 60 };

type Scene = () => Promise<PartialScene>;

/** For each PUT of ours with a body, what it takes to send it, by its path; several where no thing has all of its fields. */
export function partialScenes(testApp: () => TestApp): Record<string, Scene | readonly Scene[]> {
  const rest = restCall(testApp);
  const { circle, plan, datesOf } = sessionCalls(testApp);

  async function shelved(first: Values, other: Values, end = "", shelf?: string): Promise<PartialScene> {
    const as = await buildUser(testApp().db);
    const id = await buildBook(testApp().db);
    if (shelf) await rest(`PUT /api/shelves/${id}`, { as, body: { shelf } });
    const shelves = read(as, "/shelves");
    return {
      ...{ as, path: `/shelves/${id}${end}`, first, other },
      read: async () => ((await shelves()) as unknown as Values[])[0] ?? {},
    };
  }

  const reading = (first: Values, other: Values) => shelved(first, other, "/progress", "READING");

  const member = async () => {
    const as = await buildUser(testApp().db);
    const profile = await buildProfile(testApp().db, { userId: as.id });
    return { as, profile };
  };

  const read = (as: User, path: string) => async () => (await rest(`GET /api${path}`, { as })).body as Values;

  const entries = (as: User, kind: "experience" | "education") => async () => {
    const [entry] = (await rest("GET /api/profile/me", { as })).body[kind] as Values[];
    return { ...entry, from: String(entry?.from).slice(0, 10), to: entry?.to && String(entry.to).slice(0, 10) };
  };

  return {
    "/groups/:id/settings": async () => {
      const { ada: as, groupId } = await circle({}, 0);
      return {
        ...{ as, path: `/groups/${groupId}/settings`, read: read(as, `/groups/${groupId}/settings`) },
        first: { title: "Rings", interests: 1, tags: ["a"], visibility: "OPEN", capacity: 9, openToGuests: false },
        other: { title: null, interests: 2, tags: [], visibility: "ON_REQUEST", capacity: null, openToGuests: true },
      };
    },
    "/groups/:id/roles/:user": async () => {
      const { ada: as, groupId, members } = await circle({}, 1);
      const user = members[0]?.id;
      return {
        ...{ as, path: `/groups/${groupId}/roles/${user}`, first: { role: "MODERATOR" }, other: { role: "MEMBER" } },
        read: async () => {
          const { body } = await rest(`GET /api/posts/${groupId}/members`, { as });
          return body.find((one: { user: string }) => one.user === user) as Values;
        },
      };
    },
    "/sessions/:id": [
      async () => {
        const { ada: as, groupId } = await circle({}, 0);
        const { id } = await plan(as, { groupId });
        return {
          ...{ as, path: `/sessions/${id}`, read: read(as, `/sessions/${id}`) },
          first: { ...hour, place: "Library", capacity: 5 },
          other: { ...otherHour, place: null, capacity: null },
        };
      },
      async () => {
        const as = await buildUser(testApp().db);
        const { id } = await plan(as, { ...anHour(), company: "BUDDIES" });
        return {
          ...{ as, path: `/sessions/${id}`, read: read(as, `/sessions/${id}`) },
          first: { ...hour, company: "BUDDIES", partners: 3, interests: 1 },
          other: { ...otherHour, company: "EVERYONE", partners: 2, interests: 4 },
        };
      },
    ],
    "/dates/:id": async () => {
      const as = await buildUser(testApp().db);
      const [date] = await datesOf((await plan(as, anHour())).id);
      const at = (hours: number) => new Date((date?.startsAt.getTime() ?? 0) + hours * 3_600_000).toISOString();
      const dateOf = read(as, `/dates/${date?.id}`);
      return {
        as,
        path: `/dates/${date?.id}`,
        first: { startsAt: at(1), durationMinutes: 90 },
        other: { startsAt: at(2), durationMinutes: 30 },
        async read() {
          const { startsAt, endsAt } = (await dateOf()) as { startsAt: string; endsAt: string };
          return { startsAt, durationMinutes: (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000 };
        },
      };
    },
    "/dates/:id/answer": async () => {
      const as = await buildUser(testApp().db);
      const [date] = await datesOf((await plan(as, anHour())).id);
      const path = `/dates/${date?.id}`;
      return {
        ...{ as, path: `${path}/answer`, read: read(as, path) },
        // The scope is not stored: it says which dates are answered.
        first: { answer: "GOING" },
        other: { answer: "DECLINED" },
      };
    },
    "/profile/experience/:id": async () => {
      const { as, profile } = await member();
      const { id } = await buildExperience(testApp().db, { profileId: profile.id });
      const first = {
        ...{ title: "Nurse", company: "City Hospital", location: "Lagos", from: "2020-01-31", to: "2021-01-31" },
        ...{ current: false, description: "Nights" },
      };
      const other = {
        ...first,
        title: "Teacher",
        company: "School",
        location: "Cebu",
        from: "2020-02-01",
        description: "Days",
      };
      return {
        as,
        path: `/profile/experience/${id}`,
        first,
        other: { ...other, to: "2022-01-31" },
        read: entries(as, "experience"),
      };
    },
    "/profile/education/:id": async () => {
      const { as, profile } = await member();
      const { id } = await buildEducation(testApp().db, { profileId: profile.id });
      const first = {
        ...{ school: "UP", degree: "BSc", fieldofstudy: "Art", from: "2020-01-31", to: "2021-01-31" },
        ...{ current: false, description: "Nights" },
      };
      const other = {
        ...first,
        school: "UI",
        degree: "MSc",
        fieldofstudy: "Physics",
        from: "2020-02-01",
        description: "Days",
      };
      return {
        as,
        path: `/profile/education/${id}`,
        first,
        other: { ...other, to: "2022-01-31" },
        read: entries(as, "education"),
      };
    },
    "/profile/study-time": async () => {
      const { as } = await member();
      const path = "/profile/study-time";
      return { as, path, first: { showsStudyTime: true }, other: { showsStudyTime: false }, read: read(as, path) };
    },
    "/profile/weekly-goal": async () => {
      const as = await buildUser(testApp().db);
      const path = "/profile/weekly-goal";
      return { as, path, first: { minutes: 300 }, other: { minutes: 90 }, read: read(as, path) };
    },
    "/profile/visibility": async () => {
      const { as } = await member();
      const [first, other] = [{ visibility: ProfileVisibility.MEMBERS }, { visibility: ProfileVisibility.PUBLIC }];
      return { as, path: "/profile/visibility", first, other, read: read(as, "/profile/visibility") };
    },
    "/profile/wishes": async () => {
      const { as } = await member();
      const hours = (weekday: string) => [{ weekday, from: "19:00", to: "21:00" }];
      const first = { learning: ["Spanish"], timeZone: "Asia/Manila", availability: hours("MONDAY") };
      const other = { learning: ["Chess", "Go"], timeZone: null, availability: hours("SUNDAY") };
      return { as, path: "/profile/wishes", first, other, read: read(as, "/profile/wishes") };
    },
    "/profile/face": async () => {
      const { as } = await member();
      const first = {
        ...{ skin: "tan", head: "longCurly", hairColor: "espresso", expression: "smile", clothing: "pine" },
        ...{ accessory: "glasses", facialHair: "full" },
      };
      const other = {
        ...{ skin: "brown", head: "afro", hairColor: "black", expression: "calm", clothing: "coral" },
        ...{ accessory: null, facialHair: null },
      };
      return { as, path: "/profile/face", first, other, read: read(as, "/profile/face") };
    },
    "/me/contactable": async () => {
      const as = await buildUser(testApp().db);
      const path = "/me/contactable";
      return {
        as,
        path,
        first: { contactable: "NOBODY" },
        other: { contactable: "SHARED_GROUPS" },
        read: read(as, path),
      };
    },
    "/auth/name": async () => {
      const as = await buildUser(testApp().db);
      return { as, path: "/auth/name", first: { name: "Ada" }, other: { name: "Bo" }, read: read(as, "/auth") };
    },
    "/notifications/settings/:kind": async () => {
      const as = await buildUser(testApp().db);
      const settings = read(as, "/notifications/settings");
      return {
        as,
        path: "/notifications/settings/REPLY",
        first: { isInApp: false, mail: "DAILY" },
        other: { isInApp: true, mail: "NEVER" },
        read: async () => ((await settings()) as unknown as Values[]).find(({ kind }) => kind === "REPLY") ?? {},
      };
    },
    "/notifications/topics/:topic": async () => {
      const as = await buildUser(testApp().db);
      const settings = read(as, "/notifications/settings");
      return {
        as,
        path: "/notifications/topics/GROUPS",
        first: { level: "OFF" },
        other: { level: "BELL" },
        read: async () => {
          const request = ((await settings()) as unknown as Values[]).find(({ kind }) => kind === "JOIN_REQUEST");
          return { level: request?.isInApp ? "BELL" : "OFF" };
        },
      };
    },
    "/me/shelf-visibility": async () => {
      const as = await buildUser(testApp().db);
      const path = "/me/shelf-visibility";
      return { as, path, first: { visibility: "NOBODY" }, other: { visibility: "BUDDIES" }, read: read(as, path) };
    },
    "/focuses/:id": async () => {
      const as = await buildUser(testApp().db);
      const id = await buildFocus(testApp().db, as);
      const [first, other] = [{ result: "PARTLY" }, { result: "DONE" }];
      return {
        ...{ as, path: `/focuses/${id}`, first, other },
        read: async () =>
          (await testApp().db.query<Values[]>("select result from study_focuses where id = $1", [id]))[0] ?? {},
      };
    },
    "/shelves/:id": async () => shelved({ shelf: "WANT" }, { shelf: "DONE" }),
    "/shelves/:id/progress": [
      async () => reading({ page: 40, pages: 200 }, { page: 60, pages: 300 }),
      async () => reading({ percent: 40 }, { percent: 60 }),
    ],
    "/shelves/:id/dates": async () => {
      const first = { startedOn: "2026-01-05", finishedOn: "2026-02-05" };
      return shelved(first, { startedOn: "2026-01-06", finishedOn: null }, "/dates", "DONE");
    },
    "/reading-notes/:id": async () => {
      const { as, path } = await shelved({}, {}, "/notes", "WANT");
      const { body } = await rest(`POST /api${path}`, { as, body: { text: "One" } });
      const [first, other] = [{ text: "Two" }, { text: "Three" }];
      const notes = read(as, path);
      return {
        ...{ as, path: `/reading-notes/${String(body._id)}`, first, other },
        read: async () => ((await notes()) as unknown as Values[])[0] ?? {},
      };
    },
    "/reading-plans/:id": async () => {
      const { ada: as, groupId } = await circle({}, 0);
      const path = `/reading-plans/${groupId}`;
      const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const first = { startsOn: day(1), weeks: ["Chapter 1", "Chapter 2"] };
      await rest(`POST /api${path}`, { as, body: { ...first, bookId: await buildBook(testApp().db) } });
      return { as, path, first, other: { startsOn: day(2), weeks: ["Part 1"] }, read: read(as, path) };
    },
    "/shelves/:id/rating": async () => shelved({ rating: 3 }, { rating: null }, "/rating"),
  };
}
