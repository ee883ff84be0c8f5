import { screen, within } from "@testing-library/react";
import { NEVER, of } from "rxjs";
import { ada, buildProfile } from "../../testing/buildProfile";
import { emptyHome } from "../../testing/home";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { DashboardPage } from "./DashboardPage";

const group = (id: string, name: string, more = {}) => ({ __typename: "Group", id, name, ...more });
const ben = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2" };
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const date = (answer: string | null = null) => ({
  __typename: "Occurrence",
  id: "o1",
  startsAt: inHours(72),
  endsAt: inHours(73),
  viewerAnswer: answer,
  goingCount: 2,
  waitlistCount: 0,
  session: {
    __typename: "StudySession",
    id: "s1",
    title: "Proofs",
    timeZone: "Asia/Manila",
    capacity: null as number | null,
    group: group("g1", "Algebra"),
  },
});
const room = (id: string, of: object | null) => ({ __typename: "StudyRoom", id, peopleCount: 3, group: of });
const askToJoin = { __typename: "Membership", id: "m1", message: "Hello", user: { ...ben, id: "u3", name: "Eve Ode" } };
const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);
const whole = {
  firstSteps: [],
  nextUp: [date()],
  studyingNow: [
    { __typename: "StudyingNow", room: room("g1", group("g1", "Algebra")), buddies: [ben] },
    { __typename: "StudyingNow", room: room("c1", null), buddies: [] },
  ],
  myGroups: {
    __typename: "GroupConnection",
    nodes: [group("g2", "Slow reading", { unreadCount: 0 }), group("g1", "Algebra", { unreadCount: 4 })],
    pageInfo: { __typename: "PageInfo", hasNextPage: false },
  },
  studyWeek: {
    __typename: "StudyStats",
    days: [
      { __typename: "StudyDay", date: daysAgo(0), minutes: 75 },
      { __typename: "StudyDay", date: daysAgo(2), minutes: 100 },
    ],
    restDays: [daysAgo(1)],
    restDaysLeft: 6,
    streakDays: 2,
    totalMinutes: 175,
    goalsDone: 1,
    weeklyGoal: null as number | null,
  },
  waiting: {
    __typename: "Waiting",
    groups: [{ __typename: "GroupRequests", id: "g1", count: 2, requests: [askToJoin], group: group("g1", "Algebra") }],
    buddies: [{ __typename: "BuddyRequest", id: "b1", message: "Hi", user: ben }],
  },
};
function openPage(answers: Parameters<typeof fakeService>[0], profile: object | null = buildProfile({})) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    MyProfile: () => says({ me: { ...ada, profile } }),
    ...answers,
  });
  const path = "/dashboard";
  return { ...service, ...renderPage([{ path, element: <DashboardPage /> }], { link: service.link, path }) };
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

