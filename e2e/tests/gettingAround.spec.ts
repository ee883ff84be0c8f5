import type { Locator, Page } from "@playwright/test";
import { heading, memberItems, menu, menuItems } from "../support/product";
import { listening } from "../support/service";
import { expect, test } from "../support/test";

const banner = (page: Page) => page.getByRole("banner");
const face = (page: Page) => banner(page).getByRole("button", { name: "Your menu" });
const sheet = (page: Page) => page.getByRole("dialog", { name: "Your menu" });
const bar = (page: Page) => page.getByRole("navigation", { name: "Main pages" });

/** What the viewer's face leads to, and the first word of the page's heading. */
const ownPlaces = (id: string) =>
  [
    ["My groups", "/groups/mine"],
    ["My buddies", "/buddies"],
    ["My books", "/shelves"],
    ["Profile", `/profile/${id}`],
    ["Settings", "/settings/account"],
  ] as const;

const daily = [
  ["Schedule", "/schedule"],
  ["Room", "/room"],
] as const;

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("every place is reachable in two taps, and is marked where it is", async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    await logInAs(ada);
    await page.goto("/dashboard");
    await expect(bar(page).getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");

    for (const [name, path] of [["Study room", "/room"] as const, ...ownPlaces(ada.id)]) {
      await face(page).tap();
      const place = sheet(page).getByRole("link", { name });
      expect((await place.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await place.tap();

      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(sheet(page)).toBeHidden();
      await expect(heading(page)).toBeFocused();
      await face(page).tap();
      await expect(sheet(page).getByRole("navigation", { name: "Your menu" }).locator("[aria-current]")).toHaveText(
        name,
      );
      await page.keyboard.press("Escape");
    }
    for (const place of ["Home", "Groups", "Schedule", "Buddies", "Books"]) {
      await bar(page).getByRole("link", { name: place }).tap();
      await expect(bar(page).locator("[aria-current]")).toHaveText(place);
    }
  });

  test("the sheet of the face has the menu and the theme, is used by keyboard alone, and gives the focus back", async ({
    page,
    api,
    logInAs,
    expectAccessible,
    expectAccessibleInDark,
  }) => {
    await logInAs(await api.registerWithProfile("Ada Quist"));
    await page.goto("/profiles");
    await face(page).press("Enter");
    await expect(menuItems(page)).toHaveText(memberItems);
    await expectAccessible();
    await expectAccessibleInDark();

    // Around once: the browser's own bar is the only stop outside.
    const stops = await sheet(page).locator("a, button").count();
    for (let stop = 0; stop < stops + 4; stop += 1) {
      await page.keyboard.press("Tab");
      const isInside = await sheet(page).evaluate(
        (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
      );
      expect(isInside, `stop ${stop}`).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toBeHidden();
    await expect(face(page)).toBeFocused();

    await face(page).press("Space");
    await sheet(page)
      .getByRole("button", { name: /^Switch to/ })
      .press("Enter");
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole("link", { name: "My books" }).press("Enter");
    await expect(heading(page, "Your books")).toBeFocused();
    await expect(face(page)).toHaveAttribute("aria-expanded", "false");
  });

  test("logging out is in the sheet, and leads to the page of visitors with its menu", async ({
    page,
    api,
    logInAs,
  }) => {
    await logInAs(await api.registerWithProfile("Ada Quist"));
    await page.goto("/profiles");
    await face(page).tap();
    await menu(page).getByRole("link", { name: "Logout" }).tap();

    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: "Open menu" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign Up" })).toBeVisible();
    await expect(face(page)).toHaveCount(0);
  });
});

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("every place is one or two clicks away, and is marked where it is", async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    await logInAs(ada);
    await page.goto("/dashboard");
    for (const [name, path] of daily) {
      const place = banner(page).getByRole("link", { name });
      await expect(place).toHaveText(new RegExp(`^${name}`));
      await place.click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(place).toHaveAttribute("aria-current", "page");
    }
    await banner(page).getByRole("link", { name: "Notifications" }).click();
    await expect(banner(page).getByRole("link", { name: "Notifications" })).toHaveAttribute("aria-current", "page");
    for (const [name, path] of ownPlaces(ada.id)) {
      await face(page).click();
      await banner(page).locator("#your-places").getByRole("link", { name }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      // The page that comes closes the menu: opened sooner, it would not stay open.
      await expect(heading(page)).toBeFocused();
      await face(page).click();
      await expect(banner(page).locator("#your-places [aria-current]")).toHaveText(name);
      await page.keyboard.press("Escape");
      await expect(face(page)).toBeFocused();
    }
    await expect(menu(page).locator("[aria-current]")).toHaveCount(0);
    await expect(face(page)).toHaveAttribute("aria-current", "true");
  });

  test("the room in the bar says how many study now, as they come and go", async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    const postId = await api.createPost(ada, "Evening physics");
    const bo = await api.register("Bo Tan");
    await api.as(bo, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, {
      input: { groupId: postId },
    });
    await logInAs(ada);
    const isLive = listening(page, "StudyingChanged");
    await page.goto("/profiles");
    await isLive;
    const room = banner(page).getByRole("link", { name: /^Room/ });
    await expect(room).toHaveText("Room");

    await api.as(bo, `mutation ($input: EnterRoomInput!) { enterRoom(input: $input) { id } }`, {
      input: { roomId: postId },
    });
    await expect(room).toHaveAccessibleName("Room · 1 person studies now");
    await api.as(bo, `mutation ($input: RoomInput!) { leaveRoom(input: $input) { id } }`, {
      input: { roomId: postId },
    });
    await expect(room).toHaveText("Room");
  });

  test("buddies and books have their tabs: everyone and mine, find and shelves", async ({ page, api, logInAs }) => {
    await logInAs(await api.registerWithProfile("Ada Quist"));
    for (const [tabs, first, second, path] of [
      ["Buddies", "Everyone", "Mine", "/profiles"],
      ["Books", "Find", "Shelves", "/learnings"],
    ] as const) {
      await page.goto(path);
      const row = page.getByRole("main").getByRole("navigation", { name: tabs, exact: true });
      await expect(row.locator("[aria-current]")).toHaveText(first);
      await row.getByRole("link", { name: second }).click();
      await expect(row.locator("[aria-current]")).toHaveText(second);
      await row.getByRole("link", { name: first }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });
});

for (const width of [360, 1280]) {
  test(`the start page welcomes a member back at ${width} and leads on, and nothing of the visitors' page is seen before`, async ({
    page,
    api,
    logInAs,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const ada = await api.registerWithProfile("Ada Quist");
    await logInAs(ada);
    await page.addInitScript(() => {
      const seen = { shift: 0, signUp: false };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
      }).observe({ type: "layout-shift", buffered: true });
      const look = () => {
        const links = [...document.querySelectorAll("main a[href='/register']")];
        if (links.some((link) => link.checkVisibility({ visibilityProperty: true }))) seen.signUp = true;
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto("/");
    const main = page.getByRole("main");

    await expect(main.getByText("Welcome back, Ada Quist")).toBeVisible();
    await expect(main.getByRole("link", { name: "Plan a session" })).toBeVisible();
    await expect(main.getByRole("link", { name: /Sign Up|Join Us/ })).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seen: { shift: number; signUp: boolean } }).seen);
    expect(seen.signUp).toBe(false);
    expect(seen.shift).toBeLessThanOrEqual(0.02);
    await main.getByRole("link", { name: "Go to Home" }).first().click();
    await expect(heading(page, "Home")).toBeFocused();
  });
}

