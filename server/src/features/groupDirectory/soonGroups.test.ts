import { buildUser } from "../../testing/app/factories";
import { groupCalls } from "../../testing/calls/groupCalls";
import { useTestApp } from "../../testing/app/harness";
import { explain } from "../../testing/database/plans";
import { daily, dayIn, sessionCalls } from "../../testing/calls/sessionCalls";
import type { User } from "../accounts/users/User";
import { groupsStatement } from "./directoryStatements";
import { GroupSort } from "./groupSort";

const testApp = useTestApp();
const { send, meeting, pass, circle, plan } = sessionCalls(testApp);
const { send: sendToGroup } = groupCalls(testApp);

async function listSoon(as: User, variables: object = {}) {
  const query = `query ($first: Int, $after: String, $interest: Interest) {
    groups(sort: SOON, first: $first, after: $after, interest: $interest) {
      nodes { id nextOccurrence { id } } totalCount pageInfo { hasNextPage endCursor } } }`;
  const { data } = await testApp().graphql(query, { first: 100, ...variables }, { as });
  const { nodes, ...rest } = data.groups;
  return { ...rest, nodes, ids: nodes.map(({ id }: { id: string }) => id) as string[] };
}

describe("groups by their next date", () => {
  it("are each listed once, the next to study first, page after page", async () => {
    const viewer = await buildUser(testApp().db);
    const late = await meeting(null, 0, daily(5));
    const early = await meeting(null, 0, daily(5));
    const middle = await meeting(null, 0);
    await pass(late.dates.slice(0, 1), 900);
    await pass(early.dates.slice(0, 2), 60);
    await pass(middle.dates, 300);
    const expected = [early, middle, late].map(({ groupId }) => groupId);

    const whole = await listSoon(viewer);
    const pages: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await listSoon(viewer, { first: 1, after });
      pages.push(...page.ids);
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }

    expect(whole.ids).toEqual(expected);
    expect(pages).toEqual(expected);
    expect(whole.totalCount).toBe(3);
    expect(whole.nodes[1].nextOccurrence.id).toBe(middle.id);
  });

  it("are those with a date that takes place within a month, whatever the interest", async () => {
    const viewer = await buildUser(testApp().db);
    const [cancelled, far, begun] = [await meeting(null, 0), await meeting(null, 0), await meeting(null, 0)];
    const medical = await meeting(null, 0);
    await circle();
    await send("cancelOccurrence", cancelled.ada, { occurrenceId: cancelled.id });
    await pass(far.dates, 32 * 24 * 60);
    await pass(begun.dates, -5);
    await sendToGroup("updateGroup", medical.ada, { groupId: medical.groupId, interest: "MEDICINE" });

    const { ids } = await listSoon(viewer);

    for (const { groupId } of [cancelled, far, begun]) expect(ids).not.toContain(groupId);
    expect((await listSoon(viewer, { interest: "MEDICINE" })).ids).toEqual([medical.groupId]);
  });

  it("B3 never have a private one, nor one of a member between whom and the viewer there is a block", async () => {
    const viewer = await buildUser(testApp().db);
    const [hidden, blocked] = [await meeting(null, 0), await meeting(null, 0)];
    await sendToGroup("updateGroup", hidden.ada, { groupId: hidden.groupId, visibility: "PRIVATE" });
    await testApp().graphql(
      `mutation { blockUser(input: { userId: "${viewer.id}" }) { id } }`,
      {},
      { as: blocked.ada },
    );

    const { ids } = await listSoon(viewer);

    for (const { groupId } of [hidden, blocked]) expect(ids).not.toContain(groupId);
  });

  it("C17 do not count a session that moderators hid, and have its group by the next one", async () => {
    const viewer = await buildUser(testApp().db);
    const [hidden, other] = [await meeting(null, 0), await meeting(null, 0)];
    const later = await plan(hidden.ada, { groupId: hidden.groupId, startsOn: dayIn(9) });
    const idsNow = async () =>
      (await listSoon(viewer)).ids.filter((id: string) => [hidden.groupId, other.groupId].includes(id));
    expect(await idsNow()).toContain(hidden.groupId);
    const hide = (id: string) => testApp().db.query("update study_sessions set hidden_at = now() where id = $1", [id]);

    await hide(hidden.session.id);
    expect(await idsNow()).toEqual([other.groupId, hidden.groupId]);
    await hide(later.id);
    const { ids, totalCount } = await listSoon(viewer);

    expect(ids).not.toContain(hidden.groupId);
    expect(totalCount).toBe(ids.length);
  });

  it("C3 do not count what somebody plans between whom and the viewer there is a block, in a group of another", async () => {
    const { ada, members, groupId } = await circle();
    const [planner] = members as [User];
    const viewer = await buildUser(testApp().db);
    await plan(planner, { groupId, startsOn: dayIn(2) });
    expect((await listSoon(viewer)).ids).toContain(groupId);

    await testApp().graphql(`mutation { blockUser(input: { userId: "${planner.id}" }) { id } }`, {}, { as: viewer });

    expect((await listSoon(viewer)).ids).not.toContain(groupId);
    expect((await listSoon(ada)).ids).toContain(groupId);
  });

  it("are read in the order of an index, so that a page costs the same however many there are", async () => {
    const { db } = testApp();
    const { ada, groupId, session } = await meeting(null, 0);
    const posts = `insert into posts (id, text, author_id) select gen_random_uuid(), 'x', $1 from generate_series(1, 3000)`;
    await db.query(posts, [ada.id]);
    await db.query(
      `insert into occurrences (id, session_id, group_id, local_date, local_time, starts_at, ends_at, original_starts_at)
       select gen_random_uuid(), $1, g.id, '2030-01-01'::date + row_number() over ()::integer, '19:00', at, at + interval '1 hour', at
       from study_groups g cross join lateral (select now() + random() * interval '20 days' + interval '1 hour' as at where g.id is not null) t
       where g.id <> $2`,
      [session.id, groupId],
    );
    await db.query("analyze occurrences");
    await db.query("analyze study_groups");
    await db.query("analyze posts");
    const filter = { viewer: null, interest: null, tag: null, words: null };
    const joins = { isBrief: false, post: "all", owner: "all" } as const;

    const plan = await explain(
      testApp(),
      groupsStatement({ sort: GroupSort.SOON, limit: 21, hasCursor: false }, filter, joins),
      [],
    );

    expect(plan).toContain("occurrences_soon");
    const read = [...plan.matchAll(/actual rows=(\d+(?:\.\d+)?) loops=(\d+)/g)].map(
      ([, rows, loops]) => Number(rows) * Number(loops),
    );
    expect(Math.max(...read)).toBeLessThan(200);
  });
});
