import type { Page } from "@playwright/test";
import { awake, guestItems, heading, menu, menuItems, unknownId } from "../support/product";
import { expect, test } from "../support/test";
import { bar } from "../support/shell";

const theme = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const offline = (page: Page) => page.getByRole("status").filter({ hasText: "You're offline" });

test("A9 A52 an address that does not exist is a friendly page with a way on", async ({
  page,
  allowComplaints,
  expectAccessible,
}) => {
  allowComplaints(/Failed to load resource.*404/);
  for (const [path, title] of [
    ["/posts/one/two", "We can't find this page"],
    [`/profile/${unknownId}`, "We can't find this member"],
    ["/profile/not-an-id", "We can't find this member"],
    ["/no-such-page", "We can't find this page"],
  ] as const) {
    await page.goto(path);
    await expect(heading(page, title)).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Study Circle`);
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "Meet buddies" })).toBeVisible();
    if (path.startsWith("/profile")) await expectAccessible();
  }
  await page.getByRole("main").getByRole("link", { name: "Meet buddies" }).click();
  await expect(heading(page, "BROWSE AND CONNECT WITH YOUR BUDDIES")).toBeFocused();
  await page.goBack();
  await page.getByRole("main").getByRole("link", { name: "Go to the homepage" }).click();
  await expect(page).toHaveURL(/\/$/);
});

test("A9 A62 an unknown group's address says to a member that this group is not here", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  for (const path of [`/posts/${unknownId}`, "/posts/not-an-id"]) {
    await page.goto(path);
    await expect(heading(page, "We can't find this group")).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link").first()).toBeVisible();
  }
  await expectAccessible();
});

test("A9 a page that cannot be fetched says so, keeps the navigation, and loads again", async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource|dynamically imported module/);
  await page.goto("/login");
  await awake(page);
  await page.route("**/assets/*.js", (route) => route.abort());
  await menu(page).getByRole("link", { name: "Books" }).click();

  await expect(heading(page, "This page didn't load")).toBeVisible();
  await expect(menuItems(page)).toHaveText(guestItems);
  await page.unroute("**/assets/*.js");
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(heading(page, "Learning Recommendation")).toBeVisible();
});

test("the first stop of the keyboard skips the navigation", async ({ page }) => {
  await page.goto("/login");
  await awake(page);
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).not.toBeInViewport();
  await page.keyboard.press("Tab");
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();

  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Email Address")).toBeFocused();
});

test("a new page takes the focus to its heading and starts at its top; Back returns to the place", async ({ page }) => {
  await page.goto("/");
  await awake(page);
  await expect(heading(page)).not.toBeFocused();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect(bar(page)).toHaveAttribute("data-compact");
  // Sent straight to the link: a driver's own scrolling before a click would be remembered as the reader's.
  await menu(page).getByRole("link", { name: "Signup" }).dispatchEvent("click");
  await expect(heading(page, "Register")).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(heading(page, /Join the largest/)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
});

test("the theme follows the system until it is switched, and the switch is remembered", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/profiles");
  await awake(page);
  expect(await theme(page)).toBe("dark");
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => theme(page)).toBe("light");

  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  expect(await theme(page)).toBe("dark");
  await expect(page.getByRole("button", { name: "Switch to light theme" })).toBeFocused();
  await page.reload();
  expect(await theme(page)).toBe("dark");
  await page.goto("/login");
  expect(await theme(page)).toBe("dark");
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.emulateMedia({ colorScheme: "dark" });
  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await page.reload();
  expect(await theme(page)).toBe("light");
});

test("the network's end is said in a banner, which goes by itself, and what was typed stays", async ({
  page,
  context,
  allowComplaints,
  expectAccessible,
}) => {
  allowComplaints(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await page.goto("/login");
  await awake(page);
  await expect(offline(page)).toBeHidden();
  await context.setOffline(true);
  await expect(offline(page)).toBeVisible();
  await expectAccessible();
  await page.getByLabel("Email Address").fill("ada@example.com");
  await page.getByLabel("Password").fill("paper lanterns");
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByRole("alert")).toContainText("You're offline");
  await context.setOffline(false);
  await expect(offline(page)).toBeHidden();
  await expect(page.getByLabel("Email Address")).toHaveValue("ada@example.com");
  await expect(page.getByLabel("Password")).toHaveValue("paper lanterns");
});
