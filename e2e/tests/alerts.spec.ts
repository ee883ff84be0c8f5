import type { Page } from "@playwright/test";
import { awake, fillInRegistration } from "../support/product";
import { expect, test } from "../support/test";

const mismatch = "Password do not match";
const alerts = (page: Page) => page.getByRole("alert").filter({ hasText: mismatch });
const raise = (page: Page) => page.getByRole("button", { name: "Register" }).press("Enter");

/** A page where each press of the button raises an alert; its clock stands still unless the test moves it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install();
  await page.goto("/register");
  await awake(page);
  const person = { name: "Ada", email: "ada@example.com", password: "paper lanterns", confirmation: "paper boats!" };
  await fillInRegistration(page, person);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("A64 alerts stack, each goes after its own 4000 ms, and waits while someone points at it or has the focus in it", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await raise(page);
  await expect(alerts(page)).toHaveCount(1);
  await page.clock.runFor(1_000);
  await raise(page);
  await expect(alerts(page)).toHaveCount(2);
  const [first, second] = [await alerts(page).first().boundingBox(), await alerts(page).last().boundingBox()];
  expect(second?.y).toBeGreaterThanOrEqual((first?.y ?? 0) + (first?.height ?? 0));
  await page.clock.runFor(3_000);
  await expect(alerts(page)).toHaveCount(1);

  await alerts(page).hover();
  await page.clock.runFor(60_000);
  await expect(alerts(page)).toBeVisible();
  await page.mouse.move(5, 5);
  await page.getByRole("button", { name: "Close alert" }).focus();
  await page.clock.runFor(60_000);
  await expect(alerts(page)).toBeVisible();

  await page.getByLabel(/^Name/).focus();
  await page.clock.runFor(4_000);
  await expect(alerts(page)).toHaveCount(0);
});

test("A65 what went wrong is an alert, with a word and a sign beside the colour", async ({
  page,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  await openWithStoppedClock(page);
  await raise(page);

  await expect(alerts(page)).toHaveText(`Problem:${mismatch}`);
  await expect(alerts(page).locator("svg").first()).toBeVisible();
  const edges = await alerts(page).evaluate((element) => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(element);
    return `${borderTopWidth} ${borderTopStyle}`;
  });
  expect(edges).toBe("1px solid");
  await alerts(page).hover();
  await page.clock.resume();
  await expectAccessible();
  await expectAccessibleInDark();
});

test("A65 what worked is a status, with its own word and sign", async ({ page, api, logInAs, expectAccessible }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/edit-profile");
  await page.getByLabel("Company").fill("Thread & Glue");
  await page.getByRole("button", { name: "Save profile" }).click();

  const success = page.getByRole("status").filter({ hasText: "Profile Updated" });
  await expect(success).toBeVisible();
  await success.hover();
  await expect(success).toHaveText("Done:Profile Updated");
  await expect(success.locator("svg").first()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible();
});
