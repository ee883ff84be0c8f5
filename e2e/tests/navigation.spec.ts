import type { Page } from "@playwright/test";
import { awake, guestItems, heading, memberItems, menu, menuItems } from "../support/product";
import { expect, test } from "../support/test";
import { bar } from "../support/shell";

const logo = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Study Circle" });

const face = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Your menu" });

const barHeight = async (page: Page) => Math.round((await bar(page).boundingBox())?.height ?? 0);

const phone = { width: 360, height: 740 };

test("A7 names the pages to a visitor and to a member, and marks the one that is open", async ({
  page,
  api,
  logInAs,
}) => {
  await page.goto("/profiles");
  await expect(menuItems(page)).toHaveText(guestItems);
  await expect(menu(page).locator("[aria-current=page]")).toHaveText("Buddies");
  const guestWays = await menuItems(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(guestWays).toEqual(["/profiles", "/learnings", "/login", "/register", "/login"]);

  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/learnings");
  await expect(menuItems(page)).toHaveText(memberItems);
  await expect(menu(page).locator("[aria-current=page]")).toHaveText("Books");
  const memberWays = await menuItems(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(memberWays).toEqual(["/profiles", "/learnings", "/posts", "/dashboard", "/"]);
});

test("A7 the logo leads to the start page from everywhere", async ({ page, api, logInAs }) => {
  for (const path of ["/profiles", "/login", "/no-such-page"]) {
    await page.goto(path);
    await awake(page);
    await logo(page).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(heading(page, /Join the largest global online study group/)).toBeVisible();
  }
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/posts");
  await logo(page).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(menuItems(page)).toHaveText(memberItems);
});

test("A7 on a phone the menu of a visitor opens, is accessible, and closes on every choice", async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize(phone);
  await page.goto("/");
  await awake(page);
  const open = page.getByRole("button", { name: "Open menu" });
  await expect(menu(page)).toBeHidden();
  await open.click();
  await expectAccessible();
  await page.keyboard.press("Escape");

  for (const item of guestItems) {
    await open.click();
    await expect(menuItems(page)).toHaveText(guestItems);
    await menu(page).getByRole("link", { name: item, exact: true }).click();
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await expect(menu(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  }
  await open.click();
  await logo(page).click();
  await expect(open).toHaveAttribute("aria-expanded", "false");
  await expect(menu(page)).toBeHidden();
});

test("A7 on a phone the face of a member opens the menu, which is accessible and closes on every choice", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  await page.setViewportSize(phone);
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/");
  await awake(page);
  await expect(menu(page)).toBeHidden();
  await face(page).click();
  await expect(menuItems(page)).toHaveText(memberItems);
  await expectAccessible();
  await page.keyboard.press("Escape");

  for (const item of memberItems) {
    await face(page).click();
    await menu(page).getByRole("link", { name: item, exact: true }).click();
    await expect(menu(page)).toBeHidden();
    await expect(heading(page)).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
});

test("A7 the menu on a phone works with the keyboard alone and overlays the page", async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto("/profiles");
  await awake(page);
  const top = (await heading(page).boundingBox())?.y;
  const open = page.getByRole("button", { name: "Open menu" });
  await open.focus();
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeVisible();
  expect((await heading(page).boundingBox())?.y).toBe(top);

  await page.keyboard.press("Escape");
  await expect(menu(page)).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Space");
  await menu(page).getByRole("link", { name: "Books" }).focus();
  await page.keyboard.press("Enter");

  await expect(heading(page, "Learning Recommendation")).toBeFocused();
  await expect(menu(page)).toBeHidden();
});

test("A8 the bar is compact from 251 pixels on, full-size at 250, and the page does not jump", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  const scrollTo = async (position: number) => {
    await page.evaluate((top) => window.scrollTo(0, top), position);
    expect(await page.evaluate(() => window.scrollY)).toBe(position);
  };
  const fullSize = await barHeight(page);
  const textTop = () => heading(page).evaluate((element) => element.getBoundingClientRect().top + window.scrollY);
  const top = await textTop();

  for (const [position, isCompact] of [
    [250, false],
    [251, true],
    [900, true],
    [250, false],
    [251, true],
    [0, false],
  ] as const) {
    await scrollTo(position);
    if (isCompact) await expect.poll(() => barHeight(page)).toBeLessThan(fullSize);
    else await expect.poll(() => barHeight(page)).toBe(fullSize);
    expect(await textTop()).toBe(top);
  }
});

test("A8 tabbing through the bar does not move the page", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar(page)).toHaveAttribute("data-compact");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(logo(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Search" })).toBeFocused();

  for (const item of guestItems) {
    await page.keyboard.press("Tab");
    await expect(menu(page).getByRole("link", { name: item })).toBeFocused();
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
  }
});
