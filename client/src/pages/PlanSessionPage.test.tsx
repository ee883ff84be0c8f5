import { act, fireEvent, screen } from "@testing-library/react";
import { fakeService, refuses, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { studyGroup, studySession } from "../testing/sessions";
import { setTimeZone } from "../testing/timeZone";
import { forgetDrafts } from "../ui/forms/draftStore";
import { PlanSessionPage } from "./PlanSessionPage";

const viewer = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
  isNew: false,
};

function open(answers: Parameters<typeof fakeService>[0], path = "/schedule/new") {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: viewer }),
    GroupsToPlanFor: () => says({ myGroups: { __typename: "GroupConnection", nodes: [studyGroup] } }),
    CreateStudySession: () => says({ createStudySession: studySession }),
    ...answers,
  });
  const routes = [
    { path: "/schedule/new", element: <PlanSessionPage /> },
    { path: "/schedule", element: <p>The week</p> },
    { path: "/posts/:postId", element: <p>The group</p> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

const setValue = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(() => {
  setTimeZone("America/New_York");
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-23T12:00:00.000Z"));
});
afterEach(() => act(forgetDrafts));

describe("planning a session", () => {
  it("reads the groups again after they did not load", async () => {
    let isDown = true;
    const groups = { __typename: "GroupConnection", nodes: [studyGroup] };
    const { user } = open({
      GroupsToPlanFor: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ myGroups: groups })),
    });
    expect(await screen.findByText("Your groups didn't load, so this can only be for yourself.")).toBeVisible();

    isDown = false;
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("option", { name: studyGroup.name })).toBeInTheDocument();
    expect(screen.queryByText(/^Your groups didn't load/)).not.toBeInTheDocument();
  });

  it("B13 needs a title alone: an hour tomorrow evening, by the clock of the device, for oneself", async () => {
    const { user, callsOf, history } = open({});
    await user.type(await screen.findByLabelText(/^Title/), "Piano");
    expect(screen.getByText("Time in New York (America).")).toBeVisible();
    expect(screen.queryByLabelText("Number of places (optional)")).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Plan it" }));

    expect(await screen.findByText("It's planned. See you then!")).toBeVisible();
    expect(callsOf("CreateStudySession")[0]?.variables.input).toEqual({
      groupId: null,
      title: "Piano",
      goal: null,
      startsOn: "2026-11-24",
      startTime: "19:00",
      timeZone: "America/New_York",
      durationMinutes: 60,
      place: null,
      capacity: null,
      idempotencyKey: expect.stringMatching(/.{16,}/),
    });
    expect(history.location.pathname + history.location.search).toBe("/schedule?week=2026-11-24");
  });

  it("B9 B10 plans every week for a group, on weekdays, with places and an end", async () => {
    const { user, callsOf, history } = open({}, "/schedule/new?group=g1");
    await user.type(await screen.findByLabelText(/^Title/), "Chapter 3 aloud");
    await screen.findByRole("option", { name: "Algebra" });
    expect(screen.getByLabelText("For")).toHaveValue("g1");
    setValue(/^Day/, "2026-11-26");
    await user.selectOptions(screen.getByLabelText("How often"), "Every week");
    expect(screen.getByRole("checkbox", { name: "Thursday" })).toBeChecked();
    await user.click(screen.getByRole("checkbox", { name: "Monday" }));
    await user.selectOptions(screen.getByLabelText("Ends"), "On a day");
    setValue(/^Last day/, "2026-12-31");
    await user.type(screen.getByLabelText("Number of places (optional)"), "5");

    await user.click(screen.getByRole("button", { name: "Plan it" }));

    await screen.findByText("The group");
    expect(callsOf("CreateStudySession")[0]?.variables.input).toMatchObject({
      groupId: "g1",
      startsOn: "2026-11-26",
      repeats: { frequency: "WEEKLY", weekdays: ["MONDAY", "THURSDAY"] },
      ends: { on: "2026-12-31" },
      capacity: 5,
    });
    expect(history.location.pathname).toBe("/posts/g1");
  });

  it("shows what the service says at its fields, keeps what was typed, and repeats with the same key", async () => {
    let isRefused = true;
    const fields = [
      { field: "input.startsOn", message: "The session must begin in the future" },
      { field: "input.durationMinutes", message: "durationMinutes must be from 15 to 480" },
    ];
    const { user, callsOf } = open({
      CreateStudySession: () =>
        isRefused ? refuses("BAD_USER_INPUT", "Invalid", fields) : says({ createStudySession: studySession }),
    });
    await user.type(await screen.findByLabelText(/^Title/), "Piano");
    await user.click(screen.getByRole("button", { name: "Plan it" }));

    expect(await screen.findByLabelText(/^Day/)).toHaveAccessibleDescription(/must begin in the future/);
    expect(screen.getByLabelText(/^Title/)).toHaveValue("Piano");
    isRefused = false;
    await user.click(screen.getByRole("button", { name: "Plan it" }));

    await screen.findByText("The week");
    const keys = callsOf("CreateStudySession").map(
      ({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys[0]).toBe(keys[1]);
  });

  it("asks for a title first, and keeps the draft for later", async () => {
    const { user, callsOf, unmount } = open({});
    await user.type(await screen.findByLabelText("Goal (optional)"), "Scales");
    await user.click(screen.getByRole("button", { name: "Plan it" }));
    expect(await screen.findByText("Title is required")).toBeVisible();
    expect(callsOf("CreateStudySession")).toEqual([]);
    unmount();

    open({});

    expect(await screen.findByLabelText("Goal (optional)")).toHaveValue("Scales");
  });

  it("goes on for oneself when the groups did not load", async () => {
    open({ GroupsToPlanFor: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByText(/Your groups didn't load/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Plan it" })).toBeEnabled();
  });
});
