import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { says } from "../../testing/fakeService";
import { openSchedule as open } from "../../testing/schedulePage";
import { occurrence } from "../../testing/sessions";
import { setTimeZone } from "../../testing/timeZone";

const now = Date.parse("2026-11-23T12:30:00.000Z");

beforeEach(() => {
  setTimeZone("Asia/Manila");
  vi.spyOn(Date, "now").mockReturnValue(now);
});

it("B11 the week follows what the viewer's groups plan while it is open, not their notifications", async () => {
  const events = new Subject<{ data: object }>();
  const weeks = [[occurrence("o1")], [occurrence("o1"), occurrence("o2", {}, { id: "s2", title: "Chapter 4 aloud" })]];
  const { callsOf } = open({
    Schedule: () => says({ schedule: weeks.shift() ?? [] }),
    PlansOfViewerChanged: () => events as never,
  });
  const hear = (viewerChanged: object) => act(() => events.next({ data: { viewerChanged } }));
  expect(await screen.findByRole("link", { name: /Chapter 3 aloud/ })).toBeVisible();
  await waitFor(() => expect(events.observed).toBe(true));

  vi.useFakeTimers({ now });
  hear({ __typename: "NotificationChange" });
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(callsOf("Schedule")).toHaveLength(1);
  hear({ __typename: "Group", id: "g1" });
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  vi.useRealTimers();

  expect(await screen.findByRole("link", { name: /Chapter 4 aloud/ })).toBeVisible();
});
