import { buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import type { User } from "../../accounts/users/User";
import { removeOldDaily } from "./removeOldNotifications";

const testApp = useTestApp();

/** Lines with an event each, one minute apart, the newest so many days old. */
async function buildLines(user: User, count: number, days = 0): Promise<void> {
  const { db } = testApp();
  await db.query(
    `insert into notifications (id, user_id, kind, subject_id, created_at, started_at)
     select gen_random_uuid(), $1, 'ACCOUNT', $1, moment, moment
     from generate_series(1, $2) as n, lateral (select now() - $3 * interval '1 day' - n * interval '1 minute') as t (moment)`,
    [user.id, count, days],
  );
  await db.query(
    `insert into notification_events (user_id, event_id, notification_id, source_id)
     select user_id, gen_random_uuid(), id, subject_id from notifications where user_id = $1`,
    [user.id],
  );
}

const countOf = async (user: User) =>
  (await testApp().graphql(`{ me { unreadCount notifications { totalCount } } }`, {}, { as: user })).data.me;

describe("a member's notifications", () => {
  it("are the newest thousand: with the next one, the oldest goes", async () => {
    const { db } = testApp();
    const [ada, grace] = [await buildUser(db), await buildUser(db)];
    const { id: postId } = await buildPost(db, { authorId: ada.id });
    await buildLines(ada, 1_000);

    const input = { postId, text: "Count me in." };
    const mutation = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
    await testApp().graphql(mutation, { input }, { as: grace });
    await testApp().runJobs();

    expect(await countOf(ada)).toEqual({ unreadCount: 1_000, notifications: { totalCount: 1_000 } });
    const { me } = (await testApp().graphql(`{ me { notifications(first: 1) { nodes { kind } } } }`, {}, { as: ada }))
      .data;
    expect(me.notifications.nodes).toEqual([{ kind: "REPLY" }]);
  });

  it("are removed after 90 days, and none before", async () => {
    const { db, services } = testApp();
    const [old, young] = [await buildUser(db), await buildUser(db)];
    await buildLines(old, 3, 91);
    await buildLines(young, 3, 89);

    await services.jobs.send(removeOldDaily, {});
    await testApp().runJobs();

    const rows = await db.query(`select user_id from notification_events where user_id in ($1, $2)`, [
      old.id,
      young.id,
    ]);
    expect(rows).toEqual([1, 2, 3].map(() => ({ user_id: young.id })));
  });

  it("have one about a changed password, which names nobody", async () => {
    const ada = await buildUser(testApp().db);
    await testApp().services.db.transaction(async (tx) => tx.publish("passwordChanged", { userId: ada.id }));
    await testApp().runJobs();

    const query = `{ me { notifications { nodes { kind summary actors { id } subject { ... on User { id } } } } } }`;
    const { nodes } = (await testApp().graphql(query, {}, { as: ada })).data.me.notifications;
    const summary = "Your password was changed. If it wasn't you, choose a new one now.";
    expect(nodes).toEqual([{ kind: "ACCOUNT", summary, actors: [], subject: { id: ada.id } }]);
  });
});
