import type { APIRequestContext, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { card } from "../support/groups";
import { openIn } from "../support/sessions";
import { panel } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

const minute = 60_000;
/** Of each attempt another one: the group of the attempt before is listed, too. */
const text = `One proof a week, read aloud ${Date.now() % 1_000_000}`;

/**
 * A whole minute, two or three minutes more than a day ahead: who answers before it is a day ahead is reminded then, and on a
 * busy machine planning and answering take more than one minute.
 */
const inADay = () => new Date((Math.floor(Date.now() / minute) + 3) * minute + 24 * 60 * minute);

test("B1 to B21 two members in two zones start a group, plan, are reminded, study and see their minutes", async ({
  page,
  api,
  request,
  logInAs,
  browser,
  baseURL,
}) => {
  // The reminder and the minutes come by the clock of the service.
  test.setTimeout(10 * minute);
  const ada = await api.registerWithProfile("Ada Quist");
  const ben = await api.registerWithProfile("Ben Okafor", { timeZone: "America/New_York", location: "Albany" });
  await logInAs(ada);
  const groupUrl = await startOnRequest(page);
  const bens = await openIn(browser, baseURL, ben, "America/New_York");
  await bens.goto(groupUrl);
  await askToJoin(bens);
  await page.getByRole("button", { name: "Accept Ben Okafor" }).click();
  await expect(panel(bens).getByText("You're a member")).toBeVisible();

  const start = inADay();
  await planWeekly(page, start);
  await goThere(bens, start);
  for (const person of [ada, ben])
    expect(await readCalendar(api, request, person)).toContain(`DTSTART:${inUtc(start)}`);

  for (const one of [page, bens]) await enter(one);
  await page.getByRole("button", { name: "Start the timer" }).click();
  const timers = [page.getByRole("timer"), bens.getByRole("timer")];
  for (const timer of timers) await expect(timer).toBeVisible();
  const [here = 0, there = 0] = await Promise.all(timers.map(async (timer) => toSeconds(await timer.innerText())));
  expect(Math.abs(here - there)).toBeLessThanOrEqual(1);

  const inbox = await bens.context().newPage();
  await inbox.goto("/notifications");
  const reminder = /Read together.*starts within 24 hours/;
  await expect
    .poll(() => notificationsOf(api, ben), { timeout: 4 * minute })
    .toContainEqual(expect.stringMatching(reminder));
  await expect(inbox.getByRole("link", { name: reminder })).toBeVisible();
  for (const person of [ada, ben])
    await expect.poll(() => minutesOf(api, person), { timeout: 3 * minute }).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Stop the timer" }).click();

  for (const one of [page, bens]) {
    await expect(one.getByRole("heading", { name: "How far did you get with “Lemma 4”?" })).toBeVisible();
    await one.getByRole("button", { name: "Done", exact: true }).click();
    await expect(one.getByText("Noted. Keep going!")).toBeVisible();
    await one.goto("/dashboard");
    const week = one.getByRole("region", { name: "This week" });
    await expect(week.getByText(/^\d+ minutes? of focus/).first()).toBeVisible();
    await expect(week.getByText(/1 goal done/)).toBeVisible();
    await expect(one.getByRole("region", { name: "Today" })).toContainText("Read together");
  }
  await bens.context().close();
});

async function startOnRequest(page: Page): Promise<string> {
  await page.goto("/posts");
  await page.getByLabel("Your message").fill(text);
  await page.getByText("More about the group").click();
  await page.getByRole("radio", { name: /Members only, ask to join/ }).check();
  await page.getByRole("button", { name: "Send" }).click();
  await card(page, text)
    .first()
    .getByRole("link", { name: /Join Group/ })
    .click();
  await expect(page).toHaveURL(/\/posts\/[\w-]{36}$/);
  return page.url();
}

async function askToJoin(page: Page): Promise<void> {
  const instead = page.getByRole("region", { name: "The discussion is for members" });
  await instead.getByRole("button", { name: "Ask to join" }).click();
  await page.getByLabel("Message (optional)").fill("I read slowly, too");
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(panel(page).getByText(/^You asked on/)).toBeVisible();
}

/** A weekly session with a place for one more than who plans it. */
async function planWeekly(page: Page, start: Date): Promise<void> {
  const [day, time] = inManila(start);
  await page.getByRole("link", { name: "Plan a session" }).click();
  await page.getByLabel("Title").fill("Read together");
  await page.getByLabel("Day", { exact: false }).first().fill(day);
  await page.getByLabel("Time").fill(time);
  await page.getByLabel("How often").selectOption("Every week");
  await page.getByLabel("Dates").fill("3");
  await page.getByLabel("Places (optional)").fill("2");
  await page.getByRole("button", { name: "Plan it" }).click();
  await expect(page.getByRole("region", { name: "Next sessions" })).toContainText(`${time}–`);
}

/** Takes the last place, from a device in New York. */
async function goThere(page: Page, start: Date): Promise<void> {
  await page.reload();
  const first = page.getByRole("region", { name: "Next sessions" }).getByRole("listitem").first();
  await expect(first).toContainText(`your time · ${inManila(start)[1]} in Manila`);
  await first.getByRole("link", { name: "Read together" }).click();
  await page.getByRole("button", { name: /^Go/ }).first().click();
  await expect(page.getByText("2 of 2 places taken")).toBeVisible();
  await page.goBack();
}

async function enter(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Go to the room" }).click();
  await page.getByLabel("What do you want to do?").fill("Lemma 4");
  await page.getByRole("button", { name: "Enter the room" }).click();
  await expect(page.getByRole("button", { name: "Leave the room" })).toBeVisible();
}

async function readCalendar(api: Api, request: APIRequestContext, person: Person): Promise<string> {
  const { password } = person;
  await api.as(person, `mutation { confirmIdentity(input: { password: "${password}" }) { expiresAt } }`);
  const data = await api.as<{ renewCalendarFeed: { url: string } }>(person, `mutation { renewCalendarFeed { url } }`);
  return (await request.get(new URL(data.renewCalendarFeed.url).pathname)).text();
}

async function notificationsOf(api: Api, person: Person): Promise<string[]> {
  const data = await api.as<{ me: { notifications: { nodes: { summary: string }[] } } }>(
    person,
    `{ me { notifications { nodes { summary } } } }`,
  );
  return data.me.notifications.nodes.map(({ summary }) => summary);
}

async function minutesOf(api: Api, person: Person): Promise<number> {
  const data = await api.as<{ me: { studyStats: { totalMinutes: number } } }>(
    person,
    `{ me { studyStats(weeks: 1) { totalMinutes } } }`,
  );
  return data.me.studyStats.totalMinutes;
}

/** The day and the time that calendars and clocks in Manila show. */
function inManila(moment: Date): [string, string] {
  const shown = new Date(moment.getTime() + 8 * 60 * minute).toISOString();
  return [shown.slice(0, 10), shown.slice(11, 16)];
}

/** As calendars write it: `20261124T120000Z`. */
const inUtc = (moment: Date) => `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, "")}Z`;

function toSeconds(time: string): number {
  const [minutes = 0, seconds = 0] = time.split(":").map(Number);
  return minutes * 60 + seconds;
}
