import type { Locator, Page } from "@playwright/test";
import { shiftsOf, watchShifts } from "../support/livePages";
import { awake, fillInRegistration, heading, menuItems } from "../support/product";
import { expect, test } from "../support/test";

/** Opens a page and holds its scripts back until they are released. */
async function openWithoutScripts(page: Page, path: string, painted = heading(page)): Promise<() => void> {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(painted).toBeVisible();
  return release;
}

/** What is painted of a page that is not prerendered. */
const frame = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });

test("A17 a login typed before the scripts came is not sent into the address, is kept, and works", async ({
  page,
  api,
}) => {
  const ada = await api.register("Ada Quist");
  const release = await openWithoutScripts(page, "/login");
  await page.getByLabel("Email Address").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByLabel("Password").press("Enter");
  await expect(page).toHaveURL(/\/login$/);
  release();

  await expect(page).toHaveURL(/\/dashboard$/);
});

test("A14 a registration typed before the scripts came is kept, and works", async ({ page }) => {
  const release = await openWithoutScripts(page, "/register");
  const email = `${crypto.randomUUID()}@example.com`;
  await fillInRegistration(page, { name: "Cleo Park", email, password: "paper lanterns" });
  release();
  await awake(page);

  await page.getByRole("button", { name: "Register" }).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test("A53 a goal typed before the scripts came is kept, and works", async ({ page }) => {
  const release = await openWithoutScripts(page, "/learnings");
  await page.getByPlaceholder("I'd like to learn...").fill("bookbinding");
  release();
  await awake(page);

  await page.getByRole("button", { name: "Get recommendation" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page.getByPlaceholder("I'd like to learn...")).toHaveValue("bookbinding");
});

test("M55 what was pressed before the scripts came happens once they are there", async ({ page, api }) => {
  const ada = await api.register("Ada Quist");
  const release = await openWithoutScripts(page, "/login");
  await page.getByRole("button", { name: /^Switch to dark theme/ }).click();
  await page.getByLabel("Email Address").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Login" }).click();
  release();

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.locator("html")).toHaveClass(/dark/);
});

test("M55 an interest ticked before the scripts came filters the buddies", async ({ page }) => {
  const release = await openWithoutScripts(page, "/profiles");
  await page.getByRole("checkbox", { name: "Coding" }).check();
  release();

  await expect(page).toHaveURL(/interests=coding/);
  await expect(page.getByRole("checkbox", { name: "Coding" })).toBeChecked();
});

test("M46 Groups, pressed before the scripts came, says why one is asked to log in", async ({ page }) => {
  const release = await openWithoutScripts(page, "/");
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Groups" }).click();
  release();

  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Log in to join a group.")).toBeVisible();
});

/** Where a text begins, and how high it is. */
async function placeOf(text: Locator) {
  const { x, y, height } = (await text.boundingBox()) ?? {};
  return { x, y, height };
}

/** Pages that always begin in the same way: with this title. */
const headed = {
  "/buddies": "Your buddies",
  "/posts": "Welcome to the group posts",
  "/groups": "Find a group",
  "/groups/mine": "My groups",
  "/schedule": "Schedule",
  "/notifications": "Notifications",
  "/settings/account": "Account settings",
  "/settings/privacy": "Privacy",
  "/settings/notifications": "Notification settings",
};

for (const [width, paths] of [
  [360, Object.keys(headed)],
  [768, ["/schedule"]],
  [1280, ["/schedule", "/posts", "/settings/privacy"]],
] as const)
  test(`a member's page shows its frame and its title before the scripts came, and nothing moves after it, at ${width}`, async ({
    page,
    logInAs,
    api,
  }) => {
    await logInAs(await api.register("Ada Quist"));
    await page.setViewportSize({ width, height: 800 });
    await watchShifts(page);
    for (const path of paths) {
      const title = page.locator("h1").first();
      const release = await openWithoutScripts(page, path, frame(page));
      await expect(menuItems(page).first()).toBeHidden();
      await expect(title).toHaveText(headed[path as keyof typeof headed]);
      await expect(title).toBeVisible();
      const before = await placeOf(title);
      release();

      await expect(heading(page)).toHaveText(headed[path as keyof typeof headed]);
      await expect(page.getByRole("button", { name: "Your menu" })).toBeVisible();
      expect(await placeOf(title), path).toEqual(before);
      const { shift, moved } = await shiftsOf(page);
      expect(shift, `${path}\n${moved.join("\n")}`).toBeLessThanOrEqual(0.02);
    }
  });

test("a guest does not see the head of a page for members before the scripts send them on", async ({ page }) => {
  const release = await openWithoutScripts(page, "/schedule", frame(page));
  await expect(page.locator("h1")).toBeHidden();
  release();

  await expect(heading(page)).toHaveText("Login");
});

test("a search pressed in the frame, before the scripts came, opens on the page", async ({ page }) => {
  const release = await openWithoutScripts(page, "/no-such-place", frame(page));
  await frame(page).click();
  release();

  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  await expect(heading(page)).toHaveText("We can't find this page");
});

test("M55 a visitor who reads the landing page loads nothing of the service's code", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto("/");
  await awake(page);
  await page.waitForLoadState("networkidle");

  expect(scripts.some((path) => /\/assets\/react/.test(path))).toBe(true);
  expect(scripts.filter((path) => /\/assets\/(service|socketLink)|graphql/.test(path))).toEqual([]);
});

test("M43 X7 the fonts of the product reach ten cold loads of ten, however late, and texts are as wide in each", async ({
  browser,
  baseURL,
}) => {
  const loads: number[][] = [];
  for (let load = 0; load < 10; load++) {
    const context = await browser.newContext({ baseURL });
    const page = await context.newPage();
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, load * 150));
      await route.continue();
    });
    await page.goto("/login");
    await awake(page);
    const texts = [
      [heading(page), "Bricolage Fallback"],
      [page.getByText("Good to see you again."), "Figtree Fallback"],
    ] as const;
    const widths = [];
    for (const [text, fallback] of texts) {
      const [shown, inFallback] = await widthsOf(text, fallback);
      expect(shown, `of load ${load} in the product's own font`).not.toBe(inFallback);
      widths.push(shown);
    }
    loads.push(widths);
    await context.close();
  }
  for (const widths of loads) expect(widths).toEqual(loads[0]);
});

/** How wide a text is, in pixels: as shown, and in a fallback of its font. */
const widthsOf = (text: Locator, fallback: string): Promise<[number, number]> =>
  text.evaluate((element, family) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const width = () => range.getBoundingClientRect().width;
    const shown = width();
    element.style.fontFamily = `"${family}"`;
    return [shown, width()];
  }, fallback);
