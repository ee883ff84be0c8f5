import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { holdBack, intercept } from "../support/service";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

const dayLength = 86_400_000;

/** A day by the calendar of Manila, so many days from today. */
const dayInManila = (days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Manila" }).format(Date.now() + days * dayLength);

/** What clocks in New York show when it is 20:00 in Manila on that day. */
const inNewYork = (day: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "America/New_York", hour: "2-digit", minute: "2-digit" }).format(
    Date.parse(`${day}T12:00:00Z`),
  );

/** Another browser, on a device in another zone, in which the person is logged in. */
async function openIn(
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

async function plan(api: Api, person: Person, input: Record<string, unknown>) {
  const query = `mutation ($input: CreateStudySessionInput!) { createStudySession(input: $input) { id } }`;
  const usual = { startTime: "20:00", timeZone: "Asia/Manila", durationMinutes: 60, startsOn: dayInManila(1) };
  await api.as(person, query, { input: { ...usual, ...input } });
}

const week = (page: Page) => page.getByRole("main").getByRole("region");
const entry = (page: Page, title: string) => page.getByRole("main").getByRole("link", { name: title });

test("B9 B10 B11 a weekly session with one place left is planned in Manila, and answered in New York", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  test.slow();
  const [ada, ben, cem] = [
    await api.register("Ada Quist"),
    await api.register("Ben Okafor"),
    await api.register("Cem"),
  ];
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  const day = dayInManila(1);
  await logInAs(ada);
  await page.goto(`/posts/${groupId}`);
  await page.getByRole("link", { name: "Plan a session" }).click();

  await page.getByLabel("Title").fill("Chapter 3 aloud");
  await page.getByLabel("Day", { exact: false }).first().fill(day);
  await page.getByLabel("Time").fill("20:00");
  await page.getByLabel("How often").selectOption("Every week");
  await page.getByLabel("Dates").fill("3");
  await page.getByLabel("Places (optional)").fill("2");
  await expectAccessible();
  await page.getByRole("button", { name: "Plan it" }).click();
  const sessions = page.getByRole("region", { name: "Next sessions" });
  await expect(sessions.getByRole("listitem")).toHaveCount(3);
  await expect(sessions.getByRole("listitem").first()).toContainText("20:00–21:00 your time");

  const bens = await openIn(browser, baseURL, ben, "America/New_York");
  await bens.goto(`/posts/${groupId}`);
  const first = bens.getByRole("region", { name: "Next sessions" }).getByRole("listitem").first();
  await expect(first).toContainText(`${inNewYork(day)}–`);
  await expect(first).toContainText("your time · 20:00 in Manila");
  await first.getByRole("link", { name: "Chapter 3 aloud" }).click();
  await bens.getByRole("button", { name: /Go and join the group/ }).click();
  await expect(bens.getByText("2 of 2 places taken")).toBeVisible();
  await expectAccessible(bens);
  await bens.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(bens);

  const cems = await openIn(browser, baseURL, cem, "Asia/Manila");
  await cems.goto(new URL(bens.url()).pathname);
  await cems.getByRole("button", { name: /Go and join the group/ }).click();
  await expect(cems.getByText("You are 1st in line")).toBeVisible();

  await bens.getByRole("button", { name: /Can't make it/ }).click();
  await expect(bens.getByRole("main").getByText("You can't make it", { exact: true })).toBeVisible();
  await cems.reload();
  await expect(cems.getByRole("main").getByText("You're going", { exact: true })).toBeVisible();

  await page.goto(new URL(bens.url()).pathname);
  await page.getByRole("button", { name: "Move this date" }).click();
  await page.getByRole("dialog").getByLabel("Time").fill("21:30");
  await page.getByRole("button", { name: "Move it" }).click();
  await expect(page.getByText("21:30–22:30 your time")).toBeVisible();
  await cems.goto("/notifications");
  await cems.getByRole("link", { name: /was moved/ }).click();
  await expect(cems.getByText("21:30–22:30 your time")).toBeVisible();
  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByLabel("Time").fill("19:00");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog")).toContainText("2 dates to come follow the change");
  await expect(page.getByRole("dialog")).toContainText("1 date that was moved stays");
  await page.getByRole("button", { name: "Change them" }).click();
  await expect(page.getByText("21:30–22:30 your time")).toBeVisible();
});

test("B13 the week is walked through and opened by keyboard alone", async ({ page, api, logInAs }) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, {
    title: "Piano",
    repeats: { frequency: "WEEKLY" },
    ends: { after: 3 },
    startsOn: dayInManila(7),
  });
  await logInAs(ada);
  await page.goto("/schedule");
  await expect(page.getByRole("heading", { name: "Nothing planned this week" })).toBeVisible();

  await page.getByRole("link", { name: "Next week" }).focus();
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/schedule\?week=\d{4}-\d{2}-\d{2}$/);
  await expect(week(page)).toHaveCount(7);
  await expect(page.getByRole("link", { name: "Next week" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(entry(page, "Piano")).toBeFocused();
  await expect(entry(page, "Piano")).toHaveAccessibleName(/day, .*20:00–21:00 your time.*Piano.*Your own time/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Piano" })).toBeFocused();
  await page.goBack();
  await expect(entry(page, "Piano")).toBeVisible();
  await page.getByRole("link", { name: "Today" }).press("Enter");
  await expect(page).toHaveURL(/\/schedule$/);
});

const arabic = "قراءة الفصل الثالث معا بصوت عال مع كل الأصدقاء في المساء";
const endless = "Wolfeschlegelsteinhausenbergerdorffmaximilianakonstantinopolitanisches".repeat(2).slice(0, 120);

for (const width of [360, 768, 1280, 1920]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test(`B13 a full week fits at ${width}, ${colorScheme}: today and now are marked, overlaps stand side by side`, async ({
      page,
      api,
      logInAs,
      expectAccessible,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      const ada = await api.register("Ada Quist");
      const groupId = await startGroup(api, ada, { title: "Algebra", interest: "ART" });
      const days = { frequency: "DAILY" };
      await plan(api, ada, { title: arabic, groupId, repeats: days, ends: { after: 9 } });
      await plan(api, ada, { title: endless, repeats: days, ends: { after: 9 }, startTime: "20:30" });
      await plan(api, ada, { title: "Night", repeats: days, ends: { after: 9 }, startTime: "23:30" });
      await logInAs(ada);
      await page.clock.setFixedTime(new Date(`${dayInManila(7)}T20:40:00+08:00`));
      await page.goto("/schedule");
      await expect(week(page)).toHaveCount(7);
      const today = week(page).filter({ has: page.locator("[aria-current=date]") });
      await expect(today).toHaveCount(1);
      const overlapping = [today.getByRole("link", { name: arabic }), today.getByRole("link", { name: endless })];
      for (const link of overlapping) await expect(link).toHaveAccessibleName(/Now/);
      const [one, other] = await Promise.all(overlapping.map((link) => link.boundingBox()));
      await expect(today.getByText("Now, 20:40 your time")).toBeAttached();

      if (width >= 1024) expect(one?.x).not.toBe(other?.x);
      else expect(other?.y ?? 0).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible();
    });
  }
}

test("C1 C6 the week has a skeleton of its own shape, and says when it did not load", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/net::ERR_FAILED/);
  const ada = await api.register("Ada Quist");
  await plan(api, ada, { title: "Piano" });
  await logInAs(ada);
  const letGo = await holdBack(page, "Schedule");
  await page.goto(`/schedule?week=${dayInManila(1)}`);
  await expect(page.locator("main [aria-busy=true]")).toHaveText(/Loading the week/);
  letGo();
  await expect(entry(page, "Piano")).toBeVisible();

  let isDown = true;
  await intercept(page, "Schedule", (route) => (isDown ? route.abort() : route.fallback()));
  await page.reload();
  await expect(page.getByRole("heading", { name: "The week didn't load" })).toBeVisible();
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(entry(page, "Piano")).toBeVisible();
});

test("B12 a calendar program gets a link, and one date can be added alone", async ({ page, api, logInAs, request }) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, { title: "Piano" });
  await logInAs(ada);
  await page.goto(`/schedule?week=${dayInManila(1)}`);
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  await page.getByRole("button", { name: "Make my link" }).click();
  const link = await page.getByRole("dialog").getByLabel("Link").inputValue();
  expect(await (await request.get(new URL(link).pathname)).text()).toContain("SUMMARY:Piano");

  await page.keyboard.press("Escape");
  await entry(page, "Piano").click();
  const single = (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "";
  expect(await (await request.get(new URL(single).pathname)).text()).toContain("BEGIN:VEVENT");
});
