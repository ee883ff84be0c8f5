import type { Page } from "@playwright/test";
import { awake } from "../support/product";
import { expect, test } from "../support/test";

async function open(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** The ring of what has the focus, and how much it stands out from the page. */
const ringOn = (page: Page) =>
  page.evaluate(() => {
    const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
      return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
    };
    const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(document.activeElement as Element);
    const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
    const [dim = 0, bright = 0] = [luminance(outlineColor), ground].sort((one, other) => one - other);
    return {
      width: parseFloat(outlineWidth),
      style: outlineStyle,
      contrast: (bright + 0.05) / (dim + 0.05),
    };
  });

test("C13 every stop of the keyboard has a ring of 2 pixels that stands out, in both themes", async ({ page }) => {
  for (const path of ["/profiles", "/login"]) {
    await open(page, path);
    for (let stop = 0; stop < 16; stop += 1) {
      await page.keyboard.press("Tab");
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        const ring = await ringOn(page);
        expect(ring.style, `${path}, ${colorScheme}, stop ${stop}`).toBe("solid");
        expect(ring.width).toBeGreaterThanOrEqual(2);
        expect(ring.contrast).toBeGreaterThanOrEqual(3);
      }
    }
  }
});

test("C23 the bar of a member has its name on one line and all of its items inside, from a tablet on", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await open(page, "/dashboard");
  await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const name = await page.getByRole("banner").getByRole("link", { name: "Study Circle" }).boundingBox();
    expect(name?.height, `${width}`).toBeLessThan(50);
    const ends = await page
      .locator("header :is(a, button):visible")
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(width - 16);
  }
});
