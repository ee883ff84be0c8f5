import { blockCalls } from "../../../testing/calls/blockCalls";
import { useTestApp } from "../../../testing/app/harness";
import { dayIn, sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { plan, datesOf, circle, answer } = sessionCalls(testApp);
const { change, ask } = blockCalls(testApp);

const range = `from: "${dayIn(6)}T00:00:00Z", to: "${dayIn(9)}T00:00:00Z"`;

const sees = async (as: User, groupId: string, sessionId: string) => {
  const query = `{ group(id: "${groupId}") { occurrences(${range}) { session { title } } } studySession(id: "${sessionId}") { title } }`;
  const { group, studySession } = await ask(as, query);
  return [group.occurrences.length, studySession?.title ?? null];
};

const get = (url: string) => testApp().request({ method: "GET", url: new URL(url).pathname });

/** Everything else that lists a date for a member of its group. */
async function listsWith(as: User, groupId: string, id: string): Promise<string[]> {
  const { schedule, group, nextUp, groups } = await ask(
    as,
    `{ schedule(${range}) { id calendarUrl } group(id: "${groupId}") { nextOccurrence { id } } nextUp { id }
       groups(sort: SOON, first: 100) { nodes { id } } }`,
  );
  await testApp().confirm(as);
  const { renewCalendarFeed } = await ask(as, "mutation { renewCalendarFeed { url } }");
  const [date] = schedule;
  const found = {
    schedule: date?.id === id,
    group: group.nextOccurrence?.id === id,
    home: nextUp[0]?.id === id,
    soon: groups.nodes.some((node: { id: string }) => node.id === groupId),
    feed: (await get(renewCalendarFeed.url)).body.includes("Loud words"),
    file: date !== undefined && (await get(date.calendarUrl)).statusCode === 200,
  };
  return Object.entries(found).flatMap(([name, isListed]) => (isListed ? [name] : []));
}

describe("C3 a session of a member who blocked others", () => {
  it("is hidden from members, and not from those who look after the group or the site", async () => {
    const { ada, groupId, members, outsider } = await circle({}, 3);
    const [bo, cy, di] = members as [User, User, User];
    const { id } = await plan(bo, { groupId, startsOn: dayIn(7), title: "Loud words" });
    const [date] = await datesOf(id);
    const dateId = date?.id ?? "";
    for (const other of [cy, di, outsider]) await change("blockUser", bo, other);
    expect(await sees(cy, groupId, id)).toEqual([0, null]);

    await ask(
      ada,
      `mutation { setMemberRole(input: { groupId: "${groupId}", userId: "${cy.id}", role: MODERATOR }) { id } }`,
    );
    await testApp().db.query("update users set role = 'MODERATOR' where id = $1", [outsider.id]);

    expect(await sees(cy, groupId, id)).toEqual([1, "Loud words"]);
    expect(await sees(outsider, groupId, id)).toEqual([1, "Loud words"]);
    expect(await sees(di, groupId, id)).toEqual([0, null]);
    for (const as of [cy, outsider]) {
      expect((await answer(as, dateId)).data.answerOccurrence.going).toBe(1);
      expect(await listsWith(as, groupId, dateId)).toEqual(["schedule", "group", "home", "soon", "feed", "file"]);
    }
    expect(await listsWith(di, groupId, dateId)).toEqual([]);
    const cancelled = await ask(cy, `mutation { cancelStudySession(input: { sessionId: "${id}" }) { id } }`);
    expect(cancelled.cancelStudySession).toEqual({ id });
  });
});
