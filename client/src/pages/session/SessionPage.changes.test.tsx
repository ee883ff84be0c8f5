import { act, fireEvent, screen, within } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { type Answers, openSession, threeDaysBefore } from "../../testing/sessionPage";
import { occurrence, weekly } from "../../testing/sessions";
import { forgetDrafts } from "../../ui/forms/draftStore";

const series = occurrence("o1", { viewerAnswer: "GOING" }, { ...weekly, viewerCanChange: true });

const open = (answers: Answers, path?: string) => openSession(series, answers, path);

const setValue = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

beforeEach(threeDaysBefore);

afterEach(() => act(forgetDrafts));

it("C6 a change that was typed is shown to nobody else at this browser", async () => {
  const { unmount } = open({}, "/sessions/o1/edit");
  await screen.findByLabelText(/^Title/);
  setValue(/^Title/, "Ada's secret");
  unmount();

  open({ Me: () => says({ me: { ...ada, id: "u2" } }) }, "/sessions/o1/edit");

  expect(await screen.findByLabelText(/^Title/)).toHaveValue(series.session.title);
});

describe("B11 one date", () => {
  it("is moved by the clock of the device, and says from when", async () => {
    const moved = { startsAt: "2026-11-24T23:30:00.000Z", endsAt: "2026-11-25T00:30:00.000Z", state: "MOVED" };
    const { user, callsOf } = open({ MoveOccurrence: () => says({ moveOccurrence: { ...series, ...moved } }) });

    await user.click(await screen.findByRole("button", { name: "Move this date" }));
    expect(screen.getByLabelText(/^Day/)).toHaveValue("2026-11-23");
    expect(screen.getByLabelText(/^Time/)).toHaveValue("07:00");
    expect(screen.getByText("Time in New York (America).")).toBeVisible();
    setValue(/^Day/, "2026-11-24");
    setValue(/^Time/, "18:30");
    await user.click(screen.getByRole("button", { name: "Move it" }));

    expect(await screen.findByText(/It was planned for Monday, 23 November, 07:00–08:00 your time/)).toBeVisible();
    expect(callsOf("MoveOccurrence")[0]?.variables.input).toEqual({
      occurrenceId: "o1",
      startsAt: "2026-11-24T23:30:00.000Z",
      durationMinutes: 60,
    });
  });

  it("is not moved into the past: the service's word stands at its field, and what was typed stays", async () => {
    const fields = [{ field: "input.startsAt", message: "The session must begin in the future" }];
    const { user } = open({ MoveOccurrence: () => refuses("BAD_USER_INPUT", "Invalid", fields) });
    await user.click(await screen.findByRole("button", { name: "Move this date" }));
    setValue(/^Time/, "06:00");

    await user.click(screen.getByRole("button", { name: "Move it" }));

    expect(await within(screen.getByRole("dialog")).findByText("The session must begin in the future")).toBeVisible();
    expect(screen.getByLabelText(/^Day/)).toHaveAccessibleDescription(/must begin in the future/);
    expect(screen.getByLabelText(/^Time/)).toHaveValue("06:00");
  });

  it("is cancelled after a question that names it", async () => {
    const { user } = open({
      CancelOccurrence: () => says({ cancelOccurrence: { ...series, state: "CANCELLED" } }),
    });
    await user.click(await screen.findByRole("button", { name: "Cancel this date" }));
    const dialog = within(screen.getByRole("dialog", { name: "Cancel this date of “Chapter 3 aloud”?" }));
    expect(dialog.getByRole("button", { name: "Keep it" })).toHaveFocus();

    await user.click(dialog.getByRole("button", { name: "Cancel this date" }));

    expect(await screen.findByText("This date was cancelled.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Move this date" })).not.toBeInTheDocument();
  });

  it("takes all others with it where all are cancelled: the dialog says how many", async () => {
    const { user, callsOf } = open({
      CancelStudySession: () =>
        says({ cancelStudySession: { ...series.session, cancelledAt: "2026-11-20T12:00:00.000Z" } }),
    });
    await user.click(await screen.findByRole("button", { name: "Cancel all dates" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByText(/^11 upcoming dates/)).toBeVisible();

    await user.click(dialog.getByRole("button", { name: "Cancel all dates" }));

    expect(await screen.findByText("All upcoming dates were cancelled.")).toBeVisible();
    expect(callsOf("CancelStudySession")[0]?.variables).toEqual({ input: { sessionId: "s1" } });
  });
});

describe("B11 a series", () => {
  it("says before a new time how many dates follow and how many stay", async () => {
    const changed = { ...series.session, startTime: "21:00" };
    const { user, callsOf, history } = open(
      { UpdateStudySession: () => says({ updateStudySession: changed }) },
      "/sessions/o1/edit",
    );
    expect(await screen.findByText("Time in Manila (Asia).")).toBeVisible();
    expect(screen.queryByLabelText(/^Day/)).not.toBeInTheDocument();
    setValue(/^Time/, "21:00");

    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(callsOf("UpdateStudySession")).toEqual([]);
    const dialog = within(screen.getByRole("dialog", { name: "Change all upcoming dates?" }));
    expect(dialog.getByText(/9 upcoming dates change and keep all answers\./)).toHaveTextContent(
      /2 dates that were moved stay as they are\. 1 cancelled date stays cancelled\./,
    );
    await user.click(dialog.getByRole("button", { name: "Change them" }));

    await screen.findByText("The session was changed.");
    expect(callsOf("UpdateStudySession")[0]?.variables.input).toEqual({ sessionId: "s1", startTime: "21:00" });
    expect(history.location.pathname).toBe("/sessions/o1");
  });

  it("promises before other days or another end only what stays, not how many dates", async () => {
    const answers = { UpdateStudySession: () => says({ updateStudySession: series.session }) };
    const { user, callsOf } = open(answers, "/sessions/o1/edit");
    await user.click(await screen.findByRole("checkbox", { name: "Thursday" }));
    setValue(/^Dates/, "3");

    await user.click(screen.getByRole("button", { name: "Save" }));

    const text = screen.getByText(/^Upcoming dates that still fit keep their answers, and the others are cancelled/);
    expect(text).toHaveTextContent(/2 dates that were moved stay as they are\. Dates on Thursday are cancelled\./);
    expect(text).not.toHaveTextContent(/9 dates|stays cancelled/);
    await user.click(screen.getByRole("button", { name: "Change them" }));

    await screen.findByText("The session was changed.");
    expect(callsOf("UpdateStudySession")[0]?.variables.input).toEqual({
      sessionId: "s1",
      repeats: { frequency: "WEEKLY", weekdays: ["MONDAY"] },
      ends: { after: 3 },
    });
  });

  it("is edited as it is now, although another manager changed it since the page of its date was opened", async () => {
    let shown = series;
    const { user } = open({ Occurrence: () => says({ occurrence: shown }) });
    const edit = await screen.findByRole("link", { name: "Edit" });
    shown = { ...series, session: { ...series.session, ends: { ...weekly.ends, after: 20 } } };

    await user.click(edit);

    expect(await screen.findByLabelText(/^Dates/)).toHaveValue(20);
  });

  it("B10 shows at its field that fewer places than are taken cannot be", async () => {
    const message = "3 members are going on one of its dates. The capacity cannot be lower.";
    const { user } = open(
      { UpdateStudySession: () => refuses("BAD_USER_INPUT", "Invalid", [{ field: "capacity", message }]) },
      "/sessions/o1/edit",
    );
    await user.type(await screen.findByLabelText("Number of places (optional)"), "2");

    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText("Number of places (optional)")).toHaveValue(2);
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("is edited by those who may alone", async () => {
    open({ Occurrence: () => says({ occurrence: occurrence("o1", {}, weekly) }) }, "/sessions/o1/edit");

    expect(await screen.findByRole("heading", { name: "You can't edit this session" })).toBeVisible();
  });
});

describe("C17 a session", () => {
  it("is reported by members who did not plan it", async () => {
    const { user } = open({});

    await user.click(await screen.findByRole("button", { name: "Report Chapter 3 aloud" }));

    expect(await screen.findByRole("dialog", { name: "Report this session" })).toBeVisible();
  });
});
