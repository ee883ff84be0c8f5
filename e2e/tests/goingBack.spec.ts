import type { Page } from "@playwright/test";
import { awake, fillInRegistration, heading, menu } from "../support/product";
import { expect, test } from "../support/test";

const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const back = (page: Page) => page.getByRole("link", { name: "Back", exact: true });

test("M37 a profile's Back keeps the filter, the number of buddies and the place, after a reload too", async ({
  page,
  api,
}) => {
  for (let index = 0; index < 8; index++) await api.registerWithProfile(`Buddy ${index}`, { interest: "ART" });
  await page.goto("/profiles?interests=art");
  await awake(page);
  await page.getByRole("button", { name: "Load More" }).click();
  const cards = page.getByRole("main").getByRole("article");
  await expect.poll(() => cards.count()).toBeGreaterThan(7);
  const count = await cards.count();
  const view = cards.nth(6).getByRole("link", { name: "View" });
  await view.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(0);

  for (const isReloaded of [false, true]) {
    await view.dispatchEvent("click");
    await expect(back(page)).toBeVisible();
    if (isReloaded) await page.reload();
    await back(page).click();

    await expect(page).toHaveURL(/\/profiles\?interests=art$/);
    await expect(cards).toHaveCount(count);
    if (!isReloaded) await expect.poll(() => place(page)).toBe(before);
  }
});

test("A62 M37 a group's Back returns to the page of the list and the place one came from", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  for (let index = 0; index < 6; index++) await api.createPost(ada, `Evening physics ${index}\n`.repeat(6));
  await logInAs(ada);
  // Among all groups, those of other tests would move the page.
  await page.goto("/posts?scope=mine&page=2");
  const join = page.getByRole("link", { name: /Join Group/ }).last();
  await join.scrollIntoViewIfNeeded();
  const before = await place(page);
  expect(before).toBeGreaterThan(0);

  await join.dispatchEvent("click");
  await expect(page.getByRole("region", { name: /replies/ })).toBeVisible();
  await back(page).click();

  await expect(page).toHaveURL(/\/posts\?scope=mine&page=2$/);
  await expect.poll(() => place(page)).toBe(before);
});

test("M38 the focus is on the heading of the page after registering, logging in and out, and every way between", async ({
  page,
  api,
}) => {
  const email = `${crypto.randomUUID()}@example.com`;
  await page.goto("/register");
  await awake(page);
  await fillInRegistration(page, { name: "Cleo Park", email, password: "paper lanterns" });
  await page.getByRole("button", { name: "Register" }).press("Enter");
  await expect(heading(page, "What do you want to learn?")).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).press("Enter");
  await expect(heading(page, "When can you study?")).toBeFocused();
  await page.getByRole("button", { name: "Skip" }).press("Enter");
  await expect(heading(page, "With whom?")).toBeFocused();
  await page.getByRole("link", { name: "Go to Home" }).press("Enter");
  await expect(page.getByRole("link", { name: "Create Profile" })).toBeVisible();
  await expect(heading(page, "Home")).toBeFocused();

  const ada = await api.registerWithProfile("Ada Quist");
  await page.getByRole("link", { name: "Create Profile" }).press("Enter");
  await expect(heading(page, "Create Profile")).toBeFocused();
  for (const [item, title] of [
    ["Buddies", /BROWSE/],
    ["Books", "Learning Recommendation"],
    ["Groups", "Welcome to the group posts"],
    ["Home", "Home"],
  ] as const) {
    await menu(page).getByRole("link", { name: item }).press("Enter");
    await expect(heading(page, title)).toBeFocused();
  }
  // Posts of tests that run beside this one can push hers off the first page.
  await expect(async () => {
    const postId = await api.createPost(ada, "Evening physics");
    await menu(page).getByRole("link", { name: "Home" }).press("Enter");
    await menu(page).getByRole("link", { name: "Groups" }).press("Enter");
    await page.locator(`a[href="/posts/${postId}"]`).press("Enter", { timeout: 2_000 });
  }).toPass();
  await expect(heading(page, "Evening physics")).toBeFocused();
  await page.getByRole("article").getByRole("link", { name: "Ada Quist" }).press("Enter");
  await expect(heading(page, "Ada Quist")).toBeFocused();
  await menu(page).getByRole("link", { name: "Logout" }).press("Enter");
  await expect(heading(page, /Join the largest/)).toBeFocused();

  await menu(page).getByRole("link", { name: "Login" }).press("Enter");
  await page.getByLabel("Email Address").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await expect(heading(page, "Home")).toBeFocused();
});
