import { codeOf } from "../../../testing/calls/answers";
import { useMailedApp } from "../../../testing/mail/notificationMails";
import type { User } from "../../accounts/users/User";

const mailed = useMailedApp();
const { testApp, mailsTo, rows, comment, ask, buildMailedTalk, buildTalk, runAll } = mailed;

const form = { "content-type": "application/x-www-form-urlencoded" };
const oneClick = "List-Unsubscribe=One-Click";
const list = `{ me { notificationSettings { kind isInApp mail } } }`;

const settingOf = async (as: User, wanted: string) => {
  const settings = (await ask(list, as)).data.me.notificationSettings as { kind: string; mail: string }[];
  return settings.find(({ kind }) => kind === wanted);
};
const send = (method: "GET" | "HEAD" | "POST", url: string, payload?: string, headers: Record<string, string> = form) =>
  testApp().http.inject({ method, url, headers, ...(payload === undefined ? {} : { payload }) });

/** The address that a mail program stops these mails with. */
function addressIn(user: User): { url: string; token: string } {
  const mail = mailsTo(user).at(-1);
  const line = mail?.headerLines.find(({ key }) => key === "list-unsubscribe")?.line.replace(/\r?\n\s+/g, " ");
  const url = /<https:\/\/circle\.example(\/unsubscribe\?token=([\w-]{43}))>$/.exec(line ?? "");
  if (!url) throw new Error(`${line} has no address`);
  return { url: String(url[1]), token: String(url[2]) };
}

async function getNotice() {
  const talk = await buildMailedTalk("AT_ONCE");
  await comment(talk.grace, talk.postId);
  await runAll();
  return { ...talk, ...addressIn(talk.ada) };
}

async function getDigest() {
  const talk = await buildTalk();
  await ask(`mutation { setNotificationSetting(input: { kind: BUDDY_ACCEPTED, mail: AT_ONCE }) { kind } }`, talk.ada);
  await comment(talk.grace, talk.postId);
  await testApp().runJobs();
  await mailed.makeDue(talk.ada);
  await mailed.digestAt("2026-05-11T08:00:00Z");
  return { ...talk, ...addressIn(talk.ada) };
}

describe("C10 a mail about notifications", () => {
  it("can be stopped with one request of a mail program, for its kind alone", async () => {
    const { ada, url } = await getNotice();
    const mail = mailsTo(ada).at(-1);
    expect(mail?.headerLines.map(({ line }) => line)).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");

    const answer = await send("POST", url, oneClick);

    expect(answer.statusCode).toBe(200);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ isInApp: true, mail: "NEVER" });
    expect(await settingOf(ada, "BUDDY_REQUEST")).toMatchObject({ mail: "WEEKLY" });
    expect((await send("POST", url, oneClick)).statusCode).toBe(200);
  });

  it("can be stopped by a form in parts, with neither token nor preflight, from anywhere", async () => {
    const { ada, url } = await getNotice();
    const body = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`;

    const headers = { "content-type": "multipart/form-data; boundary=x", origin: "https://mail.example" };
    const answer = await send("POST", url, body, headers);

    expect(answer.statusCode).toBe(200);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "NEVER" });
  });

  it("that is a digest stops all digests, also of kinds to come, and leaves mails at once", async () => {
    const { ada, url } = await getDigest();

    expect((await send("POST", url, oneClick)).statusCode).toBe(200);

    for (const kind of ["REPLY", "BUDDY_REQUEST"]) expect(await settingOf(ada, kind)).toMatchObject({ mail: "NEVER" });
    expect(await settingOf(ada, "BUDDY_ACCEPTED")).toMatchObject({ mail: "AT_ONCE" });
  });

  it("changes nothing when its links are only opened, by people or by scanners", async () => {
    const { ada, url, token } = await getNotice();

    const opened = await send("GET", url, undefined, {});
    const looked = await send("HEAD", url, undefined, {});
    await send("GET", "/unsubscribe", undefined, { accept: "text/html" });

    expect(opened).toMatchObject({ statusCode: 302, headers: { location: `/unsubscribe#token=${token}` } });
    expect(opened.headers["referrer-policy"]).toBe("no-referrer");
    expect(looked.statusCode).toBe(302);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "AT_ONCE" });
  });

  it.each([
    ["without what RFC 8058 asks for", "hello=you", form, 400],
    ["as JSON", `{"List-Unsubscribe":"One-Click"}`, { "content-type": "application/json" }, 415],
    ["with a large body", `${oneClick}&${"x".repeat(3_000)}`, form, 413],
  ])("is not stopped by a request %s", async (_case, body, headers, status) => {
    const { ada, url } = await getNotice();

    expect((await send("POST", url, body, headers)).statusCode).toBe(status);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "AT_ONCE" });
  });

  it("is not stopped by a token that is cut, changed, doubled or missing", async () => {
    const { ada, token } = await getNotice();
    const wrong = [token.slice(1), `${token.slice(0, -1)}-`, `${token}&token=${token}`, "", "%00", "x".repeat(5_000)];

    for (const one of wrong) expect((await send("POST", `/unsubscribe?token=${one}`, oneClick)).statusCode).toBe(404);
    expect((await send("POST", "/unsubscribe", oneClick)).statusCode).toBe(404);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "AT_ONCE" });
  });

  it("can be stopped on the page that its foot links to, without a sign-in", async () => {
    const { ada, token } = await getNotice();
    expect(mailsTo(ada).at(-1)?.html).toContain(`https://circle.example/unsubscribe#token=${token}`);
    expect(mailsTo(ada).at(-1)?.html).not.toContain("?token=");
    const query = `mutation ($input: UnsubscribeInput!) { unsubscribe(input: $input) { kind label } }`;

    const stopped = await testApp().graphql(query, { input: { token } });
    const unknown = await testApp().graphql(query, { input: { token: "x".repeat(43) } });

    expect(stopped.data.unsubscribe).toEqual({ kind: "REPLY", label: "Replies in your groups" });
    expect(codeOf(unknown)).toBe("BAD_USER_INPUT");
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "NEVER" });
  });

  it("has a token that is stored as its hash alone, never ends, and is good for nothing else", async () => {
    const { ada, token, grace, postId, url } = await getNotice();
    await comment(grace, postId);
    await runAll();
    expect(addressIn(ada).token).toBe(token);

    const stored = JSON.stringify(await rows("select * from unsubscribe_links where user_id = $1", [ada.id]));
    const asSession = await testApp().graphql("{ me { id } }", {}, { token });
    const asLink = await testApp().graphql(
      `mutation ($input: VerifyEmailInput!) { verifyEmail(input: $input) { id } }`,
      { input: { token } },
    );
    await rows("update unsubscribe_links set created_at = '2001-01-01'");

    expect(stored).not.toContain(token);
    expect([codeOf(asSession), codeOf(asLink)]).toEqual(["UNAUTHENTICATED", "BAD_USER_INPUT"]);
    expect((await send("POST", url, oneClick)).statusCode).toBe(200);
  });

  it("cannot be stopped any more by the link of an account that is gone, and that is no error", async () => {
    const { ada, url } = await getNotice();
    await testApp().request({ method: "DELETE", url: "/api/profile" }, { as: ada });

    expect((await send("POST", url, oneClick)).statusCode).toBe(404);
  });
});