describe("B21 Home", () => {
  it("shows what comes next, who studies, what is new, and the week", async () => {
    openPage({ Home: () => says(whole) });

    const next = await region("Today");
    expect(next.getByRole("link", { name: "Proofs" })).toHaveAttribute("href", "/sessions/o1");
    expect(next.getByText(/your time/)).toBeVisible();
    expect(next.getByText(/2 going/)).toBeVisible();
    expect(next.getByRole("link", { name: "Algebra" })).toHaveAttribute("href", "/posts/g1");
    expect(next.queryByRole("link", { name: "Enter the room" })).not.toBeInTheDocument();
    const studying = await region("Studying now");
    expect(studying.getByText("Ben Okafor and 2 others")).toBeVisible();
    expect(studying.getByText("3 people")).toBeVisible();
    expect(studying.getByRole("link", { name: "Join Algebra" })).toHaveAttribute("href", "/room/g1");
    expect(studying.getByRole("link", { name: "Join Study room" })).toHaveAttribute("href", "/room");
    const news = await region("New for you");
    expect(news.getByRole("link", { name: "Algebra 4 new" })).toHaveAttribute("href", "/posts/g1");
    expect(news.getByRole("link", { name: "My groups" })).toHaveAttribute("href", "/groups/mine");
    expect(news.queryByText("Slow reading")).not.toBeInTheDocument();
    expect(news.getByText("Hi")).toBeVisible();
    expect(news.getByRole("link", { name: "1 more request to join Algebra" })).toHaveAttribute("href", "/posts/g1");
    const headings = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 4)).toEqual(["Today", "Studying now", "New for you", "This week"]);
  });

  it("X3 has bars in proportion with their minutes, and says which day the streak rested on", async () => {
    openPage({ Home: () => says(whole) });

    const week = await region("This week");
    const days = week.getAllByRole("listitem");
    expect(days).toHaveLength(7);
    const heights = days.map((day) => parseFloat(day.querySelector<HTMLElement>("[data-bar]")?.style.height ?? ""));
    expect((heights[4] ?? 0) / (heights[6] ?? 1)).toBeCloseTo(100 / 75);
    expect([heights[0], heights[5]]).toEqual([0, 0]);
    const said = days.map((day) => day.textContent?.split(": ")[1]);
    const none = "no study";
    expect(said).toEqual([none, none, none, none, "1 hour 40 minutes", "no study, a rest day", "1 hour 15 minutes"]);
    expect(days[5]).toHaveTextContent(/^rest/);
    expect(week.getByText("2 hours 55 minutes of focus")).toBeVisible();
    expect(week.getByText(/1 goal done/)).toBeVisible();
    expect(week.getByText("Streak: 2 days")).toBeVisible();
    expect(week.getByText(/7 rest days a month don't end it: 6 left/)).toBeVisible();
  });

  it("X3 sets a weekly goal in the card, says how far one is, and that it is reached", async () => {
    const { user, callsOf } = openPage({
      Home: () => says(whole),
      SetWeeklyGoal: ({ input }) =>
        says({ setWeeklyGoal: { __typename: "StudyStats", weeklyGoal: (input as { minutes: number }).minutes } }),
    });
    const week = await region("This week");
    await user.click(week.getByRole("button", { name: "Set a weekly goal" }));
    expect(week.getByRole("combobox", { name: "Weekly goal" })).toHaveFocus();
    await user.selectOptions(week.getByRole("combobox"), "5 hours");
    await user.click(week.getByRole("button", { name: "Save" }));

    expect(await week.findByText("2 hours 55 minutes of 5 hours")).toBeVisible();
    expect(week.getByRole("progressbar", { name: "Weekly goal" })).toHaveAttribute("aria-valuenow", "175");
    const change = week.getByRole("button", { name: "Change goal" });
    expect(change).toHaveFocus();
    await user.click(change);
    await user.selectOptions(week.getByRole("combobox"), "2 hours");
    await user.click(week.getByRole("button", { name: "Save" }));
    expect(await week.findByText("Weekly goal reached")).toBeVisible();
    await user.click(week.getByRole("button", { name: "Change goal" }));
    await user.keyboard("{Escape}");
    expect(week.getByRole("button", { name: "Change goal" })).toHaveFocus();
    expect(callsOf("SetWeeklyGoal").map(({ variables }) => variables)).toEqual([
      { input: { minutes: 300 } },
      { input: { minutes: 120 } },
    ]);
  });

  it.each([
    [16, null],
    [14, "/room/g1"],
    [-30, "/room/g1"],
  ])("leads into the room of a session that starts in %s minutes", async (minutes, href) => {
    const soon = { ...date("GOING"), startsAt: inHours(minutes / 60), endsAt: inHours(1) };
    openPage({ Home: () => says({ ...whole, nextUp: [soon] }) });

    const next = await region("Today");
    const room = next.queryByRole("link", { name: "Enter the room" });
    expect(room?.getAttribute("href") ?? null).toBe(href);
    expect(next.getByText(minutes < 0 ? "On now" : /^Starts in 1\d minutes/)).toBeVisible();
    // What has begun cannot be answered any more.
    expect(next.queryAllByRole("button", { name: "Can't" })).toHaveLength(minutes < 0 ? 0 : 1);
  });

  it("counts what else there is in this week, and says when it may be more", async () => {
    const later = (hours: number, id: string) => ({
      ...date(),
      id,
      startsAt: inHours(hours),
      endsAt: inHours(hours + 1),
    });
    let nextUp = [date(), later(80, "o2"), later(90, "o3"), later(100, "o4"), later(110, "o5")];
    const { user } = openPage({ Home: () => says({ ...whole, nextUp, studyingNow: null }) });

    const more = (await region("Today")).getByRole("link", { name: "4+ more this week" });
    expect(more).toHaveAttribute("href", "/schedule");
    nextUp = [date(), later(80, "o2"), later(300, "o3")];
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByRole("link", { name: "1 more this week" })).toBeVisible();
  });

  it("C3 shows an answer before it has arrived, and sends no second one meanwhile", async () => {
    const { user, callsOf } = openPage({ Home: () => says(whole), AnswerComingDate: () => NEVER as never });

    await user.click(await screen.findByRole("button", { name: "Going" }));
    expect(await screen.findByRole("button", { name: "Going", pressed: true })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Can't" }));

    expect(screen.getByText(/3 going/)).toBeVisible();
    expect(callsOf("AnswerComingDate").map(({ variables }) => variables)).toEqual([
      { input: { occurrenceId: "o1", answer: "GOING" } },
    ]);
  });

  it("takes back an answer that the service refuses, and says why", async () => {
    const { user } = openPage({
      Home: () => says(whole),
      AnswerComingDate: () => refuses("CONFLICT", "This date was cancelled."),
    });

    await user.click(await screen.findByRole("button", { name: "Going" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("This date was cancelled.");
    expect(screen.getByRole("button", { name: "Going", pressed: false })).toBeVisible();
  });

  it("answers a request to be buddies and one to join, each where it stands, and passes the focus on", async () => {
    const { user, callsOf } = openPage({
      Home: () => says(whole),
      AnswerBuddy: () => says({ acceptBuddy: { __typename: "User", id: "u2" } }),
      AnswerJoinRequest: () => says({ declineJoinRequest: { __typename: "Group", id: "g1" } }),
    });
    const news = await region("New for you");

    await user.click(news.getByRole("button", { name: "Accept Ben Okafor" }));
    expect(await screen.findByText("You and Ben Okafor are buddies now.")).toBeVisible();
    expect(news.queryByText("wants to be your buddy")).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
    await user.click(news.getByRole("button", { name: "Decline Eve Ode" }));
    expect(await screen.findByText("Eve Ode was declined.")).toBeVisible();

    expect(news.queryByRole("button", { name: /Eve Ode/ })).not.toBeInTheDocument();
    expect(news.getByRole("link", { name: "1 more request to join Algebra" })).toBeVisible();
    expect(callsOf("AnswerBuddy")[0]?.variables).toEqual({ input: { userId: "u2" }, isAccepted: true });
    expect(callsOf("AnswerJoinRequest")[0]?.variables).toEqual({
      input: { groupId: "g1", userId: "u3" },
      isAccepted: false,
    });
  });

  it("brings a request back when the service refuses the answer, and says why", async () => {
    const { user } = openPage({
      Home: () => says(whole),
      AnswerBuddy: () => refuses("CONFLICT", "They took it back."),
      AnswerJoinRequest: () => refuses("GROUP_FULL", "The group is full."),
    });

    await user.click(await screen.findByRole("button", { name: "Accept Ben Okafor" }));
    expect(await screen.findByRole("alert")).toHaveTextContent("They took it back.");
    expect(screen.getByRole("button", { name: "Accept Ben Okafor" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Accept Eve Ode" }));
    expect(await screen.findByText("The group is full.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Accept Eve Ode" })).toBeVisible();
  });

  it("keeps the other parts when one fails, and loads that one again", async () => {
    let isDown = true;
    const partly = () =>
      of({
        data: { ...whole, studyingNow: null },
        errors: [{ message: "Not now", path: ["studyingNow"], extensions: { code: "UNAVAILABLE" } }],
      }) as ReturnType<typeof says>;
    const { user } = openPage({ Home: () => (isDown ? partly() : says(whole)) });
    expect(await screen.findByRole("heading", { name: "The list of who's studying didn't load" })).toBeVisible();
    expect(screen.getByText("Proofs")).toBeVisible();
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("link", { name: "Join Algebra" })).toBeVisible();
  });

  it("leaves out a session that is over, and keeps the one that is on", async () => {
    const over = { ...date(), id: "o2", startsAt: inHours(-2), endsAt: inHours(-1) };
    const isOn = { ...date(), id: "o3", startsAt: inHours(-1), endsAt: inHours(1) };
    openPage({ Home: () => says({ ...whole, nextUp: [over, isOn] }) });

    const links = (await region("Today")).getAllByRole("link", { name: "Proofs" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/sessions/o3"]);
  });

  it("offers Retry when nothing of it came, and leaves the profile below", async () => {
    openPage({ Home: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByText(/^Welcome/)).toBeVisible();
    expect(await screen.findAllByRole("button", { name: "Retry" })).not.toHaveLength(0);
  });

  it("says what to do where nothing is planned, and draws no empty card", async () => {
    openPage({ Home: () => says(emptyHome) });

    const next = await region("Today");
    expect(next.getByText("Nothing is planned for the next two weeks.")).toBeVisible();
    expect(next.getByRole("link", { name: "Plan a session" })).toHaveAttribute("href", "/schedule/new");
    expect(next.getByRole("link", { name: "Go to the study room" })).toHaveAttribute("href", "/room");
    for (const name of ["Studying now", "New for you"])
      expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
    expect((await region("This week")).getByRole("button", { name: "Set a weekly goal" })).toBeVisible();
  });

  it("keeps the week of a member who did not study, but has a goal", async () => {
    openPage({ Home: () => says({ ...emptyHome, studyWeek: { ...emptyHome.studyWeek, weeklyGoal: 300 } }) });

    const week = await region("This week");
    expect(week.getByText("0 minutes of 5 hours")).toBeVisible();
    expect(week.queryAllByRole("listitem")).toHaveLength(0);
  });

  it("gives a new member three steps instead", async () => {
    openPage({ Home: () => says({ ...emptyHome, firstSteps: ["PROFILE", "GROUP", "SESSION"] }) }, null);

    const steps = await region("Three steps to get started");
    expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/create-profile",
      "/groups",
      "/schedule/new",
      "/welcome",
    ]);
    expect(screen.queryByRole("region", { name: "Today" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create Profile" })).toBeVisible();
  });

  it("shows the steps that are left above everything else, until they are done", async () => {
    openPage({ Home: () => says({ ...whole, nextUp: [], firstSteps: ["SESSION"] }) });

    expect(await screen.findByRole("region", { name: "One step left" })).toBeVisible();
    expect(screen.getByRole("region", { name: "Today" })).toBeVisible();
  });
});
