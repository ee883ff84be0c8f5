import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { says } from "../../testing/fakeService";
import { openSession, setNow, threeDaysBefore } from "../../testing/sessionPage";
import { occurrence } from "../../testing/sessions";

beforeEach(threeDaysBefore);

describe("one date of a session, while others change it", () => {
  it("B11 follows what others change while it is open", async () => {
    const events = new Subject<{ data: object }>();
    const later = { startsAt: "2026-11-23T15:00:00.000Z", endsAt: "2026-11-23T16:00:00.000Z" };
    const dates = [occurrence("o1"), occurrence("o1", { ...later, state: "MOVED" })];
    const { callsOf } = openSession(null, {
      Occurrence: () => says({ occurrence: dates.shift() }),
      PlansOfGroupChanged: () => events as never,
    });
    const change = () => events.next({ data: { groupChanged: { __typename: "Group", id: "g1" } } });
    expect(await screen.findByText(/^07:00–08:00 your time/)).toBeVisible();
    await waitFor(() => expect(events.observed).toBe(true));

    vi.useFakeTimers({ now: Date.now() });
    act(() => (change(), change(), change()));
    await act(() => vi.advanceTimersByTimeAsync(3_100));
    vi.useRealTimers();

    expect(await screen.findByText(/^10:00–11:00 your time/)).toBeVisible();
    expect(callsOf("Occurrence")).toHaveLength(2);
    expect(callsOf("PlansOfGroupChanged").map(({ variables }) => variables)).toEqual([{ groupId: "g1" }]);
  });

  it("B10 offers no place that belongs to who waits", async () => {
    openSession(occurrence("o1", { goingCount: 4, waitlistCount: 1 }, { capacity: 5 }));

    expect(await screen.findByRole("button", { name: "Join the waiting list to Chapter 3 aloud" })).toBeVisible();
  });

  it("asks nobody to come to a date that was cancelled, and says who was going", async () => {
    openSession(occurrence("o1", { state: "CANCELLED" }));

    expect(await screen.findByRole("heading", { name: "Who was going" })).toBeVisible();
    expect(screen.queryByRole("heading", { name: "Will you be there?" })).not.toBeInTheDocument();
  });
});

describe("N17 a date in an hour that comes twice", () => {
  const second = occurrence(
    "o1",
    { startsAt: "2026-11-01T06:30:00.000Z", endsAt: "2026-11-01T07:30:00.000Z" },
    { viewerCanChange: true, timeZone: "America/New_York" },
  );
  beforeEach(() => setNow("2026-10-30T12:00:00.000Z"));

  it("keeps its moment when only its length changes, and says that it is the second", async () => {
    const { user, callsOf } = openSession(second, { MoveOccurrence: () => says({ moveOccurrence: second }) });
    expect(await screen.findByText("second 01:30–02:30 your time")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Move this date" }));
    expect(screen.getByText(/This is the second 01:30 of that night/)).toBeVisible();

    fireEvent.change(screen.getByLabelText(/^How long/), { target: { value: "30" } });
    await user.click(screen.getByRole("button", { name: "Move it" }));

    expect(callsOf("MoveOccurrence")[0]?.variables.input).toEqual({
      occurrenceId: "o1",
      startsAt: "2026-11-01T06:30:00.000Z",
      durationMinutes: 30,
    });
  });
});
