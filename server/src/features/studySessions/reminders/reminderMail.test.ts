import { codeOf } from "../../../testing/calls/answers";
import { buildProfile } from "../../../testing/app/factories";
import { storeAgain } from "../../../testing/app/dueJobs";
import { useMailedApp } from "../../../testing/mail/notificationMails";
import { reminderCalls } from "../../../testing/calls/reminderCalls";
import type { User } from "../../accounts/users/User";
import { remindMembers } from "./remind";
import { reminderMail } from "./reminderMail";

const mailed = useMailedApp();
const { testApp, smtp, rows } = mailed;
const { datedIn, remind, reminderMailsTo, answer, read, send } = reminderCalls(mailed);

const mutation = `mutation ($input: DeclineByLinkInput!) { declineByLink(input: $input) { title startsAt } }`;
const decline = (token: string) => testApp().graphql(mutation, { input: { token } });

/** The token of the newest reminder. */
function tokenTo(member: User): string {
  const token = /decline#token=([\w-]{87})\b/.exec(reminderMailsTo(member).at(-1)?.text ?? "")?.[1];
  if (token === undefined) throw new Error("no reminder has arrived");
  return token;
}

/** Bo has got a reminder, by mail too. */
async function reminded(wishes: object = {}) {
  const scene = await datedIn(20 * 60, wishes);
  await remind();
  return { ...scene, token: tokenTo(scene.bo) };
}

