import { buildComment, buildPost, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { groupCalls } from "../../../testing/calls/groupCalls";
import { mark, mentionCalls } from "../../../testing/calls/mentionCalls";
import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { beginAbsence } from "../../accounts/suspension/absence";
import type { User } from "../../accounts/users/User";
import { hideComment, hidePost } from "../discussion/hiding";

const testApp = useTestApp();
const { write, comment, befriend } = mentionCalls(testApp);
const { send } = groupCalls(testApp);
const { change: changeBlock } = blockCalls(testApp);

/** The kinds and sentences of a member's lines, once the jobs have run. */
async function linesOf(as: User): Promise<[kind: string, summary: string, commentId: string | null][]> {
  await testApp().runJobs();
  const query = "{ me { notifications { nodes { kind summary commentId } } } }";
  const { nodes } = (await testApp().graphql(query, {}, { as })).data.me.notifications;
  return nodes.map(({ kind, summary, commentId }: Record<string, string>) => [kind, summary, commentId]);
}
const kindsOf = async (as: User) => (await linesOf(as)).map(([kind]) => kind);

/** An open group of Ada's; Bo and Cem are members, and Bo wrote there. */
async function scene(settings: object = {}) {
  const { db } = testApp();
  const names = ["Ada", "Bo", "Cem"];
  const [ada, bo, cem] = (await Promise.all(names.map((name) => buildUser(db, { name })))) as [User, User, User];
  const { id } = await buildPost(db, { authorId: ada.id, text: "Linear algebra" });
  for (const member of [bo, cem]) await send("joinGroup", member, { groupId: id });
  const first = await buildComment(db, { postId: id, authorId: bo.id });
  if (Object.keys(settings).length > 0) await send("updateGroup", ada, { groupId: id, ...settings });
  return { ada, bo, cem, id, first };
}

describe("W3 a mention", () => {
  it("notifies once, of this alone: the author of the post, who wrote before, and who is answered", async () => {
    const { ada, bo, cem, id, first } = await scene();
    const text = "@Ada, @Bo and @Bo";

    const input = { postId: id, replyTo: first.id, text, mentions: mark(text, ada, bo, bo) };
    const written = (await write("addComment", cem, input)).data.addComment.id;

    const line = ["MENTION", "Cem mentioned you in “Linear algebra”", written];
    expect([await linesOf(ada), await linesOf(bo), await linesOf(cem)]).toEqual([[line], [line], []]);
  });

  it("leaves the notifications of others as they are, and gathers in one line", async () => {
    const { ada, bo, cem, id } = await scene();

    const written = (await comment(cem, id, "@Bo?", bo)).data.addComment.id;
    await comment(cem, id, "@Bo!", bo);
    await comment(ada, id, "@Bo…", bo);

    expect(await linesOf(bo)).toEqual([["MENTION", "Ada and Cem mentioned you 3 times in “Linear algebra”", written]]);
    expect(await kindsOf(ada)).toEqual(["REPLY"]);
  });

  it("in the first message of a group leads to the post", async () => {
    const { bo, cem } = await scene();
    await befriend(cem, bo);
    await linesOf(bo);

    await write("createPost", cem, { text: "Calculus with @Bo", mentions: mark("Calculus with @Bo", bo) });

    expect((await linesOf(bo))[0]).toEqual(["MENTION", "Cem mentioned you in “Calculus with @Bo”", null]);
  });

  it("by an edit notifies those alone whom the text never mentioned, and goes with the mention", async () => {
    const { ada, bo, cem, id } = await scene();
    const commentId = (await comment(ada, id, "@Bo", bo)).data.addComment.id;
    const edit = (version: number, text: string, ...members: User[]) =>
      write("updateComment", ada, { commentId, text, version, mentions: mark(text, ...members) });
    const counts = async () => {
      await testApp().runJobs();
      const rows = await testApp().db.query<{ user_id: string; count: number }[]>(
        `select event.user_id, count(*)::int from notification_events event join notifications on id = notification_id
         where kind = 'MENTION' and source_id = $1 group by event.user_id`,
        [commentId],
      );
      return [bo, cem].map(({ id: userId }) => rows.find(({ user_id }) => user_id === userId)?.count ?? 0);
    };
    expect(await counts()).toEqual([1, 0]);

    await edit(1, "@Bo and @Cem", bo, cem);
    expect(await counts()).toEqual([1, 1]);
    await edit(2, "Nobody");
    expect([await kindsOf(bo), await kindsOf(cem)]).toEqual([[], []]);
    await edit(3, "@Bo and @Cem again", bo, cem);
    expect(await counts()).toEqual([1, 1]);
    expect([await kindsOf(bo), await kindsOf(cem)]).toEqual([["MENTION"], ["MENTION"]]);
  });

  it("reaches open pages, and leaves them when an edit takes it out", async () => {
    const { ada, bo, id } = await scene();
    const client = new LiveClient(await listen(testApp()), testApp().tokenOf(bo));
    const query = "subscription { notificationChanged { unreadCount notification { kind } } }";
    interface Change {
      unreadCount: number;
      notification: { kind: string } | null;
    }
    const changes = client.subscribe<{ notificationChanged: Change }>(query, {});
    await testApp().runJobs();
    const before = (await changes.until(1)).length;
    // Others may come between: of the membership that the scene began with, or of the number alone.
    const untilLast = async (count: number, isIt: (change: Change) => boolean): Promise<number> => {
      const last = (await changes.until(count))[count - 1]?.notificationChanged;
      return last && isIt(last) ? count : untilLast(count + 1, isIt);
    };

    const commentId = (await comment(ada, id, "@Bo", bo)).data.addComment.id;
    await testApp().runJobs();
    const mentioned = await untilLast(before + 1, ({ notification }) => notification?.kind === "MENTION");
    await write("updateComment", ada, { commentId, text: "Nobody", version: 1 });
    await testApp().runJobs();

    const taken = await untilLast(mentioned + 1, ({ unreadCount }) => unreadCount === 0);
    const received = (await changes.until(taken)).map(({ notificationChanged }) => notificationChanged);
    await client.leave();
    expect(received[mentioned - 1]).toMatchObject({ unreadCount: 1 });
    expect(received[taken - 1]).toMatchObject({ unreadCount: 0, notification: null });
  });
});

describe("W3 nobody is notified of a mention", () => {
  it("in a group that they muted, or with mentions switched off", async () => {
    const { ada, bo, cem, id } = await scene();
    await send("muteGroup", bo, { groupId: id });
    const input = { kind: "MENTION", isInApp: false, mail: "NEVER" };
    const query = `mutation ($input: SetNotificationSettingInput!) { setNotificationSetting(input: $input) { mail } }`;
    const set = await testApp().graphql(query, { input }, { as: cem });
    expect(set.errors).toBeUndefined();

    await comment(ada, id, "@Bo and @Cem", bo, cem);

    expect([await linesOf(bo), await linesOf(cem)]).toEqual([[], []]);
  });

  it.each(["PRIVATE", "ON_REQUEST"])(
    "that they may not read any more: they left a group that is %s",
    async (visibility) => {
      const { ada, bo, cem, id } = await scene({ visibility });
      await comment(ada, id, "@Bo and @Cem", bo, cem);
      await send("leaveGroup", bo, { groupId: id });

      expect([await kindsOf(bo), await kindsOf(cem)]).toEqual([[], ["MENTION"]]);
      await send("removeMember", ada, { groupId: id, userId: cem.id });
      expect(await kindsOf(cem)).toEqual(["GROUP_REMOVED"]);
    },
  );

  it("of somebody with a block between them, of a suspended member, and of what was hidden or deleted", async () => {
    const { ada, bo, cem, id } = await scene();
    const { services } = testApp();
    const inTransaction = services.db.transaction.bind(services.db);
    const one = (await comment(ada, id, "@Bo", bo)).data.addComment.id;
    const two = (await comment(cem, id, "@Bo", bo)).data.addComment.id;
    expect(await linesOf(bo)).toHaveLength(1);

    await changeBlock("blockUser", cem, bo);
    expect((await linesOf(bo)).map(([, , commentId]) => commentId)).toEqual([one]);
    await changeBlock("unblockUser", cem, bo);
    await inTransaction((tx) => hideComment(tx, one, true));
    expect((await linesOf(bo)).map(([, , commentId]) => commentId)).toEqual([two]);
    await inTransaction((tx) => beginAbsence(services, tx, cem.id, { kind: "SUSPENDED", until: null, reason: null }));
    expect(await linesOf(bo)).toEqual([]);
    await inTransaction((tx) => hideComment(tx, one, false));
    expect(await kindsOf(bo)).toEqual(["MENTION"]);
    await inTransaction((tx) => hidePost(tx, id, true));
    expect(await linesOf(bo)).toEqual([]);
    await inTransaction((tx) => hidePost(tx, id, false));
    await testApp().graphql(`mutation { deleteComment(id: "${one}") { id } }`, {}, { as: ada });
    expect(await linesOf(bo)).toEqual([]);
    expect(await testApp().db.query("select 1 from notification_events where source_id = $1", [one])).toEqual([]);
  });

  it("although the text was written by who may not be read at that moment: a job that waits checks again", async () => {
    const { ada, bo, id } = await scene();
    await comment(ada, id, "@Bo", bo);
    await changeBlock("blockUser", bo, ada);

    expect(await linesOf(bo)).toEqual([]);
    expect(
      await testApp().db.query("select 1 from notifications where user_id = $1 and kind = 'MENTION'", [bo.id]),
    ).toEqual([]);
  });
});
