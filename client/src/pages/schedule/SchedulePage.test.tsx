import { screen, within } from "@testing-library/react";
import { print } from "graphql";
import { datesRead } from "../../features/studySessions/week/useWeek";
import { ScheduleDocument } from "../../generated/sessionHooks";
import { refuses, says } from "../../testing/fakeService";
import { openSchedule as open, viewer } from "../../testing/schedulePage";
import { occurrence } from "../../testing/sessions";
import { setTimeZone } from "../../testing/timeZone";

const planned = (...schedule: object[]) => ({ Schedule: () => says({ schedule }) });
const day = (name: RegExp) => screen.findByRole("region", { name });

beforeEach(() => {
  setTimeZone("Asia/Manila");
  vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-23T12:30:00.000Z"));
});

describe.each([
  ["Asia/Manila", /Monday 23 Nov/, "20:00 ?–21:00", "2026-11-22T16:00:00.000Z"],
  ["America/New_York", /Monday 23 Nov/, "07:00 ?–08:00", "2026-11-23T05:00:00.000Z"],
  ["Pacific/Auckland", /Tuesday 24 Nov/, "01:00 ?–02:00", "2026-11-22T11:00:00.000Z"],
])("B13 the week on a device in %s", (zone, section, hours, from) => {
  it("is asked for by that calendar, and each link says day, time, zone, title and answer", async () => {
    setTimeZone(zone);
    const { callsOf } = open(planned(occurrence("o1", { viewerAnswer: "GOING" })));

    const link = within(await day(section)).getByRole("link");
    expect(link).toHaveAttribute("href", "/sessions/o1");
    expect(link).toHaveAccessibleName(
      new RegExp(`day, 2[34] November, ${hours} your time.*Chapter 3 aloud.*You're going`),
    );
    expect(callsOf("Schedule")[0]?.variables).toMatchObject({ from, zone });
  });
});

describe("B13 the schedule", () => {
  it("has seven dated headings, and marks today and what goes on now", async () => {
    open(planned(occurrence("o1")));

    const today = await day(/Monday 23 Nov/);
    expect(screen.getAllByRole("region", { name: /day \d+ Nov/ })).toHaveLength(7);
    expect(screen.queryByText(/^The first/)).not.toBeInTheDocument();
    expect(within(today).getByRole("heading")).toHaveAttribute("aria-current", "date");
    expect(within(today).getByText("Now, 20:30 your time")).toBeInTheDocument();
    expect(within(today).getByRole("link")).toHaveAccessibleName(/Now/);
    expect(within(await day(/Tuesday 24 Nov/)).getByText("Free")).toBeInTheDocument();
  });

  it("N34 asks for a limited number of dates, and says so when the week may have more", async () => {
    // Dates of another week are not shown, so that the page is small.
    const elsewhere = { startsAt: "2027-03-01T12:00:00.000Z", endsAt: "2027-03-01T13:00:00.000Z" };
    open(planned(...Array.from({ length: datesRead }, (_, index) => occurrence(`o${index}`, elsewhere))));

    expect(await screen.findByText(`The first ${datesRead} dates of this week are shown.`)).toBeVisible();
    expect(print(ScheduleDocument)).toContain(`first: ${datesRead})`);
  });

  it("names the zone of the session beside the viewer's own", async () => {
    setTimeZone("America/New_York");
    open(planned(occurrence("o1")));

    expect(await screen.findByRole("link", { name: /07:00 ?–08:00 your time · 20:00 in Manila/ })).toBeVisible();
    expect(screen.getByText("Times are in your time zone, New York (America).")).toBeVisible();
  });

  it("goes to the week before, the next and today by links with addresses", async () => {
    const { user, history, callsOf } = open(planned(occurrence("o1")), "/schedule?week=2026-12-30");
    await screen.findByText("28 December 2026 – 3 January 2027");
    const nav = within(screen.getByRole("navigation", { name: "Weeks" }));

    await user.click(nav.getByRole("link", { name: "Next week" }));
    expect(await screen.findByText("4 – 10 January 2027")).toBeVisible();
    expect(history.location.search).toBe("?week=2027-01-04");
    await user.click(nav.getByRole("link", { name: "Previous week" }));
    await user.click(nav.getByRole("link", { name: "Today" }));

    expect(await screen.findByText("23 – 29 November 2026")).toBeVisible();
    expect(history.location.search).toBe("");
    expect(callsOf("Schedule").map(({ variables }) => variables.from)).toContain("2027-01-03T16:00:00.000Z");
  });

  it.each(["nonsense", "2026-02-31", "99999-01-01"])("shows this week for the address week=%s", async (week) => {
    open(planned(), `/schedule?week=${week}`);

    expect(await screen.findByText("23 – 29 November 2026")).toBeVisible();
  });

  it("shows one's own time, what waits, what was declined and what was cancelled", async () => {
    const at = (hour: number) => ({
      startsAt: `2026-11-24T${hour}:00:00.000Z`,
      endsAt: `2026-11-24T${hour}:30:00.000Z`,
    });
    open(
      planned(
        occurrence("o1", at(10), { id: "s2", title: "Piano", group: null }),
        occurrence("o2", { ...at(11), viewerAnswer: "WAITLISTED", viewerPlaceInLine: 2 }),
        occurrence("o3", { ...at(12), viewerAnswer: "DECLINED" }),
        occurrence("o4", { ...at(13), state: "CANCELLED", viewerAnswer: "GOING" }),
      ),
    );

    const names = within(await day(/Tuesday/)).getAllByRole("link");
    expect(names[0]).toHaveAccessibleName(/Piano.*Your own time/);
    expect(names[1]).toHaveAccessibleName(/You are 2nd in line/);
    expect(names[2]).toHaveAccessibleName(/You can't make it/);
    expect(names[3]).toHaveAccessibleName(/Cancelled/);
  });

  it("shows a night session on both of its days", async () => {
    open(planned(occurrence("o1", { startsAt: "2026-11-24T15:00:00.000Z", endsAt: "2026-11-24T17:00:00.000Z" })));

    expect(within(await day(/Tuesday/)).getByRole("link")).toHaveAccessibleName(/23:00 ?–01:00/);
    expect(within(await day(/Wednesday/)).getByRole("link")).toHaveAccessibleName(/continued from the day before/);
  });

  it("says how to begin when nothing is planned", async () => {
    open(planned());

    expect(await screen.findByRole("heading", { name: "Nothing planned this week" })).toBeVisible();
    for (const link of screen.getAllByRole("link", { name: "Plan a session" }))
      expect(link).toHaveAttribute("href", "/schedule/new");
    expect(screen.getByRole("link", { name: "Find a group" })).toHaveAttribute("href", "/groups");
  });

  it("says when it did not load, and loads after Retry", async () => {
    let isDown = true;
    const { user } = open({
      Schedule: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ schedule: [occurrence("o1")] })),
    });
    await screen.findByText("The week didn't load");
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("link", { name: /Chapter 3 aloud/ })).toBeVisible();
  });
});

