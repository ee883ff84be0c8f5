import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { commented, content, group, openPage } from "../../testing/postPage";
import { occurrence } from "../../testing/sessions";
import { setTimeZone } from "../../testing/timeZone";

const post = { Post: () => says({ post: content }), Comments: () => says({ post: commented }) };
const withDates = (...occurrences: object[]) => says({ group: { __typename: "Group", id: "p1", occurrences } });
const on = (day: number, over = {}) =>
  occurrence(`o${day}`, {
    startsAt: `2026-11-${day}T12:00:00.000Z`,
    endsAt: `2026-11-${day}T13:00:00.000Z`,
    ...over,
  });
const sessions = async () => within(await screen.findByRole("region", { name: "Next sessions" }));

beforeEach(() => {
  setTimeZone("Asia/Manila");
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-23T00:00:00.000Z"));
});

describe("the sessions beside a post", () => {
  it("B8 B13 are the next three that take place, to answer right there", async () => {
    const { user, callsOf } = openPage({
      ...post,
      GroupSessions: () => withDates(on(23), on(24, { state: "CANCELLED" }), on(25), on(26), on(27)),
      AnswerOccurrence: () =>
        says({
          answerOccurrence: {
            __typename: "AnsweredDates",
            going: 1,
            waiting: 0,
            occurrence: on(23, { viewerAnswer: "GOING" }),
          },
        }),
    });
    const region = await sessions();
    const rows = await region.findAllByRole("listitem");
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/Today, 20:00–21:00 your time/);
    expect(rows[1]).toHaveTextContent(/Wednesday, 25 November/);

    await user.click(within(rows[0] as HTMLElement).getByRole("button", { name: "Go to Chapter 3 aloud" }));

    expect(within(rows[0] as HTMLElement).getByRole("button", { name: /^Go/ })).toHaveAttribute("aria-pressed", "true");
    await waitFor(() => expect(callsOf("AnswerOccurrence")).toHaveLength(1));
    expect(region.getByRole("link", { name: "Plan a session" })).toHaveAttribute("href", "/schedule/new?group=p1");
  });

  it("are asked for again when the group's plans change", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    let dates = [on(23)];
    openPage({ ...post, GroupSessions: () => withDates(...dates), GroupChanged: () => events as never });
    const region = await sessions();
    expect(await region.findAllByRole("listitem")).toHaveLength(1);
    await waitFor(() => expect(events.observed).toBe(true));

    dates = [on(23), on(24)];
    act(() => events.next({ data: { groupChanged: group } }));

    await waitFor(() => expect(region.getAllByRole("listitem")).toHaveLength(2));
  });

  it("C5 C7 say that nothing is planned, and fail on their own with Retry", async () => {
    let isDown = true;
    const { user } = openPage({
      ...post,
      GroupSessions: () => (isDown ? refuses("UNAVAILABLE", "Not now") : withDates()),
    });
    expect(await screen.findByRole("heading", { name: "The sessions didn't load" })).toBeVisible();
    expect(await screen.findByRole("textbox", { name: /Reply/ })).toBeVisible();
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText(/^Nothing is planned yet\./)).toBeVisible();
  });
});
