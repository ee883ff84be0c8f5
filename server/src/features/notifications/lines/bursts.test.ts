import type { PublishedEvent } from "../../../platform/events/Outbox";
import { notifications as limits } from "../limits";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { buildComment } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const { linesOf, inboxOf, comment, buildMember, buildTalk } = notificationCalls(testApp);
const { plan } = sessionCalls(testApp);

/** Comments by one member, with the events that addComment would have published. */
async function buildBurst(author: User, postId: string, count: number): Promise<void> {
  const { db } = testApp();
  const events: object[] = [];
  for (let n = 0; n < count; n++) {
    const { id: commentId } = await buildComment(db, { postId, authorId: author.id });
    events.push({ kind: "commentAdded", data: { commentId, postId, authorId: author.id } });
  }
  await db.transaction((tx) => testApp().services.db.access.outbox.store(tx, events as PublishedEvent[]));
}

describe("replies that wait together", () => {
  it("are in one line, which names those who wrote last", async () => {
    const { ada, postId } = await buildTalk();
    for (const name of ["Bea", "Cem", "Dev", "Eva", "Fay", "Gil"]) await comment(await buildMember(name), postId);

    await testApp().runJobs();

    const [line, ...others] = await linesOf(ada);
    expect(line).toMatchObject({ summary: "Gil and 5 others wrote 6 replies in “Linear algebra”", count: 6 });
    expect(line?.actors.map(({ name }) => name)).toEqual(["Gil", "Fay", "Eva"]);
    expect(others).toEqual([]);
  });

  it("go to those who wrote before each of them, in each group, and to nobody else", async () => {
    const [first, second] = [await buildTalk(), await buildTalk()];
    const { grace, linus } = first;

    await comment(grace, first.postId);
    await comment(grace, second.postId);
    await comment(linus, first.postId);
    await comment(first.ada, second.postId);
    await comment(grace, first.postId);
    await testApp().runJobs();

    const countsOf = async (member: User) => (await linesOf(member)).map(({ count }) => count).sort();
    expect(await countsOf(first.ada)).toEqual([3]);
    expect(await countsOf(second.ada)).toEqual([2]);
    expect(await countsOf(grace)).toEqual([1, 1]);
    expect(await countsOf(linus)).toEqual([1]);
    expect(await countsOf(second.grace)).toEqual([]);
  });

  it("are left out of each other's lists by members with a block between them", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    await comment(grace, postId);
    await comment(linus, postId);
    await blockCalls(testApp).change("blockUser", ada, grace);

    await testApp().runJobs();

    expect(await inboxOf(ada)).toMatchObject({ unreadCount: 1, notifications: { nodes: [{ count: 1 }] } });
    expect((await linesOf(ada))[0]?.actors.map(({ name }) => name)).toEqual(["Linus"]);
  });

  it("begin another line after a hundred, and none is lost", async () => {
    const { ada, grace, postId } = await buildTalk();

    await buildBurst(grace, postId, 130);
    await testApp().runJobs();

    const counts = (await linesOf(ada)).map(({ count }) => count);
    expect(Math.max(...counts)).toBeLessThanOrEqual(limits.eventsPerLine);
    expect(counts).toEqual([30, 100]);
  });

  it("are not held up by news for a whole group: each of these is written by itself, so that inboxes are not locked for long", async () => {
    const { ada, grace, postId } = await buildTalk();
    await testApp().db.query(
      `insert into memberships (id, group_id, user_id, role, state) values (gen_random_uuid(), $1, $2, 'MEMBER', 'ACTIVE')`,
      [postId, grace.id],
    );
    for (const title of ["Matrices", "Vectors", "Spaces"]) await plan(ada, { groupId: postId, title });
    const { statements } = testApp().counter;
    const before = statements.length;

    await testApp().runJobs();

    const adding = statements.slice(before).filter((text) => text.includes("insert into notification_events"));
    expect(adding).toHaveLength(3);
    expect((await linesOf(grace)).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it("take no statement of their own", async () => {
    const { grace, postId } = await buildTalk();
    const { counter } = testApp();
    const countFor = async (replies: number) => {
      await buildBurst(grace, postId, replies);
      const before = counter.statements.length;
      await testApp().runJobs();
      return counter.statements.slice(before).filter((text) => text.includes("notification_")).length;
    };
    await countFor(1);

    const forOne = await countFor(1);

    expect(forOne).toBeGreaterThan(1);
    expect(await countFor(limits.eventsAtOnce)).toBe(forOne);
  });
});
