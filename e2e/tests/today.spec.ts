import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { intercept } from "../support/service";
import { plan } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

const phone = { width: 360, height: 740 };
const region = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** The demo member with the most on Home: sessions, rooms, requests, unread groups, minutes and a goal. */
async function logInToDemo(api: Api, logInAs: (person: Person) => Promise<void>) {
  const input = { email: "demo@studycircle.example", password: "paper-boats-at-noon" };
  const query = `mutation ($input: LoginInput!) { login(input: $input) { token user { id name } } }`;
  const { login } = await api.graphql<{ login: { token: string; user: { id: string; name: string } } }>(query, {
    input,
  });
  await logInAs({ ...input, ...login.user, token: login.token });
}

const daysAgo = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString().slice(0, 10);

test.describe("by the clock of UTC", () => {
  test.use({ timezoneId: "UTC" });

  test("X3 the bars of the week are in proportion, and a day without study stands beside the streak that survives it", async ({
    page,
    api,
    logInAs,
    expectAccessible,
    expectAccessibleInDark,
  }) => {
    await logInAs(await api.registerWithProfile("Ada Quist"));
    const minutes = [75, 0, 100, 50];
    await intercept(page, "Home", async (route) => {
      const response = await route.fetch();
      const json = (await response.json()) as { data: { studyWeek: object } };
      const days = minutes.map((count, index) => ({ __typename: "StudyDay", date: daysAgo(index), minutes: count }));
      Object.assign(json.data.studyWeek, {
        ...{ days: days.filter((day) => day.minutes > 0), totalMinutes: 225, streakDays: 3 },
        ...{ restDays: [daysAgo(1)], restDaysLeft: 6 },
      });
      await route.fulfill({ response, json });
    });
    await page.goto("/dashboard");
    const week = region(page, "This week");
    await expect(week.locator("[data-bar]")).toHaveCount(7);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await week
        .locator("[data-bar]")
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height));
      const [whole = 0] = heights.slice(4, 5);
      expect(heights.map((height) => height / whole)).toEqual(
        [0, 0, 0, 0.5, 1, 0, 0.75].map((share) => expect.closeTo(share, 2)),
      );
    }
    await expect(week.getByRole("listitem").nth(5)).toContainText(/^rest.*no study, a rest day$/);
    await expect(week.getByText("Streak: 3 days")).toBeVisible();
    await expect(week.getByText("7 rest days a month don't end it: 6 left.")).toBeVisible();
    await expectAccessible();
    await expectAccessibleInDark();
  });
});

