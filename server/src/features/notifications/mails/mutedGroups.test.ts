import { useMailedApp } from "../../../testing/mail/notificationMails";
import type { User } from "../../accounts/users/User";

const { testApp, mailsTo, comment, reply, planned, ask, buildMailedTalk, runAll } = useMailedApp();

const form = { "content-type": "application/x-www-form-urlencoded" };
const mute = (as: User, groupId: string) => ask(`mutation { muteGroup(input: { groupId: "${groupId}" }) { id } }`, as);
const isMuted = async (as: User, groupId: string) =>
  (await ask(`{ group(id: "${groupId}") { isMuted } }`, as)).data.group.isMuted as boolean;

/** The link in the foot of the last mail that mutes its group. */
function tokenIn(user: User): string {
  const html = String(mailsTo(user).at(-1)?.html);
  const [, token] = /unsubscribe#token=([\w-]{43})"[^>]*>Mute this group</.exec(html) ?? [];
  if (!token) throw new Error("the mail has no such link");
  return token;
}

describe("C9 C10 mail about a muted group", () => {
  it("is not sent, also when the group was muted while the mail waited", async () => {
    const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
    await comment(grace, postId);
    await testApp().runJobs();

    await mute(ada, postId);
    await runAll();

    expect(mailsTo(ada)).toEqual([]);
  });

  it("plans no digest", async () => {
    const { ada, grace, postId } = await buildMailedTalk("DAILY");
    await mute(ada, postId);

    await reply(grace, postId);

    expect(await planned(ada)).toBeNull();
  });

  it("has a link that mutes the group, by one request of a mail program or by a press on the page", async () => {
    for (const isPress of [true, false]) {
      const { ada, grace, postId } = await buildMailedTalk("AT_ONCE");
      await comment(grace, postId);
      await runAll();
      const token = tokenIn(ada);

      await testApp().http.inject({ method: "GET", url: `/unsubscribe?token=${token}` });
      expect(await isMuted(ada, postId)).toBe(false);
      if (isPress) {
        const query = `mutation { unsubscribe(input: { token: "${token}" }) { isGroup kind label } }`;
        const { data } = await testApp().graphql(query);
        expect(data.unsubscribe).toEqual({ isGroup: true, kind: null, label: null });
      } else {
        const payload = "List-Unsubscribe=One-Click";
        const url = `/unsubscribe?token=${token}`;
        expect((await testApp().http.inject({ method: "POST", url, payload, headers: form })).statusCode).toBe(200);
      }

      expect(await isMuted(ada, postId)).toBe(true);
      expect(await isMuted(grace, postId)).toBe(false);
      const { data } = await ask("{ me { notificationSettings { kind mail } } }", ada);
      expect(data.me.notificationSettings).toContainEqual({ kind: "REPLY", mail: "AT_ONCE" });
    }
  });
});
