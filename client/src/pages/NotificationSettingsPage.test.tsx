import { screen, waitFor, within } from "@testing-library/react";
import { delay, of, Subject, throwError } from "rxjs";
import { fakeService, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { NotificationSettingsPage } from "./NotificationSettingsPage";

const mailChoices = ["AT_ONCE", "DAILY", "WEEKLY", "NEVER"];
const setting = (kind: string, label: string, more: object = {}) => {
  const fields = { topic: "DISCUSSIONS", isInApp: true, mail: "WEEKLY", mailChoices, isFixed: false };
  return { __typename: "NotificationSetting", kind, label, ...fields, ...more };
};
const reply = setting("REPLY", "Replies in your groups");
const account = setting("ACCOUNT", "Your account", { topic: "ACCOUNT", mail: "AT_ONCE", isFixed: true });
const me = {
  __typename: "User",
  id: "ada",
  isModerator: false,
  isAdmin: false,
  email: "ada@example.org",
  isEmailVerified: true,
  isMailStopped: false,
  digestTimeZone: "America/New_York",
  mutedGroups: { __typename: "GroupConnection", nodes: [] },
  notificationSettings: [reply, account],
};
const settings = (more: object = {}) => ({ NotificationSettings: () => says({ me: { ...me, ...more } }) });

function openPage(answers: Parameters<typeof fakeService>[0]) {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me }), ...answers });
  const path = "/settings/notifications";
  return { ...service, ...renderPage([{ path, element: <NotificationSettingsPage /> }], { link: service.link, path }) };
}
afterEach(() => localStorage.clear());

const replies = async () => within(await screen.findByRole("region", { name: "Replies in your groups" }));

