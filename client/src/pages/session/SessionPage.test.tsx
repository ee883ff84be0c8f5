import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { answered, openSession, setNow, threeDaysBefore } from "../../testing/sessionPage";
import { occurrence, studyGroup, weekly } from "../../testing/sessions";

const outsider = { ...studyGroup, viewerMembership: null };

beforeEach(threeDaysBefore);

describe("one date of a session", () => {
  it("B9 says its time in both zones, and that clocks changed", async () => {
    openSession(
      occurrence("o1", { isClockChange: true }, { goal: "Understand induction", place: "https://call.example/a" }),
    );

    expect(await screen.findByRole("heading", { level: 1, name: "Chapter 3 aloud" })).toBeVisible();
    expect(screen.getByText("07:00–08:00 your time · 20:00 in Manila")).toBeVisible();
    expect(screen.getByText("Monday, 23 November")).toBeVisible();
    expect(screen.getByText(/because the clocks changed/)).toBeVisible();
    expect(screen.getByText("Understand induction")).toBeVisible();
    expect(screen.getByRole("link", { name: "https://call.example/a" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Algebra" })).toHaveAttribute("href", "/posts/g1");
    expect(screen.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      "https://circle.example/calendar/o1.ics",
    );
    expect(within(screen.getByRole("list", { name: "Who goes" })).getByRole("link")).toHaveTextContent("Ben Okafor");
  });

  it("is answered at once, and taken back with a word when the service refuses", async () => {
    const answers = new Subject<{ data: null; errors: object[] }>();
    const { user } = openSession(occurrence("o1"), { AnswerOccurrence: () => answers as never });
    await user.click(await screen.findByRole("button", { name: "Go to Chapter 3 aloud" }));

    expect(screen.getByText("You're going")).toBeVisible();
    expect(screen.getByText("2 going")).toBeVisible();

    act(() => {
      answers.next({ data: null, errors: [{ message: "This date was cancelled.", extensions: { code: "CONFLICT" } }] });
      answers.complete();
    });
    expect(await screen.findByRole("alert")).toHaveTextContent("This date was cancelled.");
    expect(screen.getByText("Not answered yet")).toBeVisible();
    expect(screen.getByText("1 going")).toBeVisible();
  });

  it("B10 says where in line one waits when all places are taken", async () => {
    const full = occurrence("o1", { goingCount: 5, waitlistCount: 1 }, { capacity: 5 });
    const waiting = { ...full, viewerAnswer: "WAITLISTED", viewerPlaceInLine: 2, waitlistCount: 2 };
    const { user, callsOf } = openSession(full, { AnswerOccurrence: () => answered(waiting) });

    await user.click(await screen.findByRole("button", { name: /Join the waiting list/ }));

    expect(await screen.findByText("You are 2nd in line")).toBeVisible();
    expect(screen.getByText("5 of 5 places taken, 2 waiting")).toBeVisible();
    expect(callsOf("AnswerOccurrence")[0]?.variables).toEqual({
      input: { occurrenceId: "o1", answer: "GOING", scope: "THIS" },
      zone: "America/New_York",
    });
  });

  it.each([
    [1, "1st"],
    [3, "3rd"],
    [4, "4th"],
    [11, "11th"],
    [12, "12th"],
    [22, "22nd"],
    [113, "113th"],
  ])("B10 counts the places in line: %s is %s", async (place, words) => {
    openSession(occurrence("o1", { viewerAnswer: "WAITLISTED", viewerPlaceInLine: place }, { capacity: 1 }));

    expect(await screen.findByText(`You are ${words} in line`)).toBeVisible();
  });

  it("is declined, and pressing again takes the answer back", async () => {
    const going = occurrence("o1", { viewerAnswer: "GOING" });
    const { user, callsOf } = openSession(going, {
      AnswerOccurrence: ({ input }) =>
        answered({ ...going, viewerAnswer: (input as { answer: string }).answer === "DECLINED" ? "DECLINED" : null }),
    });
    const decline = await screen.findByRole("button", { name: /Can't make it/ });
    expect(screen.getByRole("button", { name: /^Going to/ })).toHaveAttribute("aria-pressed", "true");

    await user.click(decline);
    expect(await screen.findByText("You can't make it")).toBeVisible();
    await screen.findByText("Got it: you can't make it.");
    await user.click(screen.getByRole("button", { name: /Can't make it/ }));

    await waitFor(() => expect(screen.getByText("Not answered yet")).toBeVisible());
    const given = callsOf("AnswerOccurrence").map(({ variables }) => (variables.input as { answer: string }).answer);
    expect(given).toEqual(["DECLINED", "NONE"]);
  });

  it("B10 says on how many dates one has a place, and for how many one waits", async () => {
    const date = occurrence("o1", {}, { ...weekly, capacity: 5 });
    const { user, callsOf } = openSession(date, {
      AnswerOccurrence: () => answered({ ...date, viewerAnswer: "GOING" }, 6, 2),
    });
    expect(await screen.findByText("Every Monday and Thursday, 12 times")).toBeVisible();

    await user.click(screen.getByRole("button", { name: "Go to every date" }));

    expect(
      await screen.findByText("You're now going on 6 more dates. You're on the waiting list for 2 dates."),
    ).toBeVisible();
    expect(callsOf("AnswerOccurrence")[0]?.variables.input).toEqual({
      occurrenceId: "o1",
      answer: "GOING",
      scope: "ALL_FUTURE",
    });
    // The other dates on screen are asked for again.
    await waitFor(() => expect(callsOf("Occurrence").length).toBeGreaterThan(1));
  });

  it("B10 does not say that all dates are declined, because those answered one by one stay", async () => {
    const date = occurrence("o1", {}, weekly);
    const { user } = openSession(date, { AnswerOccurrence: () => answered({ ...date, viewerAnswer: "DECLINED" }) });

    await user.click(await screen.findByRole("button", { name: /Can't make any date/ }));

    expect(await screen.findByText(/Those you answered one by one stay as they are\./)).toBeVisible();
  });

  it("says in an open group that going joins it", async () => {
    const date = occurrence("o1", {}, { group: outsider });
    const { user } = openSession(date, {
      AnswerOccurrence: () => answered(occurrence("o1", { viewerAnswer: "GOING", goingCount: 2 })),
    });

    await user.click(await screen.findByRole("button", { name: /Go and join the group/ }));

    expect(await screen.findByText("You're going, and you're in the group.")).toBeVisible();
  });

  it("leads to the group where one has to ask first, and hides the place", async () => {
    openSession(occurrence("o1", {}, { group: { ...outsider, visibility: "ON_REQUEST" } }));

    expect(await screen.findByRole("link", { name: "Ask to join the group" })).toHaveAttribute("href", "/posts/g1");
    expect(screen.getByText("Members of the group see where it is.")).toBeVisible();
    expect(screen.queryByRole("button", { name: /^Go/ })).not.toBeInTheDocument();
  });

  it.each([
    ["2026-11-23T12:10:00.000Z", "This has started, so you can't change your answer any more."],
    ["2026-11-23T14:00:00.000Z", "This is over, so you can't change your answer any more."],
  ])("B15 is only shown once it has begun: %s", async (now, words) => {
    setNow(now);
    openSession(
      occurrence(
        "o1",
        { viewerAnswer: "GOING" },
        { viewerCanChange: true, upcoming: { ...weekly.upcoming, planned: 0, moved: 0 } },
      ),
    );

    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText("You're going")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Go|make it|Move|Cancel/ })).not.toBeInTheDocument();
  });

  it("has the page of what is not there for an unknown date", async () => {
    openSession(null);

    expect(await screen.findByRole("heading", { name: "We can't find this session" })).toBeVisible();
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { user } = openSession(null, {
      Occurrence: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ occurrence: occurrence("o1") })),
    });
    await screen.findByText("The session didn't load");
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("Not answered yet")).toBeVisible();
  });
});