describe("B14 a reminder by mail", () => {
  it("names day, time and zone of its member, says where, and leads to the page that declines", async () => {
    const wishes = { goal: "Chapter 3", place: "https://example.com/room", title: "Rings" };
    const scene = await datedIn(20 * 60, wishes);
    await buildProfile(testApp().db, { userId: scene.bo.id, timeZone: "America/New_York" });
    await remind();

    const { startsAt } = await read(scene.bo, scene.id);
    const format = { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
    const time = new Intl.DateTimeFormat("en-GB", format).format(new Date(startsAt));
    const [mail] = reminderMailsTo(scene.bo);
    expect(mail?.subject).toMatch(new RegExp(`^Rings: \\w+,? \\d+ \\w+, ${time} \\(America/New York\\)$`));
    expect(mail?.text).toContain(`at ${time} (America/New York) and takes 60 minutes.`);
    for (const part of ["Chapter 3", "https://example.com/room", `https://circle.example/sessions/${scene.id}`])
      expect(mail?.text).toContain(part);
    expect(mail?.html).toContain(`href="https://circle.example/decline#token=${tokenTo(scene.bo)}"`);
    expect(mail?.html).not.toContain("?token=");
    expect(reminderMailsTo(scene.ada)[0]?.subject).toContain("(Asia/Manila)");
  });

  it.each([
    ["Friday finish", "Friday finish"],
    [null, "Linear algebra on Tuesdays"],
  ])("X1 calls a group with the title %j by its name", async (title, name) => {
    const scene = await datedIn(20 * 60, { title: "Rings" });
    await rows("update study_groups set title = $2 where id = $1", [scene.groupId, title]);
    await rows("update posts set text = $2 where id = $1", [
      scene.groupId,
      "**Linear algebra** on Tuesdays\nAll welcome",
    ]);
    await remind();

    expect(reminderMailsTo(scene.bo)[0]?.text).toContain(`“Rings” in “${name}” starts on`);
  });

  it("X1 says that it is for the group of two", async () => {
    const scene = await datedIn(20 * 60, { title: "Rings" });
    const { ada, bo, groupId } = scene;
    await rows("update study_groups set is_for_two = true where id = $1", [groupId]);
    await rows("insert into buddy_groups (group_id, user_id, buddy_id) values ($1, $2, $3), ($1, $3, $2)", [
      groupId,
      ada.id,
      bo.id,
    ]);
    await remind();

    expect(reminderMailsTo(bo)[0]?.text).toContain("“Rings” in your group of two starts on");
  });

  it("can be stopped with one request of a mail program, for its kind alone", async () => {
    const { bo } = await reminded();
    const line = reminderMailsTo(bo)[0]?.headerLines.find(({ key }) => key === "list-unsubscribe")?.line ?? "";
    const url = /circle\.example(\/unsubscribe\?token=[\w-]{43})/.exec(line.replace(/\r?\n\s+/g, ""))?.[1] ?? "";
    const headers = { "content-type": "application/x-www-form-urlencoded" };

    const stopped = await testApp().http.inject({
      ...{ method: "POST", url, headers },
      payload: "List-Unsubscribe=One-Click",
    });

    expect(stopped.statusCode).toBe(200);
    const list = "{ me { notificationSettings { kind mail } } }";
    const { data } = await testApp().graphql(list, {}, { as: bo });
    expect(data.me.notificationSettings).toEqual(
      expect.arrayContaining([
        { kind: "SESSION_TOMORROW", mail: "NEVER" },
        { kind: "SESSION_SOON", mail: "AT_ONCE" },
      ]),
    );
  });

  it.each<[string, (scene: Awaited<ReturnType<typeof datedIn>>) => Promise<unknown>]>([
    ["its member declines", ({ bo, id }) => answer(bo, id, "DECLINED")],
    ["its date was cancelled", ({ ada, id }) => send("cancelOccurrence", ada, { occurrenceId: id })],
    ["its date has begun", ({ id }) => begin(id)],
    ["its member is suspended", ({ bo }) => rows("update users set absence = 'SUSPENDED' where id = $1", [bo.id])],
    ["its group is hidden", ({ groupId }) => rows("update posts set hidden_at = now() where id = $1", [groupId])],
  ])("is not sent when, while it waits for the mail server, %s", async (_case, change) => {
    const scene = await datedIn(90);
    smtp().toRecipient.push(451, 451);
    await remind();
    expect(reminderMailsTo(scene.bo)).toEqual([]);

    await change(scene);
    await mailed.runAll();
    await mailed.runAll();

    expect(reminderMailsTo(scene.bo)).toEqual([]);
  });

  it("is tried again after a failure that may pass, until it has gone", async () => {
    const { bo } = await datedIn(90);
    smtp().toRecipient.push(451, 451);
    await remind();

    for (let times = 0; times < 3; times++) await mailed.runAll();

    expect(reminderMailsTo(bo)).toHaveLength(1);
  });

  it("is not repeated when nobody knows whether it arrived", async () => {
    await datedIn(90);
    smtp().toMail.push("hangUp", "hangUp");
    await remind();

    for (let times = 0; times < 3; times++) await mailed.runAll();

    // Ada's and Bo's.
    expect(smtp().arrived).toBe(2);
  });

  it("is not repeated when its process was killed after it was handed over", async () => {
    const { bo } = await datedIn(90);
    await remindMembers(testApp().services.db, { hasMail: true });
    const kept = await testApp().waitingJobs("mail-session-reminder");
    await testApp().runJobs();
    for (const job of kept) await storeAgain(testApp().db, reminderMail, job);

    await mailed.runAll();

    expect(kept).toHaveLength(2);
    expect(reminderMailsTo(bo)).toHaveLength(1);
  });
});

const begin = (id: string) =>
  rows("update occurrences set starts_at = clock_timestamp() - interval '1 minute' where id = $1", [id]);

describe("B14 the link of a reminder", () => {
  it("declines without a sign-in, once or twice, and the next in line moves up", async () => {
    const { bo, cy, id, token } = await reminded();
    await rows("update study_sessions set capacity = 2 where id = (select session_id from occurrences where id = $1)", [
      id,
    ]);
    await answer(cy, id);
    expect((await read(cy, id)).viewerPlaceInLine).toBe(1);

    const first = await decline(token);
    const again = await decline(token);

    expect(first.data.declineByLink).toEqual({ title: "Linear algebra", startsAt: expect.any(String) });
    expect(again.data).toEqual(first.data);
    expect(await read(bo, id)).toMatchObject({ viewerAnswer: "DECLINED", goingCount: 2 });
    expect((await read(cy, id)).viewerAnswer).toBe("GOING");
  });

  it("changes nothing when it is only opened", async () => {
    const { bo, id, token } = await reminded();

    for (const url of ["/decline", `/decline?token=${token}`])
      for (const method of ["GET", "HEAD"] as const)
        await testApp().http.inject({ method, url, headers: { accept: "text/html" } });
    const asQuery = await testApp().http.inject({
      method: "GET",
      url: `/graphql?query=${encodeURIComponent(`mutation { declineByLink(input: { token: "${token}" }) { title } }`)}`,
    });

    expect(asQuery.statusCode).toBeGreaterThanOrEqual(400);
    expect((await read(bo, id)).viewerAnswer).toBe("GOING");
  });

  it("is good until its date begins, and for no other date, member or purpose", async () => {
    const { bo, id, token } = await reminded();
    const other = await reminded();
    const mixed = token.slice(0, 22) + other.token.slice(22);
    const moved = await datedIn(20 * 60);
    await remind();
    await send("moveOccurrence", moved.ada, { occurrenceId: moved.id, startsAt: new Date(Date.now() + 9e8) });

    for (const wrong of [mixed, token.slice(1), `${token.slice(0, -1)}-`, "", "%00", "x".repeat(87)])
      expect(codeOf(await decline(wrong))).toBe("BAD_USER_INPUT");
    expect(codeOf(await decline("x".repeat(101)))).toBe("BAD_USER_INPUT");
    expect((await testApp().http.inject(`/calendar/${token}.ics`)).statusCode).toBe(404);
    expect(codeOf(await testApp().graphql("{ me { id } }", {}, { token }))).toBe("UNAUTHENTICATED");
    expect((await decline(tokenTo(moved.bo))).errors).toBeUndefined();
    await begin(id);
    expect(codeOf(await decline(token))).toBe("CONFLICT");
    expect((await read(bo, id)).viewerAnswer).toBe("GOING");
  });

  it("has nothing to give back after a cancellation, for who left, and for who is not there any more", async () => {
    const [cancelled, left, gone] = [await reminded(), await reminded(), await reminded()];
    await send("cancelOccurrence", cancelled.ada, { occurrenceId: cancelled.id });
    const leave = `mutation { leaveGroup(input: { groupId: "${left.groupId}" }) { id } }`;
    await testApp().graphql(leave, {}, { as: left.bo });
    await rows("update users set absence = 'LEAVING' where id = $1", [gone.bo.id]);

    expect(codeOf(await decline(cancelled.token))).toBe("CONFLICT");
    expect(codeOf(await decline(left.token))).toBe("CONFLICT");
    expect(codeOf(await decline(gone.token))).toBe("BAD_USER_INPUT");
  });
});
