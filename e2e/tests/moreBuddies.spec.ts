import { expect } from "../support/emptyServer";
import { intercept } from "../support/service";
import { test, cards, names, box, loadMore, count } from "../support/directory";

test("A41 A42 loads six more buddies at a time, appends them, goes on from the first new card, and Back returns there", async ({
  page,
  joinMany,
  joinAs,
}) => {
  test.slow();
  await joinMany(5);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(5);
  await expect(loadMore(page)).toBeHidden();

  for (let number = 6; number <= 12; number += 1) await joinAs(`Buddy ${number}`);
  await page.goto("/profiles");
  await expect(count(page)).toHaveText("Showing 6 of 12 buddies");
  await loadMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6)).toBeFocused();
  // With exactly twelve the last "Load More" adds nobody and goes away.
  await loadMore(page).press("Enter");
  await expect(loadMore(page)).toBeHidden();
  const newestFirst = Array.from({ length: 12 }, (_, index) => `Buddy ${12 - index}`);
  await expect(names(page)).toHaveText(newestFirst);
  await expect(count(page)).toHaveText("Showing 12 of 12 buddies");
  await expect(count(page)).toBeFocused();

  const link = page.getByRole("link", { name: "View Buddy 3", exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Buddy 3" })).toBeVisible();
  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
  await page.reload();
  await expect(cards(page)).toHaveCount(12);
});

test("A41 A44 keeps the buddies when the next ones do not come; a change of the filter starts over, in the address too", async ({
  page,
  joinMany,
  joinAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await joinMany(8);
  await joinAs("Ada Quist", { interest: "ART" });
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);
  let isDown = true;
  await intercept(page, "Profiles", (route) => (isDown ? route.abort() : route.fallback()));
  await loadMore(page).click();
  await expect(page.getByText("More buddies didn't load")).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  isDown = false;
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(9);

  await box(page, "Art").check();
  await expect(names(page)).toHaveText(["Ada Quist"]);
  await expect(page).toHaveURL(/\?interests=art$/);
  await expect(count(page)).toHaveText("Showing 1 of 1 buddy");
  await box(page, "Coding").check();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\?interests=coding%2Cart$|\?interests=coding,art$/);

  await page.reload();
  await expect(box(page, "Art")).toBeChecked();
  await expect(box(page, "Coding")).toBeChecked();
  await expect(count(page)).toHaveText("Showing 6 of 9 buddies");
  await page.getByRole("button", { name: "Remove Coding" }).click();
  await expect(names(page)).toHaveText(["Ada Quist"]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\/profiles$/);
});
