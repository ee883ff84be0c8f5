import { act, screen, waitFor, within } from "@testing-library/react";
import { ada, noWishes } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { forgetDrafts } from "../../ui/forms/draftStore";
import { WelcomePage } from "./WelcomePage";

afterEach(() => act(forgetDrafts));

const group = {
  __typename: "Group",
  id: "g1",
  version: 1,
  name: "Slow Spanish",
  visibility: "OPEN",
  memberCount: 3,
  interest: "LANGUAGE",
  viewerMembership: null,
};
const date = {
  __typename: "Occurrence",
  id: "o1",
  startsAt: "2030-05-01T18:00:00.000Z",
  goingCount: 2,
  viewerAnswer: null,
  session: {
    __typename: "StudySession",
    id: "s1",
    title: "Verbs",
    timeZone: "UTC",
    group: { __typename: "Group", id: "g2", name: "Verb hour" },
  },
};
const seatAt = (id: string, title: string, startsAt: string, minutes = 60) => ({
  ...{ __typename: "Occurrence", id, startsAt, freeSeats: 1, viewerAnswer: null as string | null },
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  session: {
    ...{ __typename: "StudySession", id: `s${id}`, title, timeZone: "UTC" },
    owner: { __typename: "User", id: "u3", name: "Cy Holm", avatar: "/avatars/u3" },
  },
});
/** A Wednesday in Manila: at 20:00, and one that goes on after 22:00. */
const seat = seatAt("o7", "Quiet hour", "2030-05-01T12:00:00.000Z");
const seatTooLate = seatAt("o8", "Late hour", "2030-05-01T13:30:00.000Z");
const seats = (...nodes: object[]) => ({ openSessions: { __typename: "OpenSessionConnection", nodes } });
const bo = { ...ada, id: "u2", name: "Bo Lind", buddyState: "NONE", viewerCanRequestBuddy: true };
const reason = {
  __typename: "SuggestionReason",
  kind: "COMPLEMENT",
  interest: null,
  count: 2,
  skills: ["Spanish"],
  learning: ["Arabic"],
  minutes: null,
};
const withWhom = {
  suggestedGroups: [{ __typename: "SuggestedGroup", topics: ["Spanish"], group }],
  suggestedSessions: [date],
  ...seats(),
  me: { ...ada, suggestions: [{ __typename: "Suggestion", user: bo, reasons: [reason] }] },
};

function openPage(path: string, answers: Parameters<typeof fakeService>[0] = {}) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    StudyWishes: () => says({ studyWishes: noWishes }),
    SaveStudyWishes: ({ input }) => says({ saveStudyWishes: { ...noWishes, ...(input as object) } }),
    WithWhom: () => says(withWhom),
    ...answers,
  });
  const routes = [
    { path: "/welcome", element: <WelcomePage /> },
    { path: "/welcome/:step", element: <WelcomePage /> },
    { path: "/dashboard", lazy: async () => ({ element: <h1>Home</h1> }) },
  ];
  return {
    ...renderPage(routes, { link: service.link, path }),
    saved: () => service.callsOf("SaveStudyWishes").map(({ variables }) => variables.input),
    callsOf: service.callsOf,
  };
}

const question = (name: string) => screen.findByRole("heading", { level: 1, name });
const button = (name: string) => screen.findByRole("button", { name });

