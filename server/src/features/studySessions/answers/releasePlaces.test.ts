import { useTestApp } from "../../../testing/app/harness";
import { daily, sessionCalls } from "../../../testing/calls/sessionCalls";
import { removeMember } from "../../accounts/deletion/removeMember";
import type { User } from "../../accounts/users/User";
import { Attendance } from "./Attendance";
import { StandingAnswer } from "./StandingAnswer";
import { StudySession } from "../plan/StudySession";

const testApp = useTestApp();
const { send: change, plan, datesOf, circle, answer, read, pass } = sessionCalls(testApp);

/** Three dates with room for two, of which Ada's place is one: Bo goes, Cy waits. */
async function scene() {
  const { ada, groupId, members } = await circle({}, 2);
  const [bo, cy] = members as [User, User];
  const session = await plan(ada, { groupId, capacity: 2, ...daily(3) });
  const dates = await datesOf(session.id);
  const [first, second, third] = dates.map(({ id }) => id) as [string, string, string];
  for (const as of [bo, cy]) await answer(as, first, "GOING", "ALL_FUTURE");
  await pass(dates.slice(0, 1), -90);
  return { ada, bo, cy, groupId, session, first, second, third };
}

const send = (query: string, as: User) => testApp().graphql(`mutation { ${query} }`, {}, { as });

type Scene = Awaited<ReturnType<typeof scene>>;

const ways: [string, (scene: Scene) => Promise<unknown>][] = [
  ["leaves", ({ bo, groupId }) => send(`leaveGroup(input: { groupId: "${groupId}" }) { id }`, bo)],
  [
    "is removed",
    ({ ada, bo, groupId }) => send(`removeMember(input: { groupId: "${groupId}", userId: "${bo.id}" }) { id }`, ada),
  ],
  ["deletes the account", ({ bo }) => removeMember(testApp().services, bo.id, { keepsContent: false })],
  [
    "deletes the account in a week",
    async ({ bo }) => {
      await testApp().confirm(bo);
      await send("deleteAccount", bo);
    },
  ],
  ["blocks the planner", ({ ada, bo }) => send(`blockUser(input: { userId: "${ada.id}" }) { id }`, bo)],
  ["is blocked by the planner", ({ ada, bo }) => send(`blockUser(input: { userId: "${bo.id}" }) { id }`, ada)],
];

describe("B4 B10 a member who goes", () => {
  it.each(ways)("gives every place to come to who waits, when the member %s", async (_how, release) => {
    const found = await scene();
    const { bo, cy, ada, session, first, second, third } = found;

    await release(found);
    await testApp().runJobs();

    for (const id of [second, third]) {
      expect(await read(cy, id)).toMatchObject({ viewerAnswer: "GOING", goingCount: 2, waitlistCount: 0 });
    }
    // The past stays as it was, but for an account that is gone.
    expect(await read(cy, first)).toMatchObject({ viewerAnswer: "WAITLISTED", viewerPlaceInLine: 1 });
    const left = await testApp().db.findBy(Attendance, { userId: bo.id });
    expect(left.filter(({ occurrenceId }) => occurrenceId !== first)).toEqual([]);
    expect(await testApp().db.countBy(StandingAnswer, { userId: bo.id })).toBe(0);
    const kinds = (await testApp().graphql("{ me { notifications { nodes { kind } } } }", {}, { as: cy })).data.me;
    expect(kinds.notifications.nodes.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      "SESSION_PLACES",
      "SESSION_PLANNED",
    ]);
    expect((await read(ada, second)).viewerAnswer).toBe("GOING");
    expect(session.upcoming.planned).toBe(3);
  });

  it.each(["blocks the planner", "is blocked by the planner"])(
    "gives no place in dates that are added later, when the member %s and all dates are over",
    async (how) => {
      const found = await scene();
      const { ada, session } = found;
      await pass(await datesOf(session.id), -90);

      await ways.find(([name]) => name === how)?.[1](found);
      await testApp().runJobs();
      await change("updateStudySession", ada, { sessionId: session.id, ends: { after: 5 } });

      const added = (await datesOf(session.id)).slice(3);
      // Ada and Cy.
      expect(added.map(({ goingCount, waitlistCount }) => [goingCount, waitlistCount])).toEqual([
        [2, 0],
        [2, 0],
      ]);
    },
  );

  it.each(["leaves", "deletes the account"])(
    "passes their sessions to the owner of the group when the member %s",
    async (how) => {
      const { ada, groupId, members } = await circle({}, 1);
      const [bo] = members as [User];
      const session = await plan(bo, { groupId });
      const own = await plan(bo, {});
      const release = ways.find(([name]) => name === how)?.[1];

      await release?.({ bo, ada, groupId } as Scene);
      await testApp().runJobs();

      const query = `{ studySession(id: "${session.id}") { owner { id } viewerCanChange } }`;
      expect((await testApp().graphql(query, {}, { as: ada })).data.studySession).toEqual({
        owner: { id: ada.id },
        viewerCanChange: true,
      });
      const [date] = await datesOf(session.id);
      expect(date).toMatchObject({ goingCount: 0, waitlistCount: 0 });
      expect(await testApp().db.countBy(StudySession, { id: own.id })).toBe(how === "leaves" ? 1 : 0);
    },
  );
});
