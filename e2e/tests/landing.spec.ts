import type { Page } from "@playwright/test";
import { awake, guestItems, heading, menuItems } from "../support/product";
import { expect, test } from "../support/test";
test.use({ contextOptions: { reducedMotion: "no-preference" } });

const tagline = /Join the largest global online study group/;
const learners = "remote learners around the world, from New York to Cebu";
const count = (page: Page) => page.locator("[data-count]");
const footer = (page: Page) => page.getByRole("contentinfo");

const features = [
  ["Meet Buddy", "Learning with self-motivated people builds confidence."],
  ["Improve Quickly", "Study groups are tailored to help you learn efficiently."],
  ["Personalized Learning", "Schedule your own study time, wherever and whenever it suits you."],
] as const;

async function expectWholePage(page: Page) {
  await expect(heading(page, tagline)).toBeVisible();
  await expect(page.getByText("The best remote learning environment")).toBeVisible();
  for (const name of ["Sign Up", "Join Us"])
    await expect(page.getByRole("link", { name })).toHaveAttribute("href", "/register");
  for (const [title, message] of features) {
    const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) });
    await expect(card.getByText(message)).toBeVisible();
    await expect(card.locator("img")).toBeVisible();
  }
  await expect(count(page)).toHaveText("8200");
  await expect(page.getByText(learners)).toBeVisible();
  await expect(page.getByRole("heading", { name: /^87% .* report career benefits/ })).toBeVisible();
  await expect(footer(page)).toContainText("for a personal project");
}

/** Every number that the counter has shown since the page opened. */
async function recordCounts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(window, { seenCounts: seen });
    new MutationObserver(() => {
      const text = document.querySelector("[data-count]")?.textContent;
      if (text) seen.push(Number(text));
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenCounts: number[] }).seenCounts);
}

test("A10 A11 says what Study Circle is in its tagline, three cards and two figures, on a phone too, and leads on", async ({
  page,
}) => {
  await page.goto("/");
  await awake(page);
  await expectWholePage(page);
  for (const name of ["Sign Up", "Join Us"]) {
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(heading(page, "Register")).toBeFocused();
    await page.goBack();
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expectWholePage(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("A11 counts up to exactly 8200, and not before it is revealed", async ({ page }) => {
  const counts = await recordCounts(page);
  await page.clock.install();
  await page.goto("/");
  await awake(page);
  await page.clock.runFor(5_000);
  await expect(count(page)).not.toBeInViewport();
  expect(new Set(await counts())).toEqual(new Set([8200]));

  await page.clock.pauseAt(Date.now() + 60_000);
  await count(page).scrollIntoViewIfNeeded();
  await expect(count(page)).toHaveText("0");
  await page.clock.runFor(400);
  const halfway = Number(await count(page).textContent());
  expect(halfway).toBeGreaterThan(0);
  expect(halfway).toBeLessThan(8200);
  await page.clock.runFor(5_000);
  await expect(count(page)).toHaveText("8200");

  const shown = await counts();
  const climb = shown.slice(shown.indexOf(0));
  expect(climb).toEqual([...climb].sort((a, b) => a - b));
  expect(Math.max(...shown)).toBe(8200);
  await page.evaluate(() => window.scrollTo(0, 0));
  await count(page).scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  await expect(count(page)).toHaveText("8200");
});

test("A11 A13 nothing moves for those who ask for less motion, and the count stands at once", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const counts = await recordCounts(page);
  await page.goto("/");
  await awake(page);
  await count(page).scrollIntoViewIfNeeded();
  await expect(count(page)).toBeInViewport();
  await expectWholePage(page);

  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  expect(new Set(await counts())).toEqual(new Set([8200]));
});

test("A11 a browser without IntersectionObserver shows the count at once", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "IntersectionObserver"));
  const counts = await recordCounts(page);
  await page.goto("/");
  await awake(page);
  await count(page).scrollIntoViewIfNeeded();

  await expectWholePage(page);
  expect(new Set(await counts())).toEqual(new Set([8200]));
});

test("A12 the footer says what this was made with, and the year it is read in", async ({ page, request }) => {
  await page.clock.setFixedTime(new Date("2031-05-01T12:00:00Z"));
  for (const path of ["/", "/profiles", "/no-such-page"]) {
    await page.goto(path);
    await expect(footer(page)).toContainText("Study Circle is for a personal project.");
    await expect(footer(page)).toContainText("© 2031 Study Circle");
    await expect(footer(page)).toContainText("Illustrations from Open Peeps by Pablo Stanley");
  }
  const ways = await footer(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(ways).toEqual(["https://chakra-ui.com", "https://lucide.dev", "https://www.openpeeps.com", "/developers"]);
  expect(await (await request.get("/")).text()).not.toMatch(/©\s*(<!-- -->)?\s*20\d\d/);
});

test("A13 the intro comes in between 1200 and 1600 ms, while the words are there from the start", async ({ page }) => {
  await page.goto("/");
  const intro = await page
    .getByRole("main")
    .locator("*")
    .evaluateAll((elements) =>
      elements
        .map((element) => ({ tag: element.tagName, style: getComputedStyle(element) }))
        .filter(({ style }) => style.animationName !== "none" && style.animationIterationCount === "1")
        .map(({ tag, style }) => ({ tag, delay: parseFloat(style.animationDelay) * 1000 })),
    );
  const delays = intro.map(({ delay }) => delay);
  expect(delays.length).toBeGreaterThanOrEqual(3);
  expect(Math.min(...delays)).toBe(1200);
  expect(Math.max(...delays)).toBe(1600);
  expect(new Set(intro.map(({ tag }) => tag)), "decoration alone is animated").toEqual(new Set(["SPAN"]));
  const hidden = page.getByRole("main").locator("[aria-hidden=true]");
  await expect(hidden.filter({ hasText: /Join|Sign Up|study group/ })).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("A11 A13 the whole landing page can be read, and its ways lead on", async ({ page }) => {
    await page.goto("/");
    await expectWholePage(page);
    await expect(menuItems(page)).toHaveText(guestItems);

    await page.getByRole("link", { name: "Sign Up" }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(heading(page, "Register")).toBeVisible();
  });

  test("A46 A53 public pages are painted", async ({ page }) => {
    for (const [path, title] of [
      ["/profiles", "BROWSE AND CONNECT WITH YOUR BUDDIES"],
      ["/learnings", "Learning Recommendation"],
      ["/login", "Login"],
      ["/register", "Register"],
    ] as const) {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expect(menuItems(page)).toHaveText(guestItems);
      await expect(footer(page)).toBeVisible();
    }
  });
});
