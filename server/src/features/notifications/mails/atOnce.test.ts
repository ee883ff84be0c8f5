import { notificationMails as limits } from "../limits";
import { storeAgain } from "../../../testing/app/dueJobs";
import { useMailedApp } from "../../../testing/mail/notificationMails";
import type { User } from "../../accounts/users/User";
import { blockCalls } from "../../../testing/calls/blockCalls";
import { lineMail } from "./lineMail";

const mailed = useMailedApp();
const { testApp, smtp, mailsTo, rows, comment, ask, linesOf, buildMailedTalk, buildMember, runAll, setMail } = mailed;
const block = (as: User, other: User) => blockCalls(testApp).change("blockUser", as, other);
const markAll = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { id } }`;

describe("C9 a notification by mail at once", () => {
  it("X2 waits for ten minutes, then says what happened and leads to the very reply", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");

    const commentId = await comment(grace, postId);
    await testApp().runJobs();
    expect(smtp().arrived).toBe(0);
    const [job] = await testApp().waitingJobs("mail-notification");
    expect(Math.abs((job?.seconds ?? 0) - 600)).toBeLessThan(60);
    await runAll();

    const [mail, ...others] = mailsTo(ada);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Grace replied in “Linear algebra”");
    expect(mail?.text).toContain(`https://circle.example/posts/${postId}#${commentId}`);
    expect(mail?.html).toContain(`href="https://circle.example/posts/${postId}#${commentId}"`);
    expect(mail?.html).toContain("prefers-color-scheme: dark");
  });

  it("D8 quotes the reply, as plain text and in simple HTML; several replies are only counted", async () => {
    const { ada, grace, linus, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId, "**Count** me in:\n- Tuesdays\n- <b>Fridays</b>");
    await runAll();
    await comment(grace, postId, "Or not");
    await comment(linus, postId, "Me too");
    await runAll();

    const [quoting, counting] = mailsTo(ada);
    expect(quoting?.text).toContain("> Count me in:\n>\n> • Tuesdays\n> • <b>Fridays</b>\n");
    expect(quoting?.html).toMatch(
      /<strong>Count<\/strong> me in:.*<li[^>]*>Tuesdays<\/li>.*&lt;b&gt;Fridays&lt;\/b&gt;/s,
    );
    expect(counting?.subject).toBe("Linus and Grace wrote 2 replies in “Linear algebra”");
    expect(counting?.text).not.toContain("Or not");
    expect(counting?.text).not.toContain("Me too");
  });

  it("X2 about several replies leads to the first that was not mailed yet", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    const first = await comment(grace, postId);
    await comment(grace, postId);
    await runAll();
    const later = await comment(grace, postId);
    await runAll();

    expect(mailsTo(ada).map(({ text }) => /\/posts\/[^#]+#(\S+)/.exec(text ?? "")?.[1])).toEqual([first, later]);
  });

  it("is one mail for all that happened in the ten minutes, and another for what happens later", async () => {
    const { ada, grace, linus, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId);
    await testApp().runJobs();
    await comment(linus, postId);
    await runAll();
    await comment(grace, postId);
    await runAll();

    expect(mailsTo(ada).map(({ subject }) => subject)).toEqual([
      "Linus and Grace wrote 2 replies in “Linear algebra”",
      "Grace replied in “Linear algebra”",
    ]);
  });

  it.each<[string, (talk: Awaited<ReturnType<typeof buildMailedTalk>>, commentId: string) => Promise<unknown>]>([
    ["was read meanwhile", async ({ ada }) => ask(markAll, ada, { input: { upTo: new Date(Date.now() + 60_000) } })],
    ["is about something deleted", ({ grace }, id) => ask(`mutation { deleteComment(id: "${id}") { id } }`, grace)],
    ["comes from someone whom the member blocked", ({ ada, grace }) => block(ada, grace)],
    ["comes from someone who blocked the member", ({ ada, grace }) => block(grace, ada)],
    ["was switched off", ({ ada }) => setMail(ada, "REPLY", "NEVER")],
    ["would go to an address that is not confirmed", ({ ada }) => unconfirm(ada)],
    ["would go to an address that refused mail", ({ ada }) => refuse(ada)],
    ["would go to a member who is suspended", ({ ada }) => suspend(ada)],
    ["is about what a suspended member wrote", ({ grace }) => suspend(grace)],
  ])("is dropped when it %s", async (_case, change) => {
    const talk = await buildMailedTalk("AT_ONCE");
    const commentId = await comment(talk.grace, talk.postId);
    await testApp().runJobs();

    await change(talk, commentId);
    await runAll();

    expect(mailsTo(talk.ada)).toEqual([]);
  });

  it("goes out for what a member wants by mail alone", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    await ask(`mutation { setNotificationSetting(input: { kind: REPLY, isInApp: false }) { kind } }`, ada);

    await comment(grace, postId);
    await runAll();

    expect(await linesOf(ada)).toEqual([]);
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("is tried again after 4xx, once more and no more", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId);
    smtp().toMail.push(451);

    await runAll();
    expect(mailsTo(ada)).toEqual([]);
    await runAll();
    await runAll();

    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("is not repeated when nobody knows whether it arrived", async () => {
    const { grace, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId);
    smtp().toMail.push("hangUp");

    await runAll();
    await runAll();

    expect(smtp().arrived).toBe(1);
  });

  it("is not repeated when its process was killed after it was handed over", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId);
    await testApp().runJobs();
    const [kept] = await testApp().waitingJobs("mail-notification");
    await runAll();
    await storeAgain(testApp().db, lineMail, kept!);
    await rows("update notifications set mailed_at = null");
    await runAll();

    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("stops at 20 mails in a day, with one of them kept for the digest, and the rest waits for it", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    await rows(
      `insert into notification_mails (id, user_id, handed_at)
       select gen_random_uuid(), $1, clock_timestamp() - interval '23 hours' from generate_series(1, $2)`,
      [ada.id, limits.perDay - 1],
    );
    await comment(grace, postId);

    await runAll();
    expect(mailsTo(ada)).toEqual([]);
    expect(await mailed.planned(ada)).not.toBeNull();
    await mailed.makeDue(ada);
    await mailed.digestAt("2026-05-06T08:00:00Z");
    expect(mailsTo(ada)).toHaveLength(1);

    await comment(await buildMember("Nia"), postId);
    await runAll();
    await mailed.makeDue(ada);
    await mailed.digestAt("2026-05-07T08:00:00Z");
    expect(mailsTo(ada)).toHaveLength(1);
  });

  it("about the account's security is not among them: it has a mail of its own", async () => {
    const { ada } = await buildMailedTalk("AT_ONCE");
    await testApp().services.db.transaction(async (tx) => tx.publish("passwordChanged", { userId: ada.id }));

    await runAll();

    expect((await linesOf(ada)).map(({ summary }) => summary)).toHaveLength(1);
    expect(mailsTo(ada)).toEqual([]);
  });
});

const unconfirm = ({ id }: User) => rows("update users set email_verified_at = null where id = $1", [id]);
const refuse = ({ id }: User) => rows("update users set mail_score = 4 where id = $1", [id]);
const suspend = ({ id }: User) => rows("update users set absence = 'SUSPENDED' where id = $1", [id]);
