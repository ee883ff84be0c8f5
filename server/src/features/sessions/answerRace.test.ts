import { setTimeout as wait } from "node:timers/promises";
import { Client } from "pg";
import { useTestApp } from "../../testing/harness";
import { sessionCalls } from "../../testing/sessionCalls";
import { findPostgres } from "../../testing/testDatabase";
import type { User } from "../accounts/User";
import { Attendance } from "./Attendance";

const isOnPostgres = findPostgres() !== null;
const describeOnPostgres = isOnPostgres ? describe : describe.skip;
if (!isOnPostgres)
  console.warn("SKIPPED: an answer beside a removal. It needs a real PostgreSQL: set TEST_DATABASE_URL.");

const testApp = useTestApp();
const { meeting, answer } = sessionCalls(testApp);

/** While `work` goes on, another connection holds the date. */
async function whileHeld(id: string, work: (holder: Client) => Promise<void>): Promise<void> {
  const { url } = testApp().db.dataSource.options as { url: string };
  const holder = new Client({ connectionString: url });
  await holder.connect();
  await holder.query("begin");
  await holder.query("select from occurrences where id = $1 for update", [id]);
  await work(holder);
  await holder.end();
}

/** So many transactions wait for a lock. */
async function untilBlocked(holder: Client, count: number): Promise<void> {
  const statement = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await holder.query(statement)).rowCount ?? 0) < count) await wait(20);
}

describeOnPostgres("B4 B10 a first answer in the same moment as the removal of its member", () => {
  it("leaves nobody in a place who does not belong to the group", async () => {
    const { ada, groupId, members, id } = await meeting(5, 1);
    const [bo] = members as [User];
    const remove = `mutation { removeMember(input: { groupId: "${groupId}", userId: "${bo.id}" }) { id } }`;
    const requests: Promise<unknown>[] = [];

    await whileHeld(id, async (holder) => {
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
