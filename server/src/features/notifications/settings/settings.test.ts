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
      ...{ kind: "REPLY", label: "Replies in your groups", isInApp: true, mail: "NEVER", isFixed: false },
      mailChoices: ["AT_ONCE", "DAILY", "WEEKLY", "NEVER"],
    };
    expect(put).toMatchObject({ status: 200, body: reply });
    expect(body).toContainEqual(reply);
  });

  it("of the shared demo account stay as they are", async () => {
    const ada = await buildUser(testApp().db);
    testApp().services.demoAccount = { id: ada.id, email: ada.email, password: "public" };

    const refused = await set(ada, { kind: "REPLY", mail: "NEVER" });
    testApp().services.demoAccount = null;

    expect(codeOf(refused)).toBe("FORBIDDEN");
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
