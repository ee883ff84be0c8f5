import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const shortcuts = (page: Page) => page.getByRole("button", { name: "Shortcuts" });

test("A24 opens the shortcuts by mouse, closes them outside, and goes where they lead", async ({
  page,
  api,
  logInAs,
}) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await logInAs(await api.registerWithProfile());
  const places = { School: "/add-education", Work: "/add-experience", Edit: "/edit-profile", Home: "/dashboard" };
  for (const [name, path] of Object.entries(places)) {
    await page.goto("/dashboard");
    const link = page.locator("#speed-dial").getByRole("link", { name, exact: true });
    await expect(shortcuts(page)).toHaveAttribute("aria-expanded", "false");
    await expect(link).toBeHidden();
    await shortcuts(page).click();
    await expect(shortcuts(page)).toHaveAttribute("aria-expanded", "true");
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(link).toBeHidden();
  }

  await shortcuts(page).click();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(shortcuts(page)).toHaveAttribute("aria-expanded", "false");
  await shortcuts(page).click();
  await shortcuts(page).click();
  await expect(shortcuts(page)).toHaveAttribute("aria-expanded", "false");
});

test("A24 opens and closes the shortcuts by keyboard and Esc", async ({ page, api, logInAs }) => {
  await page.setViewportSize({ width: 600, height: 900 });
  await logInAs(await api.registerWithProfile());
  await page.goto("/dashboard");
  const links = page.locator("#speed-dial").getByRole("link");

  await shortcuts(page).press("Enter");
  await expect(links).toHaveText(["School", "Work", "Edit", "Home"]);
  await page.keyboard.press("Tab");
  await expect(links.first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(links.first()).toBeHidden();
  await expect(shortcuts(page)).toBeFocused();

  await page.keyboard.press("Space");
  await expect(links.first()).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(links.first()).toBeHidden();
});

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("A24 opens and closes the shortcuts by touch, with room for a thumb, and they cover nothing", async ({
    page,
    api,
    logInAs,
  }) => {
    await logInAs(await api.registerWithProfile());
    await page.goto("/dashboard");

    await shortcuts(page).tap();
    for (const target of [shortcuts(page), ...(await page.locator("#speed-dial").getByRole("link").all())]) {
      const box = await target.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
    await page.getByRole("heading", { level: 1 }).tap();
    await expect(shortcuts(page)).toHaveAttribute("aria-expanded", "false");

    // It stands in the page, and scrolls with it: nothing is ever below it.
    const covered = await shortcuts(page).evaluate((button) => {
      const box = button.getBoundingClientRect();
      return [...document.querySelectorAll("main :is(a, button, p, h1, h2)")]
        .filter((other) => other !== button && !button.parentElement?.contains(other) && other.checkVisibility())
        .filter((other) => {
          const { left, right, top, bottom } = other.getBoundingClientRect();
          return right > box.left && left < box.right && bottom > box.top && top < box.bottom;
        })
        .map(({ textContent }) => textContent);
    });
    expect(covered).toEqual([]);
    const before = await shortcuts(page).boundingBox();
    await page.evaluate(() => window.scrollBy(0, 40));
    await expect.poll(async () => (await shortcuts(page).boundingBox())?.y).toBe((before?.y ?? 0) - 40);
  });
});

test("M50 leaves the shortcuts to phones, and leads from Home to one's public page", async ({ page, api, logInAs }) => {
  const person = await api.registerWithProfile("Nia Okafor");
  await logInAs(person);
  await page.goto("/dashboard");

  await page.getByRole("link", { name: "See your public page" }).click();

  await expect(page).toHaveURL(new RegExp(`/profile/${person.id}$`));
  await page.goBack();
  await expect(shortcuts(page)).toBeHidden();
});