describe("B12 the calendar link", () => {
  const withFeed = (url: string | null) => ({
    CalendarFeed: () => says({ me: { ...viewer, calendarFeed: url && { __typename: "CalendarFeed", url } } }),
  });

  it("is made on request, can be renewed and ended", async () => {
    let url: string | null = null;
    const { user, callsOf } = open({
      ...planned(),
      CalendarFeed: () => withFeed(url).CalendarFeed(),
      RenewCalendarFeed: () => {
        url = url ? "https://circle.example/calendar/two.ics" : "https://circle.example/calendar/one.ics";
        return says({ renewCalendarFeed: { __typename: "CalendarFeed", url } });
      },
      EndCalendarFeed: () => ((url = null), says({ endCalendarFeed: true })),
    });

    await user.click(screen.getByRole("button", { name: "Add to my calendar" }));
    const dialog = within(screen.getByRole("dialog", { name: "Add to my calendar" }));
    await user.click(await dialog.findByRole("button", { name: "Make my link" }));

    expect(await dialog.findByLabelText("Link")).toHaveValue("https://circle.example/calendar/one.ics");
    expect(dialog.getByRole("link", { name: "Open in a calendar app" })).toHaveAttribute(
      "href",
      "webcal://circle.example/calendar/one.ics",
    );
    await user.click(dialog.getByRole("button", { name: "Make a new link" }));
    expect(await dialog.findByText(/The old one doesn't work any more/)).toBeVisible();
    expect(dialog.getByLabelText("Link")).toHaveValue("https://circle.example/calendar/two.ics");

    await user.click(dialog.getByRole("button", { name: "Turn off the link" }));
    expect(await dialog.findByText("The link doesn't work any more.")).toBeVisible();
    expect(dialog.queryByLabelText("Link")).not.toBeInTheDocument();
    expect(callsOf("RenewCalendarFeed")).toHaveLength(2);
  });

  it("says in the dialog why it was refused", async () => {
    const { user } = open({
      ...planned(),
      ...withFeed(null),
      RenewCalendarFeed: () => refuses("UNAVAILABLE", "Not now"),
    });
    await user.click(screen.getByRole("button", { name: "Add to my calendar" }));
    await user.click(await screen.findByRole("button", { name: "Make my link" }));

    expect(await within(screen.getByRole("dialog")).findByRole("alert")).toHaveTextContent(/Not now|busy/);
  });
});