describe("the notification settings", () => {
  it("say where mail goes and when, and why notices about the account stay on", async () => {
    openPage(settings());

    expect(await screen.findByText(/^Emails go to/)).toHaveTextContent("ada@example.org");
    expect(screen.getByText(/08:00/)).toHaveTextContent("08:00 (America/New York), weekly emails on Mondays");
    const fixed = within(screen.getByRole("region", { name: "Your account" }));
    expect(fixed.getByText(/^Always on/)).toBeInTheDocument();
    expect(fixed.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("stand in the card of their topic, and those of topics that came later after them", async () => {
    const request = setting("BUDDY_REQUEST", "Buddy requests", { topic: "BUDDIES" });
    const decision = setting("MODERATION", "Decisions of moderators", { topic: "ACCOUNT" });
    const later = setting("CHESS", "Moves in your games", { topic: "GAMES" });
    openPage(settings({ notificationSettings: [account, request, decision, reply, later] }));

    const kindsOf = (topic: string) =>
      within(screen.getByRole("region", { name: topic }))
        .getAllByRole("heading", { level: 3 })
        .map(({ textContent }) => textContent);
    await screen.findByRole("region", { name: "Buddies" });
    expect(kindsOf("Buddies")).toEqual(["Buddy requests"]);
    expect(kindsOf("Discussions")).toEqual(["Replies in your groups"]);
    expect(kindsOf("Everything else")).toEqual(["Moves in your games"]);
    expect(kindsOf("Account and safety")).toEqual(["Your account", "Decisions of moderators"]);
    expect(screen.queryByRole("region", { name: "Sessions" })).not.toBeInTheDocument();
  });

  it("B14 offer no digest of what never waits: it comes at once or never", async () => {
    const reminder = setting("SESSION_SOON", "Reminders", { mail: "AT_ONCE", mailChoices: ["AT_ONCE", "NEVER"] });
    openPage(settings({ notificationSettings: [reminder] }));

    const card = within(await screen.findByRole("region", { name: "Reminders" }));
    expect(card.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Right away", "Never"]);
  });

  it("X7 change a whole topic with one choice, which shows at once", async () => {
    const answer = new Subject();
    const waiting = () => answer as unknown as ReturnType<typeof says>;
    const mention = setting("MENTION", "Mentions of you", { mail: "DAILY" });
    const open = { ...settings({ notificationSettings: [reply, mention, account] }), SetNotificationTopic: waiting };
    const { user, callsOf } = openPage(open);
    const topic = within(await screen.findByRole("group", { name: "Discussions" }));
    expect(topic.getByRole("radio", { name: "Bell and email" })).toBeChecked();

    await user.click(topic.getByRole("radio", { name: "Bell" }));

    expect(topic.getByRole("radio", { name: "Bell" })).toBeChecked();
    expect(callsOf("SetNotificationTopic")[0]?.variables).toEqual({ input: { topic: "DISCUSSIONS", level: "BELL" } });
    answer.error(new TypeError("Failed to fetch"));
    expect(await screen.findByRole("alert")).toHaveTextContent("“Discussions” couldn't be saved");
    await waitFor(() => expect(topic.getByRole("radio", { name: "Bell and email" })).toBeChecked());
  });

  it("X7 say where the kinds of a topic differ, and offer no choice of a topic that is fixed", async () => {
    const mention = setting("MENTION", "Mentions of you", { isInApp: false });
    openPage(settings({ notificationSettings: [reply, mention, account] }));

    const topic = within(await screen.findByRole("group", { name: "Discussions" }));
    for (const choice of topic.getAllByRole("radio")) expect(choice).not.toBeChecked();
    expect(screen.getByText(/What you chose under “More” differs/)).toBeVisible();
    expect(screen.queryByRole("group", { name: "Account and safety" })).not.toBeInTheDocument();
  });

  it("change at once, and ask the service for what changed alone", async () => {
    const saved = () => says({ setNotificationSetting: { ...reply, mail: "DAILY" } });
    const { user, callsOf } = openPage({ ...settings(), SetNotificationSetting: saved });
    const card = await replies();

    await user.selectOptions(card.getByLabelText("By email"), "Once a day");

    expect(card.getByLabelText("By email")).toHaveValue("DAILY");
    expect(callsOf("SetNotificationSetting").map(({ variables }) => variables)).toEqual([
      { input: { kind: "REPLY", mail: "DAILY" } },
    ]);
  });

  it("show a change before the answer, and what was before when it fails, in words", async () => {
    const answer = new Subject();
    const failing = () => answer as unknown as ReturnType<typeof says>;
    const { user } = openPage({ ...settings(), SetNotificationSetting: failing });
    const card = await replies();

    await user.click(card.getByRole("checkbox"));

    await waitFor(() => expect(card.getByRole("checkbox")).not.toBeChecked());
    answer.error(new TypeError("Failed to fetch"));
    expect(await screen.findByRole("alert")).toHaveTextContent("“Replies in your groups” couldn't be saved");
    await waitFor(() => expect(card.getByRole("checkbox")).toBeChecked());
  });

  it("of the shared demo account stay, and say why", async () => {
    const message = "The demo account is shared, so this can't be changed.";
    const extensions = { code: "FORBIDDEN", key: "accounts.sharedAccount" };
    const refused = () =>
      of({ data: null, errors: [{ message, extensions }] }).pipe(delay(1)) as ReturnType<typeof says>;
    const { user } = openPage({ ...settings(), SetNotificationSetting: refused });
    const card = await replies();

    await user.click(card.getByRole("checkbox"));

    expect(await screen.findByRole("alert")).toHaveTextContent("The demo account is shared");
    await waitFor(() => expect(card.getByRole("checkbox")).toBeChecked());
  });

  it.each([
    [{ isEmailVerified: false }, /until you confirm that address/, "Send it again"],
    [{ isMailStopped: true }, /came back/, "Try again"],
  ])("say that no mail goes out, and how to change that", async (more, sentence, button) => {
    openPage(settings(more));

    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: button })).toBeInTheDocument();
  });

  it("C13 keep the focus in the notice after a new link was sent", async () => {
    const ResendVerification = () => says({ resendVerification: { nextInSeconds: 3_000 } });
    const { user } = openPage({ ...settings({ isEmailVerified: false }), ResendVerification });

    await user.click(await screen.findByRole("button", { name: "Send it again" }));

    expect(await screen.findByText("You can send it again in 50 minutes")).toHaveFocus();
  });

  it("offer no mail where the site sends none", async () => {
    openPage(settings({ digestTimeZone: null }));
    const card = await replies();

    expect(screen.getByText(/This site doesn't send emails/)).toBeInTheDocument();
    expect(card.queryByLabelText("By email")).not.toBeInTheDocument();
    expect(card.getByRole("checkbox")).toBeChecked();
    const topic = within(screen.getByRole("group", { name: "Discussions" }));
    expect(topic.getAllByRole("radio").map((choice) => choice.closest("label")?.textContent)).toEqual(["Off", "Bell"]);
    expect(topic.getByRole("radio", { name: "Bell" })).toBeChecked();
  });

  it("say when they did not load, and load on Retry", async () => {
    let isDown = true;
    const down = throwError(() => new TypeError("Failed to fetch")) as ReturnType<typeof says>;
    const { user } = openPage({ NotificationSettings: () => (isDown ? down : says({ me })) });
    expect(await screen.findByRole("alert")).toHaveTextContent("Your notification settings didn't load");

    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText(/^Emails go to/)).toBeInTheDocument();
  });

  it("list the groups that are muted, and let them notify again", async () => {
    const muted = { __typename: "Group", id: "p1", name: "Algebra", isMuted: true };
    const nodes = [muted];
    const { user } = openPage({
      ...settings({ mutedGroups: { __typename: "GroupConnection", nodes } }),
      Unmute: () => says({ unmuteGroup: { __typename: "Group", id: "p1", isMuted: false } }),
    });
    const list = within(await screen.findByRole("region", { name: "Groups you have muted" }));
    expect(list.getByRole("link", { name: "Algebra" })).toHaveAttribute("href", "/posts/p1");

    await user.click(list.getByRole("button", { name: "Unmute Algebra" }));

    await waitFor(() =>
      expect(screen.queryByRole("region", { name: "Groups you have muted" })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });
});