/** What can be pressed and is below the alert. */
const coveredBy = (alert: Locator) =>
  alert.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return [...document.querySelectorAll("a, button, input, select, textarea")]
      .filter((other) => !element.contains(other) && other.checkVisibility({ visibilityProperty: true }))
      .filter((other) => {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
      })
      .map((other) => other.textContent || other.getAttribute("aria-label") || other.localName);
  });

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`C11 alerts at ${width} cover nothing that can be pressed: not what was just used, no menu, no bar`, async ({
    page,
    api,
    logInAs,
  }) => {
    await page.setViewportSize({ width, height });
    const ada = await api.registerWithProfile("Ada Quist");
    const postId = await api.createPost(ada, "Evening physics");
    for (const number of [1, 2, 3]) await api.addComment(ada, postId, `Chapter ${number} is read`);
    await logInAs(ada);
    const pages = [
      [`/posts/${postId}`, "Send reply", /Comment added/],
      ["/edit-profile", "Save profile", /Profile Updated/],
      ["/add-experience", "Add Experience", /Experience Added/],
    ] as const;
    for (const [path, press, said] of pages) {
      await page.goto(path);
      await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
      if (path.startsWith("/posts")) await page.getByRole("textbox", { name: /reply/i }).fill("See you on Monday");
      if (path === "/add-experience") {
        await page.getByLabel("Job title").fill("Bookbinder");
        await page.getByLabel("Company").fill("Thread & Glue");
        await page.getByLabel(/^From/).fill("2020-02-29");
      }
      await page.getByRole("button", { name: press }).click();
      const alert = page.getByRole("status").filter({ hasText: said });
      await expect(alert).toBeVisible();
      await expect(async () => expect(await coveredBy(alert)).toEqual([])).toPass({ timeout: 2_500 });
    }
  });
}
