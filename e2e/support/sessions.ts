import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "./api";

const dayLength = 86_400_000;

/** A day by the calendar of Manila, so many days from today. */
export const dayInManila = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Manila" }).format(Date.now() + days * dayLength);

/** The next Friday by the calendar of Manila, not today: its date is short enough for one line on a phone. */
export function fridayInManila(): string {
  const days = [1, 2, 3, 4, 5, 6, 7].map(dayInManila);
  return days.find((day) => new Date(day).getUTCDay() === 5) ?? "";
}

/** What clocks in New York show when it is 20:00 in Manila on that day. */
export const inNewYork = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" }).format(
    Date.parse(`${day}T12:00:00Z`),
  );

/** Another browser, on a device in another zone, in which the person is logged in. */
export async function openIn(
  browser: Browser,
  baseURL: string | undefined,
  person: Person,
  timezoneId: string,
): Promise<Page> {
  const context = await browser.newContext({ baseURL, timezoneId });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("token", token), person.token);
  return page;
}

export async function plan(api: Api, person: Person, input: Record<string, unknown>) {
  const query = `mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }`;
  const usual = { startTime: "20:00", timeZone: "Asia/Manila", durationMinutes: 60, startsOn: dayInManila(1) };
  await api.as(person, query, { input: { ...usual, ...input } });
}

/** Its days; below them are the free seats. */
export const week = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("region")
    .filter({ has: page.locator("h2 time") });
export const entry = (page: Page, title: string) => page.getByRole("main").getByRole("link", { name: title });
