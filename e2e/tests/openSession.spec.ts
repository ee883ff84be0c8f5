import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { inNewYork, openIn, plan } from "../support/sessions";
import { withoutServiceClock } from "../support/service";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

const minute = 60_000;
const title = "Two chapters, quietly";

/** The next Tuesday by the calendar of Manila, not today. */
function nextTuesday(): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map((count) =>
    new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Manila" }).format(Date.now() + count * 24 * 60 * minute),
  );
  return days.find((day) => new Date(day).getUTCDay() === 2) ?? "";
}

test("X5 two strangers in two zones: one offers Tuesday, the other takes it from the phone; a third and a blocked person do not", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const [ada, ben, cleo, dora] = [
    await api.registerWithProfile("Ada Quist"),
    await api.register("Ben Okafor"),
    await api.register("Cleo Mendes"),
    await api.register("Dora Lind"),
  ];
  await api.as(ada, `mutation { blockUser(input: { userId: "${dora.id}" }) { id } }`, {});
  const tuesday = nextTuesday();
  await logInAs(ada);
  await page.goto("/schedule");
  await page.getByRole("link", { name: "Offer a seat" }).click();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Day").first().fill(tuesday);
  await page.getByLabel("Time").fill("20:00");
  await expect(page.getByLabel("Who can join")).toHaveValue("EVERYONE");
  await page.getByLabel("About (optional)").selectOption({ label: "Physics" });
  await expectAccessible();
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByRole("link", { name: new RegExp(`${title}.*0 of 1 seat taken`) })).toBeVisible();

  const phone = await onPhone(browser, baseURL, ben.token);
  await phone.goto(`/schedule?week=${tuesday}`);
  const seat = freeSeats(phone).getByRole("listitem").filter({ hasText: title });
  await expect(seat).toContainText(`${inNewYork(tuesday)}`);
  await expect(seat).toContainText("Ada Quist");
  const doras = await openIn(browser, baseURL, dora, "Europe/Lisbon");
  await doras.goto(`/schedule?week=${tuesday}`);
  await expect(
    freeSeats(doras)
      .getByText(/No free seats|seat free/)
      .first(),
  ).toBeVisible();
  await expect(freeSeats(doras).getByText(title)).toHaveCount(0);
  await seat.getByRole("button", { name: "Take the seat" }).tap();
  await expect(phone.getByText("The seat is yours. We'll remind you both.")).toBeVisible();
  const planned = phone.getByRole("link", { name: new RegExp(`${title}.*1 of 1 seat taken`) });
  await planned.tap();
  await expect(phone.getByText("You have a seat.")).toBeVisible();
  const address = new URL(phone.url()).pathname;

  await page.goto("/notifications");
  await expect(page.getByRole("link", { name: new RegExp(`Ben Okafor took a seat in “${title}”`) })).toBeVisible();
  const cleos = await openIn(browser, baseURL, cleo, "Europe/Lisbon");
  await cleos.goto(address);
  await expect(cleos.getByText("No seat left")).toBeVisible();
  await expect(cleos.getByRole("button", { name: "Take the seat" })).toHaveCount(0);
  await doras.goto(address);
  await expect(doras.getByRole("heading", { name: "We can't find this session" })).toBeVisible();
  for (const one of [phone, cleos, doras]) await one.context().close();
});

test("X5 both meet in the room of their session, with one timer", async ({ page, api, logInAs, browser, baseURL }) => {
  test.slow();
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const soon = new Date((Math.floor(Date.now() / minute) + 3) * minute);
  const [startsOn = "", time = ""] = soon.toISOString().split("T");
  const times = { startsOn, startTime: time.slice(0, 5), timeZone: "UTC" };
  await plan(api, ada, { title, company: "EVERYONE", ...times });
  const id = await findSeat(api, ben, title);
  await api.as(ben, `mutation { takeSeat(input: { occurrenceId: "${id}" }) { hasSeat } }`, {});
  await logInAs(ada);
  const bens = await openIn(browser, baseURL, ben, "America/New_York");

  for (const one of [page, bens]) {
    await one.goto(`/sessions/${id}`);
    await one.getByRole("link", { name: "Enter the study room" }).click();
    await expect(one.getByRole("heading", { level: 1, name: `${title} · study room` })).toBeVisible();
    await one.getByRole("button", { name: "Enter the room" }).click();
    await expect(one.getByRole("button", { name: "Leave the room" })).toBeVisible();
  }
  await bens.getByRole("button", { name: "Start the timer" }).click();

  const timers = [page.getByRole("timer"), bens.getByRole("timer")];
  for (const timer of timers) await expect(timer).toBeVisible();
  await expect(page.getByText("Started by Ben Okafor")).toBeVisible();
  await bens.context().close();
});

