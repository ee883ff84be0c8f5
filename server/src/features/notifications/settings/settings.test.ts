import { codeOf } from "../../../testing/calls/answers";
import { buildProfile, buildUser } from "../../../testing/app/factories";
import { useTestApp } from "../../../testing/app/harness";
import { notificationCalls } from "../../../testing/calls/notificationCalls";
import { restCall } from "../../../testing/calls/restCall";
import type { User } from "../../accounts/users/User";

const testApp = useTestApp();
const rest = restCall(testApp);
const { ask, inboxOf, linesOf, comment, buildTalk } = notificationCalls(testApp);

const list = `{ me { notificationSettings { kind label isInApp mail isFixed } } }`;
const mutation = `mutation ($input: SetNotificationSettingInput!) {
  setNotificationSetting(input: $input) { kind isInApp mail }
}`;
const topicMutation = `mutation ($input: SetNotificationTopicInput!) {
  setNotificationTopic(input: $input) { kind topic isInApp mail }
}`;
const settingsOf = async (as: User) => (await ask(list, as)).data.me.notificationSettings as { kind: string }[];
const settingOf = async (as: User, kind: string) => (await settingsOf(as)).find((setting) => setting.kind === kind);
const set = (as: User, input: object) => ask(mutation, as, { input });

describe("notification settings", () => {
  it("are on in the app and weekly by mail at first, one for each kind; security is fixed", async () => {
    const ada = await buildUser(testApp().db);

    const settings = await settingsOf(ada);

    expect(settings).toContainEqual({
      kind: "REPLY",
      label: "Replies in your groups",
      isInApp: true,
      mail: "WEEKLY",
      isFixed: false,
    });
    expect(settings).toContainEqual({
      kind: "ACCOUNT",
      label: "Your account",
      isInApp: true,
      mail: "AT_ONCE",
      isFixed: true,
    });
  });

  it("name the zone of the digests: the profile's, or UTC, to the member alone", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await buildProfile(testApp().db, { userId: ada.id, timeZone: "Africa/Lagos" });
    const zoneOf = async (as: User, of: User) =>
      (await ask(`{ user(id: "${of.id}") { digestTimeZone notificationSettings { kind } } }`, as)).data.user;

    expect((await zoneOf(ada, ada)).digestTimeZone).toBe("Africa/Lagos");
    expect((await zoneOf(bo, bo)).digestTimeZone).toBe("UTC");
    expect(await zoneOf(bo, ada)).toEqual({ digestTimeZone: null, notificationSettings: null });
  });

  it("change one by one: what is left out stays, and other members keep theirs", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];

    const daily = await set(ada, { kind: "REPLY", mail: "DAILY" });
    await set(ada, { kind: "REPLY", isInApp: false });

    expect(daily.data.setNotificationSetting).toEqual({ kind: "REPLY", isInApp: true, mail: "DAILY" });
    expect(await settingOf(ada, "REPLY")).toMatchObject({ isInApp: false, mail: "DAILY" });
    expect(await settingOf(ada, "BUDDY_REQUEST")).toMatchObject({ isInApp: true, mail: "WEEKLY" });
    expect(await settingOf(bo, "REPLY")).toMatchObject({ isInApp: true, mail: "WEEKLY" });
  });

  it("X7 change by topic: off, on the bell, or by mail, too, where a frequency that was chosen stays", async () => {
    const [ada, bo] = [await buildUser(testApp().db), await buildUser(testApp().db)];
    await set(ada, { kind: "REPLY", mail: "DAILY" });
    const setLevel = async (topic: string, level: string) =>
      (await ask(topicMutation, ada, { input: { topic, level } })).data.setNotificationTopic as { kind: string }[];
    const of = (list: { kind: string }[], kind: string) => list.find((setting) => setting.kind === kind);

    const mailed = await setLevel("DISCUSSIONS", "BELL_AND_MAIL");
    const onBell = await setLevel("DISCUSSIONS", "BELL");
    const again = await setLevel("DISCUSSIONS", "BELL_AND_MAIL");
    const reminders = await setLevel("SESSIONS", "OFF");
    const remindersAgain = await setLevel("SESSIONS", "BELL_AND_MAIL");

    expect(of(mailed, "REPLY")).toEqual({ kind: "REPLY", topic: "DISCUSSIONS", isInApp: true, mail: "DAILY" });
    expect(of(onBell, "REPLY")).toMatchObject({ isInApp: true, mail: "NEVER" });
    expect(of(onBell, "MENTION")).toMatchObject({ isInApp: true, mail: "NEVER" });
    expect(of(again, "REPLY")).toMatchObject({ isInApp: true, mail: "WEEKLY" });
    expect(reminders.length).toBeGreaterThan(5);
    for (const setting of reminders) expect(setting).toMatchObject({ isInApp: false, mail: "NEVER" });
    expect(of(remindersAgain, "SESSION_SOON")).toMatchObject({ isInApp: true, mail: "AT_ONCE" });
    expect(await settingOf(ada, "BUDDY_REQUEST")).toMatchObject({ isInApp: true, mail: "WEEKLY" });
    expect(await settingOf(bo, "REPLY")).toMatchObject({ isInApp: true, mail: "WEEKLY" });
  });

  it("X7 by topic leave what protects the account, and refuse topics and levels that there are not", async () => {
    const ada = await buildUser(testApp().db);
    const put = (topic: string, body: object) => rest(`PUT /api/notifications/topics/${topic}`, { as: ada, body });

    const off = await put("ACCOUNT", { level: "OFF" });

    expect(off.status).toBe(200);
    expect(off.body).toContainEqual(expect.objectContaining({ kind: "ACCOUNT", isInApp: true, mail: "AT_ONCE" }));
    expect(off.body).toContainEqual(expect.objectContaining({ kind: "MODERATION", isInApp: false, mail: "NEVER" }));
    for (const [topic, body, param] of [
      ["toString", { level: "OFF" }, "topic"],
      ["GROUPS", { level: "LOUD" }, "level"],
      ["GROUPS", {}, "level"],
    ] as const)
      expect(await put(topic, body)).toMatchObject({ status: 400, body: { errors: [{ param }] } });
  });

  it("refuse what says nothing, is no choice, or would hide what protects the account", async () => {
    const ada = await buildUser(testApp().db);
    const put = (kind: string, body: object) => rest(`PUT /api/notifications/settings/${kind}`, { as: ada, body });

    expect(codeOf(await set(ada, { kind: "REPLY" }))).toBe("BAD_USER_INPUT");
    expect(codeOf(await set(ada, { kind: "ACCOUNT", isInApp: false }))).toBe("FORBIDDEN");
    expect(await put("ACCOUNT", { isInApp: true, mail: "NEVER" })).toMatchObject({ status: 403 });
    for (const [kind, body, param] of [
      ["NOTHING", { isInApp: true, mail: "DAILY" }, "kind"],
      ["toString", { isInApp: true, mail: "DAILY" }, "kind"],
      ["REPLY", { isInApp: true, mail: "HOURLY" }, "mail"],
      ["REPLY", { isInApp: "no", mail: "DAILY" }, "isInApp"],
    ] as const)
      expect(await put(kind, body)).toMatchObject({ status: 400, body: { errors: [{ param }] } });
  });

  it("are read and changed over REST, too", async () => {
    const ada = await buildUser(testApp().db);

    const put = await rest("PUT /api/notifications/settings/REPLY", {
      as: ada,
      body: { isInApp: true, mail: "NEVER" },
    });
    const { body } = await rest("GET /api/notifications/settings", { as: ada });

    const reply = {
      ...{ kind: "REPLY", label: "Replies in your groups", topic: "DISCUSSIONS" },
      ...{ isInApp: true, mail: "NEVER", isFixed: false },
      mailChoices: ["AT_ONCE", "DAILY", "WEEKLY", "NEVER"],
    };
    expect(put).toMatchObject({ status: 200, body: reply });
    expect(body).toContainEqual(reply);
  });

  it("of the shared demo account stay as they are", async () => {
    const ada = await buildUser(testApp().db);
    testApp().services.demoAccount = { id: ada.id, email: ada.email, password: "public" };

    const refused = await set(ada, { kind: "REPLY", mail: "NEVER" });
    const topic = await ask(topicMutation, ada, { input: { topic: "DISCUSSIONS", level: "OFF" } });
    testApp().services.demoAccount = null;

    expect([codeOf(refused), codeOf(topic)]).toEqual(["FORBIDDEN", "FORBIDDEN"]);
    expect(await settingOf(ada, "REPLY")).toMatchObject({ mail: "WEEKLY" });
  });

  it("keep a kind off the list and the bell from the next event on; what is there stays", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    await comment(grace, postId);
    await testApp().runJobs();

    await set(ada, { kind: "REPLY", isInApp: false });
    await comment(linus, postId);
    await testApp().runJobs();

    expect((await linesOf(ada)).map(({ summary }) => summary)).toEqual(["Grace replied in “Linear algebra”"]);
    expect((await inboxOf(ada)).unreadCount).toBe(1);
  });

  it("bring a kind back that was switched on again", async () => {
    const { ada, grace, linus, postId } = await buildTalk();
    await set(ada, { kind: "REPLY", isInApp: false, mail: "NEVER" });
    await comment(grace, postId);
    await testApp().runJobs();

    await set(ada, { kind: "REPLY", isInApp: true });
    await comment(linus, postId);
    await testApp().runJobs();

    expect((await linesOf(ada)).map(({ summary }) => summary)).toEqual(["Linus replied in “Linear algebra”"]);
  });
});
