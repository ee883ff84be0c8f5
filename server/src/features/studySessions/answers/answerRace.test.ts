import { Client } from "pg";
import { codeOf } from "../../../testing/calls/answers";
import { useTestApp } from "../../../testing/app/harness";
import { sessionCalls } from "../../../testing/calls/sessionCalls";
import { findPostgres } from "../../../testing/database/testDatabase";
import type { User } from "../../accounts/users/User";
import { Post } from "../../groups/discussion/Post";
import { Attendance } from "./Attendance";
import { until } from "../../../testing/app/until";

const isOnPostgres = findPostgres() !== null;
const describeOnPostgres = isOnPostgres ? describe : describe.skip;
if (!isOnPostgres)
  console.warn("SKIPPED: an answer beside a removal. It needs a real PostgreSQL: set TEST_DATABASE_URL.");

const testApp = useTestApp();
const { meeting, answer, circle } = sessionCalls(testApp);
const mutate = (as: User, operation: string) => testApp().graphql(`mutation { ${operation} }`, {}, { as });

/** While `work` goes on, another connection holds the row. */
async function whileHeld(
  table: "occurrences" | "posts",
  id: string,
  work: (holder: Client) => Promise<void>,
): Promise<void> {
  const { url } = testApp().db.dataSource.options as { url: string };
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin");
  await holder.query(`select from ${table} where id = $1 for update`, [id]);
  await work(holder);
  await holder.end();
}

/** So many transactions wait for a lock. */
async function untilBlocked(holder: Client, count: number): Promise<void> {
  const statement = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => ((await holder.query(statement)).rowCount ?? 0) >= count);
}

describeOnPostgres("B4 B10 a first answer in the same moment as the removal of its member", () => {
  it("leaves nobody in a place who does not belong to the group", async () => {
    const { ada, groupId, members, id } = await meeting(5, 1);
    const [bo] = members as [User];
    const remove = `mutation { removeMember(input: { groupId: "${groupId}", userId: "${bo.id}" }) { id } }`;
    const requests: Promise<unknown>[] = [];

    await whileHeld("occurrences", id, async (holder) => {
      requests.push(answer(bo, id));
      await untilBlocked(holder, 1);
      const removal = testApp().graphql(remove, {}, { as: ada });
      requests.push(removal);
      await Promise.race([removal, untilBlocked(holder, 2)]);
    });
    await Promise.all(requests);

    expect(await testApp().db.countBy(Attendance, { userId: bo.id })).toBe(0);
  });
});

describeOnPostgres("N37 a statement that waits for its post while the member is removed", () => {
  it.each(["OPEN", "PRIVATE"])("writes neither a comment nor a like in a group that is %s", async (visibility) => {
    const { ada, groupId, members } = await circle({ visibility }, 2);
    const [bo, cy] = members as [User, User];
    const removed = (as: User) => `removeMember(input: { groupId: "${groupId}", userId: "${as.id}" }) { id }`;
    const written: ReturnType<typeof mutate>[] = [];

    await whileHeld("posts", groupId, async (holder) => {
      written.push(mutate(bo, `addComment(input: { postId: "${groupId}", text: "Still here" }) { id }`));
      await untilBlocked(holder, 1);
      written.push(mutate(cy, `likePost(id: "${groupId}") { id }`));
      await untilBlocked(holder, 2);
      for (const as of [bo, cy]) expect((await mutate(ada, removed(as))).errors).toBeUndefined();
    });

    for (const answer of await Promise.all(written))
      expect(codeOf(answer)).toBe(visibility === "OPEN" ? "FORBIDDEN" : "NOT_FOUND");
    expect(await testApp().db.findOneBy(Post, { id: groupId })).toMatchObject({ commentCount: 0, likeCount: 0 });
  });
});
