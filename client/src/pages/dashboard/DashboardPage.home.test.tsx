import { screen, within } from "@testing-library/react";
import { NEVER, of } from "rxjs";
import { ada, buildProfile } from "../../testing/buildProfile";
import { emptyHome } from "../../testing/home";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { DashboardPage } from "./DashboardPage";

const group = (id: string, title: string | null, more = {}) => ({
  __typename: "Group",
  id,
  title,
  post: { __typename: "Post", id, text: "Slow reading\nTwo chapters a week" },
  ...more,
});
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
const whole = {
  firstSteps: [],
  nextUp: [date()],
  studyingNow: [
    { __typename: "StudyingNow", room: room("g1", group("g1", "Algebra")), buddies: [ben] },
    { __typename: "StudyingNow", room: room("c1", null), buddies: [ben] },
  ],
  myGroups: {
    __typename: "GroupConnection",
    nodes: [group("g2", null, { unreadCount: 0 }), group("g1", "Algebra", { unreadCount: 4 })],
    pageInfo: { __typename: "PageInfo", hasNextPage: false },
  },
  studyWeek: {
    __typename: "StudyStats",
    days: [{ __typename: "StudyDay", date: new Date().toISOString().slice(0, 10), minutes: 75 }],
    streakDays: 3,
    totalMinutes: 75,
    goalsDone: 1,
  },
  waiting: {
    __typename: "Waiting",
    groups: [{ __typename: "GroupRequests", id: "g1", count: 2, group: group("g1", "Algebra") }],
    buddies: [{ __typename: "BuddyRequest", id: "b1", user: ben }],
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
  it("shows what comes next, who studies, what is new, the week, and what waits", async () => {
    openPage({ Home: () => says(whole) });

    expect(await screen.findByText("Proofs")).toBeVisible();
    const next = await region("Next up");
    expect(next.getByRole("link", { name: "Proofs" })).toHaveAttribute("href", "/sessions/o1");
    expect(next.getByText(/your time/)).toBeVisible();
    expect(next.getByRole("link", { name: "Algebra" })).toHaveAttribute("href", "/posts/g1");
    const studying = await region("Studying now");
    expect(studying.getByRole("link", { name: "Enter Algebra" })).toHaveAttribute("href", "/room/g1");
    expect(studying.getByRole("link", { name: "Enter Study room" })).toHaveAttribute("href", "/room");
    const groups = (await region("My groups")).getAllByRole("link");
    expect(groups.map((link) => link.textContent)).toEqual(["Algebra4 new", "Slow reading"]);
    const week = await region("This week");
    expect(week.getByText("1 hour 15 minutes of focus")).toBeVisible();
    expect(week.getByText("3 days in a row · 1 goal done")).toBeVisible();
    expect(week.getAllByRole("listitem")).toHaveLength(7);
    const waiting = await region("Waiting for you");
    expect(waiting.getByRole("link", { name: "Answer Algebra" })).toHaveAttribute("href", "/posts/g1");
    expect(waiting.getByRole("link", { name: "Answer Ben Okafor" })).toHaveAttribute("href", "/buddies");
  });

  it("C3 shows an answer before it has arrived, and sends no second one meanwhile", async () => {
    const { user, callsOf } = openPage({ Home: () => says(whole), AnswerComingDate: () => NEVER as never });

    await user.click(await screen.findByRole("button", { name: "Go to Proofs" }));
    expect(await screen.findByText("You're going")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Can't make it to Proofs" }));

    expect(callsOf("AnswerComingDate").map(({ variables }) => variables)).toEqual([
      { input: { occurrenceId: "o1", answer: "GOING" } },
    ]);
  });

  it("takes back an answer that the service refuses, and says why", async () => {
    const { user } = openPage({
      Home: () => says(whole),
      AnswerComingDate: () => refuses("CONFLICT", "This date was cancelled."),
    });

    await user.click(await screen.findByRole("button", { name: "Go to Proofs" }));

    expect(await screen.findByRole("alert")).toHaveTextContent("This date was cancelled.");
    expect(screen.getByRole("button", { name: "Go to Proofs" })).toBeVisible();
  });

  it("answers a date at once", async () => {
    const answered = { __typename: "Occurrence", id: "o1", viewerAnswer: "GOING", goingCount: 3, waitlistCount: 0 };
    const { user, callsOf } = openPage({
      Home: () => says(whole),
      AnswerComingDate: () => says({ answerOccurrence: { __typename: "AnsweredDates", occurrence: answered } }),
    });

    await user.click(await screen.findByRole("button", { name: "Go to Proofs" }));

    expect(await screen.findByText("You're going")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Go to Proofs" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Can't make it to Proofs" })).toBeVisible();
    expect(callsOf("AnswerComingDate")[0]?.variables).toEqual({ input: { occurrenceId: "o1", answer: "GOING" } });
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

    expect(await screen.findByRole("link", { name: "Enter Algebra" })).toBeVisible();
  });

  it("leaves out a session that is over, and keeps the one that is on", async () => {
    const over = { ...date(), id: "o2", startsAt: inHours(-2), endsAt: inHours(-1) };
    const isOn = { ...date(), id: "o3", startsAt: inHours(-1), endsAt: inHours(1) };
    openPage({ Home: () => says({ ...whole, nextUp: [over, isOn] }) });

    const next = await region("Next up");
    const links = (await next.findAllByRole("link", { name: "Proofs" })).map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/sessions/o3"]);
  });

  it("offers Retry when nothing of it came, and leaves the profile below", async () => {
    openPage({ Home: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByText(/^Welcome/)).toBeVisible();
    expect(await screen.findAllByRole("button", { name: "Retry" })).not.toHaveLength(0);
  });

  it("says in each part what to do while it is empty", async () => {
    openPage({ Home: () => says(emptyHome) });

    expect(await screen.findByText("Nothing is planned for the next two weeks.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Find a group" })).toHaveAttribute("href", "/groups");
    expect(screen.getAllByRole("link", { name: "Go to the study room" })).toHaveLength(2);
    expect(screen.getByText("Nobody is waiting for your answer.")).toBeVisible();
  });

  it("gives a new member three steps instead", async () => {
    openPage({ Home: () => says({ ...emptyHome, firstSteps: ["PROFILE", "GROUP", "SESSION"] }) }, null);

    const steps = await region("Three steps to get started");
    expect(steps.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/create-profile",
      "/groups",
      "/schedule/new",
    ]);
    expect(screen.queryByRole("region", { name: "Next up" })).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Create Profile" })).toBeVisible();
  });

  it("shows the steps that are left above everything else, until they are done", async () => {
    openPage({ Home: () => says({ ...whole, nextUp: [], firstSteps: ["SESSION"] }) });

    expect(await screen.findByRole("region", { name: "One step left" })).toBeVisible();
    expect(screen.getByRole("region", { name: "My groups" })).toBeVisible();
  });
});