test("X5 who sits alone five minutes after the beginning is offered the commons, or another seat", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  // Its own: the other test offers a seat about the same time.
  const title = `Two chapters, alone ${Date.now() % 100_000}`;
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const starts = (Math.floor(Date.now() / minute) + 3) * minute;
  const [startsOn = "", time = ""] = new Date(starts).toISOString().split("T");
  const times = { startsOn, startTime: time.slice(0, 5), timeZone: "UTC" };
  await plan(api, ada, { title, company: "EVERYONE", ...times });
  const id = await findSeat(api, ben, title);
  await api.as(ben, `mutation { takeSeat(input: { occurrenceId: "${id}" }) { hasSeat } }`, {});
  await logInAs(ada);
  await withoutServiceClock(page);
  const setClock = async (moment: number) => {
    await page.clock.setFixedTime(moment);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  };
  await page.goto(`/room/${id}`);
  await page.getByRole("button", { name: "Enter the room" }).click();
  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();
  const notice = page.getByRole("status").filter({ hasText: "Your partner isn't here yet" });
  await setClock(starts + 4 * minute);
  await expect(notice).toHaveCount(0);

  await setClock(starts + 5 * minute);

  await expect(notice).toBeVisible();
  await expect(notice.getByRole("link", { name: "Find another seat" })).toHaveAttribute("href", /schedule#free-seats$/);
  await expectAccessible();
  await notice.getByRole("link", { name: "Go to the commons" }).click();
  await expect(page).toHaveURL(/\/room$/);
});

test("X5 planning for a group shows when most members are free, as numbers, and a press takes that time", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const evening = [{ weekday: "TUESDAY", from: "19:00", to: "21:00" }];
  const ada = await api.registerWithProfile("Ada Quist", { availability: evening });
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  const join = "mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }";
  for (const [name, availability] of [
    ["Ben Okafor", evening],
    ["Cleo Mendes", [{ weekday: "MONDAY", from: "06:00", to: "08:00" }]],
  ] as const) {
    const person = await api.registerWithProfile(name, { availability });
    await api.as(person, join, { input: { groupId } });
  }
  await logInAs(ada);
  // On another day than the one to be chosen, whatever day it is today.
  const wednesday = new Date(Date.parse(nextTuesday()) + 24 * 60 * minute).toISOString().slice(0, 10);
  await page.goto(`/schedule/new?group=${groupId}&day=${wednesday}`);

  const free = page.getByRole("group", { name: "When members are free" });
  const tuesday = free.getByRole("button", { name: "Tuesday 19:00, 2 of 3" });
  await expect(tuesday).toHaveAttribute("aria-pressed", "false");
  await expect(free.getByRole("button")).toHaveCount(1);
  await expect(free).not.toContainText(/Ben|Cleo/);
  await page.getByLabel("Time").fill("08:30");
  await expectAccessible();
  await tuesday.click();

  await expect(tuesday).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByLabel("Time")).toHaveValue("19:00");
  expect(new Date(await page.locator("input[name=startsOn]").inputValue()).getUTCDay()).toBe(2);
  await page.getByLabel("Title").fill("Chapter 3 aloud");
  await page.getByRole("button", { name: "Plan it" }).click();
  const sessions = page.getByRole("region", { name: "Next sessions" });
  await expect(sessions.getByRole("listitem").first()).toContainText("19:00–20:00 your time");
});

const freeSeats = (page: Page) => page.getByRole("region", { name: "Study with somebody" });

async function onPhone(browser: Browser, baseURL: string | undefined, token: string) {
  const context = await browser.newContext({
    ...{ baseURL, timezoneId: "America/New_York", viewport: { width: 360, height: 780 }, hasTouch: true },
  });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((given) => localStorage.setItem("token", given), token);
  return page;
}

async function findSeat(api: Api, person: Person, title: string): Promise<string> {
  const range = { from: new Date().toISOString(), to: new Date(Date.now() + 60 * minute).toISOString() };
  const { openSessions } = await api.as<{ openSessions: { nodes: { id: string; session: { title: string } }[] } }>(
    person,
    "query ($from: DateTime!, $to: DateTime!) { openSessions(from: $from, to: $to) { nodes { id session { title } } } }",
    range,
  );
  return openSessions.nodes.find(({ session }) => session.title === title)?.id ?? "";
}
