import { heading } from "../support/product";
import { expect, test } from "../support/test";

const token = "x".repeat(87);

test("B14 the page of a reminder's link says what is wrong with it, by keyboard", async ({
  page,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await page.goto(`/decline#token=${token}`);
  await expect(heading(page, "Can't make it?")).toBeVisible();
  await expect.poll(() => page.url()).not.toContain("token");
  await expectAccessible();

  await page.getByRole("button", { name: "I can't make it" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("alert")).toContainText("This link is not complete");
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.goto("/decline");
  await expect(page.getByText(/Part of this link is missing/)).toBeVisible();
});