test("X3 what one does daily is at most two screens of a phone high, before the profile, and nothing covers it", async ({
  page,
  api,
  logInAs,
}) => {
  await logInToDemo(api, logInAs);
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shift: ((window as { shift?: number }).shift ?? 0) + entry.value });
    });
    observer.observe({ type: "layout-shift", buffered: true });
  });
  for (const height of [800, 640]) {
    await page.setViewportSize({ width: 360, height });
    await page.goto("/dashboard");
    const profile = region(page, "Your profile and account");
    await expect(profile).toBeAttached();
    for (const name of ["Today", "Studying now", "New for you", "This week"])
      await expect(region(page, name)).toBeAttached();
    const top = await profile.evaluate((section) => section.getBoundingClientRect().top + scrollY);
    expect(top).toBeLessThanOrEqual(2 * height);
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThanOrEqual(0.02);
  }
  for (const width of [360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const covering = await region(page, "Your profile and account").evaluate((section) => {
      const ways = section.querySelectorAll<HTMLElement>("nav, [aria-controls=speed-dial]");
      const isUnder = (box: DOMRect, { left, right, top, bottom }: DOMRect) =>
        right > box.left + 1 && left < box.right - 1 && bottom > box.top + 1 && top < box.bottom - 1;
      return [...ways].flatMap((way) =>
        [...document.querySelectorAll<HTMLElement>("main :is(a, button, p, h1, h2, h3)")]
          .filter((other) => !way.contains(other) && other.checkVisibility() && way.checkVisibility())
          .filter((other) => isUnder(way.getBoundingClientRect(), other.getBoundingClientRect()))
          .map(({ textContent }) => textContent),
      );
    });
    expect(covering).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  }
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: phone });

  test("X3 answers a session and a request where they stand, and sets a goal, by touch and by keyboard", async ({
    page,
    api,
    logInAs,
    expectAccessible,
  }) => {
    const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
    for (const person of [ada, ben]) await api.confirmAddress(person);
    const groupId = await startGroup(api, ada, { title: "Algebra evenings" });
    const start = new Date(Date.now() + 10 * 60_000).toISOString();
    await plan(api, ada, {
      ...{ groupId, title: "Chapter 3", timeZone: "UTC" },
      ...{ startsOn: start.slice(0, 10), startTime: start.slice(11, 16) },
    });
    await api.as(ben, `mutation ($id: ID!) { requestBuddy(input: { userId: $id, message: "Hi" }) { id } }`, {
      id: ada.id,
    });
    await logInAs(ada);
    await page.goto("/dashboard");
    const [today, news] = [region(page, "Today"), region(page, "New for you")];

    await expect(today.getByText(/^Starts in \d+ minutes$/)).toBeVisible();
    await expect(today.getByRole("link", { name: "Enter the room" })).toHaveAttribute("href", `/room/${groupId}`);
    const answer = today.getByRole("group", { name: "Your answer to Chapter 3" });
    await answer.getByRole("button", { name: "Can't" }).tap();
    await expect(answer.getByRole("button", { name: "Can't", pressed: true })).toBeVisible();
    await answer.getByRole("button", { name: "Going" }).press("Enter");
    await expect(answer.getByRole("button", { name: "Going", pressed: true })).toBeVisible();
    await expectAccessible();
    for (const target of [answer.getByRole("button"), news.getByRole("button")])
      for (const button of await target.all()) expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);

    await news.getByRole("button", { name: "Accept Ben Okafor" }).tap();
    await expect(page.getByText("You and Ben Okafor are buddies now.")).toBeVisible();
    await expect(news).toBeHidden();
    await page.reload();
    await expect(today.getByRole("button", { name: "Going", pressed: true })).toBeVisible();
    await expect(news).toBeHidden();

    await api.as(ada, `mutation { setWeeklyGoal(input: { minutes: 300 }) { weeklyGoal } }`);
    await page.reload();
    const week = region(page, "This week");
    await week.getByRole("button", { name: "Change goal" }).press("Enter");
    await week.getByLabel("Weekly goal").selectOption("1 hour 30 minutes");
    await week.getByRole("button", { name: "Save" }).press("Enter");
    await expect(week.getByText("0 minutes of 1 hour 30 minutes")).toBeVisible();
    await expect(week.getByRole("button", { name: "Change goal" })).toBeFocused();
  });
});

test("X7 a weekly goal that is reached is a moment: said once, and nothing turns where motion is reduced", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  let totalMinutes = 300;
  await intercept(page, "Home", async (route) => {
    const response = await route.fetch();
    const json = (await response.json()) as { data: { studyWeek: object } };
    const days = [{ __typename: "StudyDay", date: daysAgo(0), minutes: totalMinutes }];
    Object.assign(json.data.studyWeek, { days, totalMinutes, streakDays: 1, weeklyGoal: 300 });
    await route.fulfill({ response, json });
  });
  const moment = page.getByRole("status").filter({ hasText: "You reached your weekly goal: 5 hours." });
  const reached = region(page, "This week").getByText("Weekly goal reached");
  const turning = () =>
    page.evaluate(() => document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === 1).length);

  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/dashboard");
  await expect(moment).toBeVisible();
  expect(
    await moment
      .locator("svg")
      .first()
      .evaluate((ring) => getComputedStyle(ring).animationName),
  ).toBe("turn");
  await page.reload();
  await expect(reached).toBeVisible();
  await expect(moment).toHaveCount(0);

  totalMinutes = 290;
  await page.reload();
  await expect(region(page, "This week").getByText("4 hours 50 minutes of 5 hours")).toBeVisible();
  totalMinutes = 310;
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(moment).toBeVisible();
  expect(await turning()).toBe(0);
});
