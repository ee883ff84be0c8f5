import { listen, LiveClient } from "../../../testing/live/LiveClient";
import { useMailedApp } from "../../../testing/mail/notificationMails";
import { reminderCalls } from "../../../testing/calls/reminderCalls";
import { daily } from "../../../testing/calls/sessionCalls";
import type { User } from "../../accounts/users/User";

const mailed = useMailedApp();
const { testApp, rows } = mailed;
const { datedIn, remind, pass, answer, send, reminderMailsTo } = reminderCalls(mailed);

type Scene = Awaited<ReturnType<typeof datedIn>>;

async function follow(as: User) {
  const client = new LiveClient(await listen(testApp()), testApp().tokenOf(as));
  const changes = client.subscribe<{ notificationChanged: { unreadCount: number } }>(
    "subscription { notificationChanged { unreadCount } }",
  );
  await changes.until(1);
  return {
    /** After so many changes. */
    numbers: async (changed: number) => {
      const received = await changes.until(1 + changed);
      await client.leave();
      return received.map(({ notificationChanged }) => notificationChanged.unreadCount);
    },
  };
}

async function begin({ id }: Scene): Promise<void> {
  await pass([{ id }], -1);
  await rows("update session_reminders set starts_at = o.starts_at from occurrences o where o.id = occurrence_id", []);
  await remind();
}

function decline({ bo }: Scene) {
  const token = /decline#token=([\w-]+)/.exec(reminderMailsTo(bo).at(-1)?.text ?? "")?.[1];
  const input = { input: { token } };
  return testApp().graphql("mutation ($input: DeclineByLinkInput!) { declineByLink(input: $input) { title } }", input);
}

async function changeTime({ ada, id, session, dates }: Scene): Promise<void> {
  await pass(dates, 600);
  const event = { sessionId: session.id, occurrenceId: id, byId: ada.id, count: 1 };
  await testApp().services.db.transaction((tx) => Promise.resolve(tx.publish("sessionChanged", event)));
}

describe("C7 the number of unread notifications, without a reload, counts no reminder", () => {
  it.each<[string, "ada" | "bo", (scene: Scene) => Promise<unknown>]>([
    ["of a date that has begun", "bo", begin],
    ["of a date that its reader declines", "bo", ({ bo, id }) => answer(bo, id, "DECLINED")],
    ["of a date that its reader declines with the link of its mail", "bo", decline],
    ["of a session that has another time", "ada", changeTime],
    [
      "of a session that is cancelled",
      "ada",
      ({ ada, session }) => send("cancelStudySession", ada, { sessionId: session.id }),
    ],
  ])("%s", async (_what, reader, act) => {
    const scene = await datedIn(90, daily(3));
    await remind();
    const bell = await follow(scene[reader]);

    await act(scene);
    await testApp().runJobs();

    const [before = 0, after] = await bell.numbers(1);
    expect(after).toBe(before - 1);
  });

  it("of a date where its reader has no place any more after a block", async () => {
    const { ada, bo } = await datedIn(90, daily(3));
    await remind();
    const bell = await follow(bo);

    await testApp().graphql(`mutation { blockUser(input: { userId: "${ada.id}" }) { id } }`, {}, { as: bo });
    await testApp().runJobs();

    // One change for what Ada did, and one for the places.
    expect((await bell.numbers(2)).at(-1)).toBe(0);
  });
});
