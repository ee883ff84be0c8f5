import { useMailedApp } from "../../../testing/mail/notificationMails";
import { blockCalls } from "../../../testing/calls/blockCalls";
import type { User } from "../../accounts/users/User";

const mailed = useMailedApp();
const { testApp, smtp, mailsTo, rows, reply, ask, buildMailedTalk, setMail } = mailed;
const { digestAt, makeDue, planned } = mailed;
const markAll = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { id } }`;
const readAll = (as: User) => ask(markAll, as, { input: { upTo: new Date(Date.now() + 60_000) } });

const wednesday = "2026-05-06T08:00:00Z";

describe("C9 a digest", () => {
  it("gathers what was not read, kind by kind, with links, in HTML and plain text", async () => {
    const { ada, grace, linus, postId } = await buildMailedTalk("DAILY");
    await setMail(ada, "BUDDY_REQUEST", "DAILY");
    await reply(grace, postId);
    await reply(linus, postId);
    await ask(`mutation { requestBuddy(input: { userId: "${ada.id}" }) { id } }`, grace);
    await testApp().runJobs();

    await makeDue(ada);
    await digestAt(wednesday);

    const [mail, ...others] = mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toMatch(/^Grace .* and 1 more$/);
    for (const body of [String(mail?.html), String(mail?.text)]) {
      expect(body).toContain("Linus and Grace wrote 2 replies in “Linear algebra”");
      expect(body).toContain(`https://circle.example/posts/${postId}`);
      expect(body).toContain(`https://circle.example/profile/${grace.id}`);
      expect(body).toContain("https://circle.example/settings/notifications");
    }
    expect(mail?.html).toContain("Replies in your groups");
    expect(mail?.html).toContain("prefers-color-scheme: dark");
  });

  it("is never empty, and never says twice what it said before", async () => {
    const { ada, grace, postId } = await buildMailedTalk("DAILY");
    await reply(grace, postId);
    await makeDue(ada);
    await digestAt(wednesday);
    await makeDue(ada);
    await digestAt("2026-05-07T08:00:00Z");
    await reply(grace, postId);
    await readAll(ada);
    await makeDue(ada);
    await digestAt("2026-05-08T08:00:00Z");

    expect(mailsTo(ada)).toHaveLength(1);
    expect(await planned(ada)).toBeNull();
  });

  it.each<[string, (talk: Awaited<ReturnType<typeof buildMailedTalk>>, commentId: string) => Promise<unknown>]>([
    ["deleted", ({ grace }, id) => ask(`mutation { deleteComment(id: "${id}") { id } }`, grace)],
    ["from a blocked member", ({ ada, grace }) => blockCalls(testApp).change("blockUser", ada, grace)],
    ["switched off", ({ ada }) => setMail(ada, "REPLY", "NEVER")],
  ])("leaves out what is %s by then", async (_case, change) => {
    const talk = await buildMailedTalk("DAILY");
    const id = await reply(talk.grace, talk.postId);
    await change(talk, id);
    await testApp().runJobs();

    await makeDue(talk.ada);
    await digestAt(wednesday);

    expect(mailsTo(talk.ada)).toEqual([]);
  });

  it("is tried again after 4xx, not after an answer that nobody knows, and each without a second copy", async () => {
    const [one, two] = [await buildMailedTalk("DAILY"), await buildMailedTalk("DAILY")];
    await reply(one.grace, one.postId);
    await makeDue(one.ada);
    smtp().toMail.push(451);
    await digestAt(wednesday);
    await mailed.runAll();
    await mailed.runAll();
    expect(mailsTo(one.ada)).toHaveLength(1);

    const before = smtp().arrived;
    await reply(two.grace, two.postId);
    await makeDue(two.ada);
    smtp().toMail.push("hangUp");
    await digestAt(wednesday);
    await mailed.runAll();
    expect(smtp().arrived).toBe(before + 1);
  });

  it("shows twenty lines, and how many more there are", async () => {
    const { ada, grace, postId } = await buildMailedTalk("DAILY");
    const commentId = await reply(grace, postId);
    await rows(
      `insert into notifications (id, user_id, kind, subject_id)
       select gen_random_uuid(), $1, 'REPLY', $2 from generate_series(1, 24)`,
      [ada.id, postId],
    );
    await rows(
      `insert into notification_events (user_id, event_id, notification_id, actor_id, source_id)
       select user_id, gen_random_uuid(), id, $2, $3 from notifications where user_id = $1 and size = 1
       and not exists (select from notification_events e where e.notification_id = notifications.id)`,
      [ada.id, grace.id, commentId],
    );
    await makeDue(ada);
    await digestAt(wednesday);

    const [mail] = mailsTo(ada);
    expect(mail?.subject).toBe("Grace replied in “Linear algebra” and 24 more");
    expect(mail?.text?.match(/Grace replied/g)).toHaveLength(20);
    expect(mail?.text).toContain("See 5 more");
  });
});