describe("X4 the first questions", () => {
  it("can all be skipped, save nothing, and lead home", async () => {
    const { user, saved } = openPage("/welcome");

    await question("What do you want to learn?");
    await user.click(await button("Skip"));
    await question("When can you study?");
    await user.click(await button("Skip"));
    await question("With whom?");
    await user.click(await screen.findByRole("link", { name: "Go to Home" }));

    await question("Home");
    expect(saved()).toEqual([]);
  });

  it("can be skipped when their answers do not load", async () => {
    const { user } = openPage("/welcome", { StudyWishes: () => refuses("UNAVAILABLE", "Not now") });

    await question("What do you want to learn?");
    expect(await screen.findByRole("alert")).toBeVisible();
    await user.click(await button("Skip"));

    await question("When can you study?");
  });

  it("choose nothing beforehand, and save what was typed or taken from ideas", async () => {
    const { user, saved } = openPage("/welcome");
    const topics = await screen.findByLabelText("Topics");
    expect(screen.queryByRole("list", { name: "Chosen topics" })).not.toBeInTheDocument();

    await user.type(topics, "Knots, spa");
    expect(within(screen.getByRole("list", { name: "Ideas" })).getAllByRole("button")).toHaveLength(1);
    await user.click(await button("Add Spanish"));
    await user.type(topics, "Tea{Enter}");
    await user.click(await button("Remove Tea"));
    expect(topics).toHaveFocus();
    await user.click(await button("Next"));

    await question("When can you study?");
    expect(saved()).toEqual([{ learning: ["Knots", "Spanish"] }]);
    await user.click(await screen.findByRole("link", { name: "Back" }));
    expect(await button("Remove Spanish")).toBeVisible();
  });

  it("N21 keep a topic that is too long in its field, and say by how much", async () => {
    const { user, saved } = openPage("/welcome");
    const topics = await screen.findByLabelText("Topics");
    await user.click(topics);
    await user.paste(`Knots, ${"x".repeat(52)}`);
    await user.keyboard("{Enter}");

    expect(topics).toHaveValue("x".repeat(52));
    expect(topics).toBeInvalid();
    expect(topics).toHaveAccessibleDescription(/2 characters too many/);
    expect(within(screen.getByRole("list", { name: "Chosen topics" })).getAllByRole("button")).toHaveLength(1);
    await user.click(await button("Next"));
    expect(topics).toHaveFocus();
    expect(saved()).toEqual([]);
  });

  it("paint hours by keyboard, and keep what was chosen when saving fails", async () => {
    let fails = true;
    const { user, saved } = openPage("/welcome/when", {
      SaveStudyWishes: ({ input }) =>
        fails ? refuses("INTERNAL", "No") : says({ saveStudyWishes: { ...noWishes, ...(input as object) } }),
    });
    const cell = (name: string) => screen.getByRole("button", { name });
    await screen.findByRole("group", { name: "Your week" });
    cell("Monday, 06:00 to 10:00").focus();

    await user.keyboard("{ArrowDown}{ArrowRight} {ArrowRight} ");
    expect(cell("Tuesday, 10:00 to 14:00")).toHaveAttribute("aria-pressed", "true");
    await user.click(await button("Next"));
    expect(await screen.findByRole("alert")).toBeVisible();
    expect(cell("Tuesday, 14:00 to 18:00")).toHaveAttribute("aria-pressed", "true");
    fails = false;
    await user.click(await button("Next"));

    await question("With whom?");
    const availability = [{ weekday: "TUESDAY", from: "10:00", to: "18:00" }];
    expect(saved()).toEqual(Array.from({ length: 2 }, () => ({ timeZone: null, availability })));
  });

  it("join, come and ask with one tap each, and say so", async () => {
    const { user, callsOf } = openPage("/welcome/people", {
      JoinSuggested: () =>
        says({
          joinGroup: { ...group, viewerMembership: { __typename: "Membership", id: "m1", state: "ACTIVE" } },
        }),
      AskSuggested: () => says({ requestBuddy: { ...bo, buddyState: "REQUESTED" } }),
      GoToSuggested: () =>
        says({
          answerOccurrence: { __typename: "AnsweredOccurrence", occurrence: { ...date, viewerAnswer: "GOING" } },
        }),
    });
    expect(
      await screen.findByText((_text, element) =>
        element?.tagName === "P"
          ? element.textContent === "Knows Spanish, which you want to learn, and wants to learn Arabic, which you know"
          : false,
      ),
    ).toBeVisible();
    expect(screen.getByText("Mentions Spanish · 3 members")).toBeVisible();

    await user.click(await button("Join Slow Spanish"));
    await user.click(await button("I'll come Verbs"));
    await user.click(await button("Ask to be buddies Bo Lind"));

    await button("Joined Slow Spanish");
    await button("Going Verbs");
    await button("Requested Bo Lind");
    await user.click(await button("Joined Slow Spanish"));
    expect(callsOf("JoinSuggested")).toHaveLength(1);
  });

  it("offer the free seats that lie in one's hours, and a tap takes one", async () => {
    const hours = { __typename: "AvailableHours", weekday: "WEDNESDAY", from: "18:00", to: "22:00" };
    const { user, callsOf } = openPage("/welcome/people", {
      StudyWishes: () => says({ studyWishes: { ...noWishes, timeZone: "Asia/Manila", availability: [hours] } }),
      WithWhom: () => says({ ...withWhom, ...seats(seat, seatTooLate) }),
      TakeSuggestedSeat: () =>
        says({
          takeSeat: { __typename: "TakenSeat", hasSeat: true, occurrence: { ...seat, viewerAnswer: "GOING" } },
        }),
    });
    await button("Take the seat Quiet hour");
    expect(screen.getByText(/with .*Cy Holm/)).toBeVisible();
    expect(screen.queryByText("Late hour")).not.toBeInTheDocument();

    await user.click(await button("Take the seat Quiet hour"));

    await button("Your seat Quiet hour");
    expect(callsOf("TakeSuggestedSeat")[0]?.variables).toEqual({ input: { occurrenceId: "o7" } });
  });

  it("offer the next seats to who has no hours, and say when somebody was faster", async () => {
    const { user } = openPage("/welcome/people", {
      WithWhom: () => says({ ...withWhom, ...seats(seat, seatTooLate) }),
      TakeSuggestedSeat: () =>
        says({ takeSeat: { __typename: "TakenSeat", hasSeat: false, occurrence: { ...seatTooLate, freeSeats: 0 } } }),
    });

    await button("Take the seat Quiet hour");
    await user.click(await button("Take the seat Late hour"));

    expect(await screen.findByText(/Somebody was faster/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Your seat Late hour" })).not.toBeInTheDocument();
  });

  it("say when nothing is found, and when it does not load, with a way to try again", async () => {
    let answer = () => refuses("INTERNAL", "No");
    const { user } = openPage("/welcome/people", { WithWhom: () => answer() });

    const retry = await button("Retry");
    answer = () => says({ suggestedGroups: [], suggestedSessions: [], ...seats(), me: { ...ada, suggestions: [] } });
    await user.click(retry);

    await waitFor(() => expect(screen.getByText(/no groups to join yet/)).toBeVisible());
    expect(screen.getByText(/No sessions fit/)).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to Home" })).toBeVisible();
  });
});
