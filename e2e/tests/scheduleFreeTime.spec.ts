import type { Page } from "@playwright/test";
import { withoutServiceClock } from "../support/service";
import { dayInManila, entry, plan, week } from "../support/sessions";
import { expect, test } from "../support/test";

test.use({ timezoneId: "Asia/Manila" });

/** Tomorrow at noon, by the clock of the page alone. */
async function openTomorrow(page: Page) {
  await withoutServiceClock(page);
  await page.clock.setFixedTime(new Date(`${dayInManila(1)}T12:00:00+08:00`));
  await page.goto("/schedule");
  await expect(entry(page, "Piano")).toBeVisible();
}

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("X5 the week opens at the next thing to come, and free time is pressed or drawn over to plan there", async ({
    page,
    api,
    logInAs,
    expectAccessible,
  }) => {
    const ada = await api.register("Ada Quist");
    await plan(api, ada, { title: "Piano", startTime: "20:00" });
    await logInAs(ada);
    await openTomorrow(page);
    await expect(entry(page, "Piano")).toBeInViewport();
    await expect(page.getByRole("heading", { level: 1, name: "Schedule" })).toBeInViewport();

    await drawOver(page, 18.2, 18.2);
    await expect(dayField(page)).toHaveValue(dayInManila(1));
    await expect(timeField(page)).toHaveValue("18:00");
    await expect(page.getByLabel("How long")).toHaveValue("60");

    await page.goBack();
    await expect(entry(page, "Piano")).toBeVisible();
    await drawOver(page, 16.1, 18.3);
    await expect(timeField(page)).toHaveValue("16:00");
    await expect(page.getByLabel("How long")).toHaveValue("150");
    await page.getByLabel("Title").fill("Scales");
    await page.getByRole("button", { name: "Plan it" }).click();
    await expect(entry(page, "Scales")).toHaveAccessibleName(/16:00 ?–18:30 your time/);
    await expectAccessible();

    // What is planned opens as before.
    await entry(page, "Piano").click();
    await expect(page.getByRole("heading", { level: 1, name: "Piano" })).toBeVisible();
  });

  test("X5 free time is chosen with the arrow keys, and Enter plans there", async ({ page, api, logInAs }) => {
    const ada = await api.register("Ada Quist");
    await plan(api, ada, { title: "Piano", startTime: "20:00" });
    await logInAs(ada);
    await openTomorrow(page);
    await entry(page, "Piano").focus();
    await page.keyboard.press("Tab");
    const cell = page.getByRole("grid", { name: "Choose a time for a session" }).getByRole("gridcell");
    await expect(cell).toBeFocused();
    await expect(cell).toHaveAccessibleName(/19:00–20:00/);

    for (const key of ["ArrowUp", "ArrowUp", "Shift+ArrowDown"]) await page.keyboard.press(key);
    await expect(cell).toHaveAccessibleName(/18:00–19:30/);
    await expect(cell).toBeInViewport();
    await page.keyboard.press("Enter");

    await expect(dayField(page)).toHaveValue(dayInManila(1));
    await expect(timeField(page)).toHaveValue("18:00");
    await expect(page.getByLabel("How long")).toHaveValue("90");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("X5 the agenda begins today, and a free day leads to its plan", async ({
    page,
    api,
    logInAs,
    expectAccessible,
  }) => {
    const ada = await api.register("Ada Quist");
    await plan(api, ada, { title: "Piano", startTime: "20:00" });
    const days = [2, 3, 4, 5, 6, 7, 8].map(dayInManila);
    const monday = days.find((day) => new Date(day).getUTCDay() === 1) ?? "";
    await plan(api, ada, { title: "Scales", startsOn: monday });
    await logInAs(ada);
    await openTomorrow(page);
    const past = (new Date(dayInManila(1)).getUTCDay() + 6) % 7;
    await expect(week(page)).toHaveCount(7 - past);
    await expect(week(page).first().getByRole("heading")).toContainText("Today");
    await expectAccessible();

    const earlier = page.getByRole("button", { name: "Earlier this week" });
    if (past > 0) {
      await earlier.tap();
      await expect(week(page)).toHaveCount(7);
    } else await expect(earlier).toHaveCount(0);

    await page.goto(`/schedule?week=${monday}`);
    await expect(week(page)).toHaveCount(7);
    await page
      .getByRole("link", { name: /^Plan a session on / })
      .last()
      .tap();
    await expect(page.getByRole("heading", { level: 1, name: "Plan a session" })).toBeVisible();
    await expect(timeField(page)).toHaveValue("19:00");
    expect(new Date(await dayField(page).inputValue()).getUTCDay()).toBe(0);
  });
});

/** By its name: the week has days, too. */
const timeField = (page: Page) => page.locator("input[name=startTime]");
const dayField = (page: Page) => page.locator("input[name=startsOn]");

/** In the column of tomorrow, from one hour to another. */
async function drawOver(page: Page, from: number, to: number) {
  const column = await page.locator(`[data-day="${dayInManila(1)}"]`).boundingBox();
  const [x, top] = [(column?.x ?? 0) + 40, (column?.y ?? 0) - 7 * 64];
  await page.mouse.move(x, top + from * 64);
  await page.mouse.down();
  await page.mouse.move(x + 5, top + to * 64, { steps: 4 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/schedule\/new/);
}
