import type { Page } from "@playwright/test";
import { brightShare } from "../support/pixels";
import { awake, publicTitles } from "../support/product";
import { expect, test } from "../support/test";

/** Relative luminance from which a surface glares in a dark room; the light theme's paper has 0.92. */
const glare = 0.5;

/** So much of a page may glare: large figures and chosen filters, never a ground. */
const maxGlare = 0.015;

test.use({ colorScheme: "dark" });

async function expectDark(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  expect(await brightShare(page, glare), path).toBeLessThanOrEqual(maxGlare);
}

test("M47 no page of a visitor has a bright ground in the dark", async ({ page, api }) => {
  test.slow();
  const ada = await api.registerWithProfile("Ada Quist", { bio: "Sews books." });
  const own = [`/profile/${ada.id}`, "/profiles?interests=art", "/learnings?goal=watercolour", "/nowhere"];
  for (const path of [...Object.keys(publicTitles), "/login", "/register", ...own]) await expectDark(page, path);
});

test("M47 no page of a member has a bright ground in the dark, nor has a dialog", async ({ page, api, logInAs }) => {
  test.slow();
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "Evening physics");
  await logInAs(ada);
  for (const path of ["/dashboard", "/edit-profile", "/add-education", "/posts", `/posts/${postId}`])
    await expectDark(page, path);

  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await brightShare(page, glare)).toBeLessThanOrEqual(maxGlare);
});

test("M47 the surfaces of the dark are plum, and each step is lighter than the one below", async ({ page }) => {
  await page.goto("/profiles");
  await awake(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const steps = await page.evaluate(() => {
    const colorOf = (element: Element | null) =>
      (element ? getComputedStyle(element).backgroundColor : "").match(/\d+/g)?.map(Number) ?? [];
    const chip = document.querySelector("article li");
    return [document.documentElement, document.querySelector("article"), chip].map(colorOf);
  });

  for (const [red = 0, green = 0, blue = 0] of steps) {
    expect(green, "plum has least of green").toBeLessThan(red);
    expect(green).toBeLessThan(blue);
  }
  const light = steps.map((parts) => parts.slice(0, 3).reduce((sum, part) => sum + part, 0));
  for (let step = 1; step < light.length; step += 1)
    expect((light[step] ?? 0) - (light[step - 1] ?? 0), `step ${step} shows`).toBeGreaterThanOrEqual(24);
});

test("M47 check boxes have the colours of the theme", async ({ page }) => {
  await page.goto("/profiles");
  await awake(page);
  const box = page.getByRole("checkbox", { name: "Art" });
  const look = () =>
    box.evaluate((element) => {
      const { appearance, backgroundColor, borderTopColor } = getComputedStyle(element);
      return { appearance, backgroundColor, borderTopColor };
    });
  const surface = await page
    .getByRole("article")
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await look()).toMatchObject({ appearance: "none", backgroundColor: surface });
  await box.check();
  await expect.poll(async () => (await look()).backgroundColor).toBe("rgb(31, 29, 61)");
});
