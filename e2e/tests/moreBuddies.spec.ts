import { expect } from "../support/emptyServer";
import { intercept } from "../support/service";
import { test, cards, names, box, loadMore, count } from "../support/directory";

test("A41 A42 loads six more buddies at a time, appends them, and goes on from the first new card", async ({
  page,
  joinMany,
}) => {
  await joinMany(14);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);
  await expect(count(page)).toHaveText("Showing 6 of 14 buddies");

  await loadMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6)).toBeFocused();
  await loadMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(14);
  await expect(cards(page).nth(12)).toBeFocused();

  await expect(loadMore(page)).toBeHidden();
  await expect(count(page)).toHaveText("Showing 14 of 14 buddies");
  const newestFirst = Array.from({ length: 14 }, (_, index) => `Buddy ${14 - index}`);
  await expect(names(page)).toHaveText(newestFirst);
});

for (const people of [6, 12]) {
  test(`A42 with exactly ${people} buddies the last Load More adds nobody and goes away`, async ({
    page,
    joinMany,
  }) => {
    await joinMany(people);
    await page.goto("/profiles");
    if (people === 12) await loadMore(page).click();
    await expect(cards(page)).toHaveCount(people);

    await loadMore(page).press("Enter");

    await expect(loadMore(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(people);
    expect(new Set(await names(page).allTextContents()).size).toBe(people);
    await expect(count(page)).toBeFocused();
  });
}

test("A42 with five buddies there is no Load More", async ({ page, joinMany }) => {
  await joinMany(5);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(5);
  await expect(loadMore(page)).toBeHidden();
});

test("A41 keeps the buddies that are there when the next ones do not come", async ({
  page,
  joinMany,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await joinMany(8);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);
  let isDown = true;
  await intercept(page, "Profiles", (route) => (isDown ? route.abort() : route.fallback()));

  await loadMore(page).click();
  await expect(page.getByText("More buddies didn't load")).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  isDown = false;
  await loadMore(page).click();

  await expect(cards(page)).toHaveCount(8);
});

test("A41 A44 a change of the filter starts over with the first six, in the address too", async ({
  page,
  joinMany,
  joinAs,
}) => {
  await joinMany(8);
  await joinAs("Ada Quist", { interest: "ART" });
  await page.goto("/profiles");
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

test("A41 Back returns to the buddy one was at, in a list as long as it was", async ({ page, joinMany }) => {
  await joinMany(14);
  await page.goto("/profiles");
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(12);
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
