import type { User } from "../../features/accounts/users/User";
import { Occurrence } from "../../features/studySessions/dates/Occurrence";
import { StudySession } from "../../features/studySessions/plan/StudySession";
import { buildPost, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

const dateFields = `
  id startsAt endsAt originalStartsAt state goingCount waitlistCount viewerAnswer viewerPlaceInLine`;
const sessionFields = `
  id title goal startsOn startTime timeZone durationMinutes place capacity cancelledAt viewerCanChange
  repeats { frequency weekdays } ends { on after } group { id } owner { id } upcoming { planned moved cancelled }`;

const types: Record<string, [input: string, selection: string]> = {
  createStudySession: ["CreateStudySessionInput", sessionFields],
  updateStudySession: ["UpdateStudySessionInput", sessionFields],
  cancelStudySession: ["StudySessionInput", sessionFields],
  moveOccurrence: ["MoveOccurrenceInput", dateFields],
  cancelOccurrence: ["OccurrenceInput", dateFields],
  answerOccurrence: ["AnswerOccurrenceInput", `going waiting occurrence { ${dateFields} }`],
};

/** As `2027-03-01`: in so many days. */
export const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** A session that takes a test nothing but its own wishes. */
export const anHour = (wishes: object = {}) => ({
  title: "Linear algebra",
  startsOn: dayIn(7),
  startTime: "19:00",
  timeZone: "Asia/Manila",
  durationMinutes: 60,
  ...wishes,
});

export const daily = (after: number) => ({ repeats: { frequency: "DAILY" }, ends: { after } });

/** What tests of sessions do and look at, over GraphQL. */
export function sessionCalls(testApp: () => TestApp) {
  const send = (name: string, as: User, input: object) => {
    const [type, selection] = types[name] as [string, string];
    return testApp().graphql(
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${selection} } }`,
      { input },
      { as },
    );
  };
  const calls = {
    send,
    plan: async (as: User, input: object) =>
      (await send("createStudySession", as, anHour(input))).data.createStudySession,

    /** The dates of a session in their order. */
    datesOf: (sessionId: string) =>
      testApp().db.find(Occurrence, { where: { sessionId }, order: { localDate: "ASC" } }),

    /** Moves dates in the database, as time does. */
    async pass(occurrences: readonly { id: string }[], minutesFromNow: number) {
      for (const { id } of occurrences)
        await testApp().db.query(
          `update occurrences set starts_at = clock_timestamp() + make_interval(mins => $2),
             ends_at = clock_timestamp() + make_interval(mins => $2 + 60) where id = $1`,
          [id, minutesFromNow],
        );
    },

    answer: (as: User, occurrenceId: string, answer = "GOING", scope = "THIS") =>
      send("answerOccurrence", as, { occurrenceId, answer, scope }),

    read: async (as: User, id: string) =>
      (await testApp().graphql(`{ occurrence(id: "${id}") { ${dateFields} } }`, {}, { as })).data.occurrence,

    schedule: async (as: User, from: Date, to: Date) =>
      testApp().graphql(
        `query ($from: DateTime!, $to: DateTime!) { schedule(from: $from, to: $to) { ${dateFields} session { id title } } }`,
        { from, to },
        { as },
      ),

    /** A group of Ada's, and its other members. */
    async circle(settings: object = {}, others = 2) {
      const { db } = testApp();
      const ada = await buildUser(db, { name: "Ada" });
      const { id: groupId } = await buildPost(db, { authorId: ada.id });
      const members: User[] = [];
      for (let count = 0; count < others; count++) members.push(await buildUser(db, { name: `Member ${count + 1}` }));
      await joinAll(testApp(), groupId, members);
      const { visibility, capacity } = { visibility: undefined, capacity: undefined, ...settings } as object & {
        visibility?: string;
        capacity?: number;
      };
      if (visibility ?? capacity) {
        await testApp().graphql(
          "mutation ($input: UpdateGroupInput!) { updateGroup(input: $input) { id } }",
          { input: { groupId, ...settings } },
          { as: ada },
        );
      }
      return { ada, groupId, members, outsider: await buildUser(db, { name: "Outsider" }) };
    },
  };

  return {
    ...calls,

    /** A session of Ada's group with room for so many, and members of the group. */
    async meeting(capacity: number | null, others: number, wishes: object = {}) {
      const found = await calls.circle({}, others);
      const session = await calls.plan(found.ada, { groupId: found.groupId, capacity, ...wishes });
      const dates = await calls.datesOf(session.id);
      return { ...found, session, dates, id: dates[0]?.id ?? "" };
    },

    /** Ada's session on two days of the week, 8 dates, of which the first is over. Bo goes to all of them. */
    async series(wishes: object = {}) {
      const { ada, groupId, members } = await calls.circle({}, 3);
      const [bo, cy, di] = members as [User, User, User];
      const session = await calls.plan(ada, {
        ...{ groupId, repeats: { frequency: "WEEKLY", weekdays: ["MONDAY", "THURSDAY"] }, ends: { after: 8 } },
        ...wishes,
      });
      const [first, second] = await calls.datesOf(session.id);
      await calls.answer(bo, first?.id ?? "", "GOING", "ALL_FUTURE");
      await testApp().db.query(
        `update occurrences set starts_at = starts_at - interval '63 days', ends_at = ends_at - interval '63 days',
           original_starts_at = original_starts_at - interval '63 days', local_date = local_date - 63 where id = $1`,
        [first?.id],
      );
      await testApp().db.update(StudySession, { id: session.id }, { startsOn: second?.localDate });
      return { ada, bo, cy, di, groupId, session, dates: await calls.datesOf(session.id) };
    },

    /** What the member's notifications say once the jobs have run, but for those about new sessions in their groups. */
    async summariesOf(as: User): Promise<string[]> {
      await testApp().runJobs();
      const { data } = await testApp().graphql("{ me { notifications { nodes { kind summary } } } }", {}, { as });
      const nodes: { kind: string; summary: string }[] = data.me.notifications.nodes;
      return nodes.filter(({ kind }) => kind !== "SESSION_PLANNED").map(({ summary }) => summary);
    },

    /** Each of two members plans for a group of their own; the other comes to what the viewer has planned. */
    async meetEachOther(given: { viewer: User; other: User; own: string; others: string; title: string }) {
      const { viewer, other, own, others, title } = given;
      const mine = await calls.plan(viewer, { groupId: own });
      const theirs = await calls.plan(other, { groupId: others, title });
      const [[date], [otherDate]] = [await calls.datesOf(mine.id), await calls.datesOf(theirs.id)];
      await calls.answer(other, date?.id ?? "");
      return [mine.id, theirs.id, date?.id ?? "", otherDate?.id ?? ""] as string[];
    },
  };
}

async function joinAll(app: TestApp, groupId: string, members: readonly User[]) {
  const query = "mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }";
  for (const as of members) await app.graphql(query, { input: { groupId } }, { as });
}
