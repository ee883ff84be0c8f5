import { buildComment } from "../../../testing/app/factories";
import { mentionCalls } from "../../../testing/calls/mentionCalls";
import { useMailedApp } from "../../../testing/mail/notificationMails";

const { testApp, mailsTo, buildMailedTalk, runAll, setMail } = useMailedApp();
const { comment } = mentionCalls(testApp);

describe("W3 a mention by mail at once", () => {
  it("quotes the text and leads to it", async () => {
    const { ada, grace, linus, postId } = await buildMailedTalk("AT_ONCE");
    await buildComment(testApp().db, { postId, authorId: linus.id });
    await setMail(linus, "MENTION", "AT_ONCE");

    const text = "Thanks, @Linus and @Ada!";
    const { id } = (await comment(grace, postId, text, linus, ada)).data.addComment;
    await runAll();

    const [mail, ...others] = mailsTo(linus);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe("Grace mentioned you in “Linear algebra”");
    expect(mail?.text).toContain("> Thanks, @Linus and @Ada!");
    expect(mail?.text).toContain(`https://circle.example/posts/${postId}#${id}`);
    // She wants mails about replies, not about mentions.
    expect(mailsTo(ada)).toEqual([]);
  });
});
