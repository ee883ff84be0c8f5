import { act, fireEvent, screen, within } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { openSchedule } from "../../testing/schedulePage";
import { occurrence } from "../../testing/sessions";
import { setTimeZone } from "../../testing/timeZone";

/** Columns of 15 hours from 7:00 on, 960 px high: 64 an hour. */
const top = 100;
const yAt = (hour: number) => top + (hour - 7) * 64;

/** Wednesday, 12:10 in Manila. */
const now = Date.parse("2026-11-25T04:10:00.000Z");

beforeEach(() => {
  setTimeZone("Asia/Manila");
  vi.spyOn(Date, "now").mockReturnValue(now);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 120, 15 * 64));
});

const open = (path?: string, ...dates: object[]) => {
  const page = openSchedule({ Schedule: () => says({ schedule: dates }) }, path);
  const address = () => page.history.location.pathname + page.history.location.search;
  return { ...page, address };
};

const column = async (day: string) => {
  await screen.findByRole("region", { name: /Friday/ });
  const element = document.querySelector(`[data-day="${day}"]`);
  if (!element) throw new Error(`no column of ${day}`);
  return element;
};

const mouse = { button: 0, pointerType: "mouse" };

/** jsdom has no events of pointers. */
function point(type: "down" | "move" | "up", element: Element, hour: number, { button, pointerType } = mouse) {
  const event = new MouseEvent(`pointer${type}`, { bubbles: true, cancelable: true, button, clientY: yAt(hour) });
  fireEvent(element, Object.assign(event, { pointerType }));
}

describe("free time of the week", () => {
  it("plans an hour where it is pressed, and says before which one", async () => {
    const { address } = open();
    const friday = await column("2026-11-27");

    point("move", friday, 18.7);
    expect(screen.getByText("18:30–19:30")).toBeVisible();
    point("down", friday, 18.7);
    point("up", friday, 18.7);

    expect(address()).toBe("/schedule/new?day=2026-11-27&time=18%3A30&minutes=60");
  });

  it.each([
    ["down", 9.1, 10.8, "09:00–11:00", "time=09%3A00&minutes=120"],
    ["up", 10.8, 9.1, "09:00–11:00", "time=09%3A00&minutes=120"],
    ["past what a session may take", 8, 21.9, "08:00–16:00", "time=08%3A00&minutes=480"],
  ])("plans what is drawn over %s", async (_, from, to, hours, search) => {
    const { address } = open();
    const friday = await column("2026-11-27");

    point("down", friday, from);
    point("move", await column("2026-11-28"), to);
    expect(screen.getByText(hours)).toBeVisible();
    point("up", friday, to);

    expect(address()).toBe(`/schedule/new?day=2026-11-27&${search}`);
  });

  it("plans nothing in the past, on what is planned, after Escape, and where a finger scrolls", async () => {
    const at = { startsAt: "2026-11-27T04:00:00.000Z", endsAt: "2026-11-27T05:00:00.000Z" };
    const { address } = open(undefined, occurrence("o1", at));
    const friday = await column("2026-11-27");
    const press = (element: Element, hour: number, pointer = mouse) => {
      point("down", element, hour, pointer);
      return () => point("up", element, hour, pointer);
    };

    press(await column("2026-11-24"), 19)();
    press(await column("2026-11-25"), 12.1)();
    press(within(friday as HTMLElement).getByRole("link"), 12)();
    const release = press(friday, 18);
    fireEvent.keyDown(document, { key: "Escape" });
    release();
    const lift = press(friday, 18, { button: 0, pointerType: "touch" });
    fireEvent.pointerCancel(friday);
    lift();
    press(friday, 18, { button: 2, pointerType: "mouse" })();
    expect(address()).toBe("/schedule");

    press(friday, 18, { button: 0, pointerType: "touch" })();
    expect(address()).toBe("/schedule/new?day=2026-11-27&time=18%3A00&minutes=60");
  });

  it("is chosen by keyboard: arrows for time and day, with Shift for how long, Enter plans it", async () => {
    const { user, address } = open();
    const grid = await screen.findByRole("grid", { name: "Choose a time for a session" });
    const cell = () => within(grid).getByRole("gridcell");
    expect(cell()).toHaveAccessibleName("Wednesday, 25 November, 19:00–20:00");
    expect(cell()).toHaveAccessibleDescription(/arrow keys/i);
    act(() => cell().focus());

    await user.keyboard("{ArrowRight}{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}");
    expect(cell()).toHaveFocus();
    expect(cell()).toHaveAccessibleName("Friday, 27 November, 20:00–21:30");
    await user.keyboard("{ArrowUp}{Enter}");

    expect(address()).toBe("/schedule/new?day=2026-11-27&time=19%3A30&minutes=90");
  });

  it("ends, for the keyboard, at the edges of the week, of its hours, and of what is past", async () => {
    const { user } = open();
    const grid = await screen.findByRole("grid");
    const name = () => within(grid).getByRole("gridcell").textContent;
    act(() => within(grid).getByRole("gridcell").focus());

    await user.keyboard("{Home}{ArrowLeft}");
    expect(name()).toMatch(/Wednesday, 25 November/);
    await user.keyboard("{ArrowUp>14/}");
    expect(name()).toMatch(/12:30–13:30/);
    await user.keyboard("{ArrowUp}{End}{ArrowRight}{ArrowDown>30/}");
    expect(name()).toMatch(/Sunday, 29 November.*21:30–22:30/);
    await user.keyboard("{Shift>}{ArrowUp>4/}{/Shift}");
    expect(name()).toMatch(/21:30–22:00/);
  });

  it("is not there in a week that is over", async () => {
    open("/schedule?week=2026-11-16");
    await column("2026-11-20");

    expect(screen.queryByRole("grid")).not.toBeInTheDocument();
  });

  it("of an agenda leads from each free day to come to its plan, later today when the evening has begun", async () => {
    vi.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-25T12:40:00.000Z"));
    open();

    expect(await screen.findByRole("link", { name: "Plan a session on Friday, 27 November" })).toHaveAttribute(
      "href",
      "/schedule/new?day=2026-11-27&time=19%3A00",
    );
    expect(screen.getByRole("link", { name: "Plan a session on Wednesday, 25 November" })).toHaveAttribute(
      "href",
      "/schedule/new?day=2026-11-25&time=21%3A00",
    );
    expect(screen.queryByRole("link", { name: /Tuesday, 24 November/ })).not.toBeInTheDocument();
  });
});

describe("the days of this week that are over", () => {
  it("are left out of an agenda until they are asked for", async () => {
    const { user } = open();
    const tuesday = (await column("2026-11-24")).closest("section");
    expect(tuesday).toHaveAttribute("data-earlier");
    const earlier = screen.getByRole("button", { name: "Earlier this week", expanded: false });

    await user.click(earlier);

    expect(tuesday).not.toHaveAttribute("data-earlier");
    expect(earlier).toHaveAttribute("aria-expanded", "true");
  });

  it("are not left out of another week", async () => {
    open("/schedule?week=2026-11-16");

    expect((await column("2026-11-17")).closest("section")).not.toHaveAttribute("data-earlier");
    expect(screen.queryByRole("button", { name: "Earlier this week" })).not.toBeInTheDocument();
  });
});
