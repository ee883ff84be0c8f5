import { holdBack, withoutServiceClock } from "../support/service";
import { confirmIdentity } from "../support/product";
import { dayInManila, entry, plan, week } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

const arabic = "قراءة الفصل الثالث معا بصوت عال مع كل الأصدقاء في المساء";
const endless = "Wolfeschlegelsteinhausenbergerdorffmaximilianakonstantinopolitanisches".repeat(2).slice(0, 120);

test("B13 a full week fits from 360 to 1920: today and now are marked, overlaps stand side by side", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  test.slow();
  const ada = await api.register("Ada Quist");
  const groupId = await startGroup(api, ada, {
    title: "Algebra",
    interest: "ART",
  });
  const days = { frequency: "DAILY" };
  await plan(api, ada, {
    title: arabic,
    groupId,
    repeats: days,
    ends: { after: 9 },
  });
  await plan(api, ada, {
    title: endless,
    repeats: days,
    ends: { after: 9 },
    startTime: "20:30",
  });
  await plan(api, ada, {
    title: "Night",
    repeats: days,
    ends: { after: 9 },
    startTime: "23:30",
  });
  await logInAs(ada);
  await withoutServiceClock(page);
  await page.clock.setFixedTime(new Date(`${dayInManila(7)}T20:40:00+08:00`));
  // An agenda begins today.
  const daysLeft = 7 - ((new Date(dayInManila(7)).getUTCDay() + 6) % 7);
  for (const width of [360, 768, 1280, 1920]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.setViewportSize({ width, height: 900 });
    if (width === 360) await page.goto("/schedule");
    await expect(week(page)).toHaveCount(width >= 1024 ? 7 : daysLeft);
    const today = week(page).filter({
      has: page.locator("[aria-current=date]"),
    });
    await expect(today).toHaveCount(1);
    const overlapping = [today.getByRole("link", { name: arabic }), today.getByRole("link", { name: endless })];
    for (const link of overlapping) await expect(link).toHaveAccessibleName(/Now/);
    const [one, other] = await Promise.all(overlapping.map((link) => link.boundingBox()));
    await expect(today.getByText("Now, 20:40 your time")).toBeAttached();

    if (width >= 1024) expect(one?.x).not.toBe(other?.x);
    else expect(other?.y ?? 0).toBeGreaterThanOrEqual((one?.y ?? 0) + (one?.height ?? 0));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible();
    await expectAccessibleInDark();
  }
});

test("B13 the dates stay in view, today has the lines of its hours, and a long word begins beside its time", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  const days = { repeats: { frequency: "DAILY" }, ends: { after: 2 } };
  await plan(api, ada, { title: endless, durationMinutes: 15, ...days });
  await logInAs(ada);
  await page.setViewportSize({ width: 1280, height: 800 });
  await withoutServiceClock(page);
  await page.clock.setFixedTime(new Date(`${dayInManila(1)}T12:00:00+08:00`));
  await page.goto("/schedule");
  const today = week(page).filter({ has: page.locator("[aria-current=date]") });
  const link = today.getByRole("link", { name: endless });

  await expect(link).toBeVisible();
  // The hours scroll by themselves, from what comes next to their beginning and their end.
  const heads = await week(page).getByRole("heading").all();
  const tops = () => Promise.all(heads.map(async (head) => Math.round((await head.boundingBox())?.y ?? 0)));
  const before = await tops();
  const scrollTo = (place: number) =>
    week(page)
      .first()
      .evaluate((day, far) => day.parentElement?.scrollTo({ top: far, behavior: "instant" }), place);
  await expect(link).toBeInViewport();
  await scrollTo(0);
  await expect(link).not.toBeInViewport();
  expect(await tops()).toEqual(before);
  await scrollTo(3_000);
  await expect(link).toBeInViewport();
  expect(await tops()).toEqual(before);

  const lines = (of: string) =>
    page
      .locator(of)
      .first()
      .evaluate((day) => getComputedStyle(day).backgroundImage);
  expect(await lines("main section > [data-today]:not(h2)")).toBe(await lines("main section > div:not([data-today])"));
  const [time, title] = await Promise.all([link.locator("time").boundingBox(), link.locator("bdi").boundingBox()]);
  expect(Math.abs((title?.y ?? 0) - (time?.y ?? 0))).toBeLessThan(4);
});

test("B13 a phone's agenda says of a session past midnight that it began the day before", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, { title: "Night", startsOn: dayInManila(1), startTime: "23:30", durationMinutes: 180 });
  await logInAs(ada);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/schedule?week=${dayInManila(2)}`);
  const continued = entry(page, "Night").last();

  await expect(continued).toHaveAccessibleName(/continued from the day before/);
  const words = await continued.getByText("continued from the day before").boundingBox();
  expect(words?.height).toBeGreaterThan(10);
});

test("C1 the week has a skeleton of its own shape", async ({ page, api, logInAs }) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, { title: "Piano" });
  await logInAs(ada);
  const release = await holdBack(page, "Schedule");
  await page.goto(`/schedule?week=${dayInManila(1)}`);
  await expect(page.locator("main [aria-busy=true]").first()).toHaveText(/Loading the week/);
  release();
  await expect(entry(page, "Piano")).toBeVisible();
});

test("B12 a calendar program gets a link, and one date can be added alone", async ({ page, api, logInAs, request }) => {
  const ada = await api.register("Ada Quist");
  await plan(api, ada, { title: "Piano" });
  await logInAs(ada);
  await page.goto(`/schedule?week=${dayInManila(1)}`);
  await page.getByRole("button", { name: "Add to my calendar" }).click();
  await page.getByRole("button", { name: "Make my link" }).click();
  await confirmIdentity(page, ada);
  const link = await page.getByRole("dialog").getByLabel("Link").inputValue();
  expect(await (await request.get(new URL(link).pathname)).text()).toContain("SUMMARY:Piano");

  await page.keyboard.press("Escape");
  await entry(page, "Piano").click();
  const single = (await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href")) ?? "";
  expect(await (await request.get(new URL(single).pathname)).text()).toContain("BEGIN:VEVENT");
});
