import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { awake, guestTitles, memberTitles, publicTitles } from "../support/product";
import { expect, test } from "../support/test";

/** What every screen has to keep to; each test is named after its point of the quality bar. */
const visitorPaths = [...Object.keys({ ...publicTitles, ...guestTitles }), "/nowhere"];
const memberPaths = Object.keys(memberTitles);

async function open(page: Page, path: string) {
  await page.goto(path);
  await awake(page);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

async function arrange(api: Api): Promise<{ ada: Person; own: string[] }> {
  const ada = await api.registerWithProfile("Ada Quist", { bio: "Sews books.", skills: ["Sewing", "Paper"] });
  const postId = await api.createPost(ada, "Evening physics\nTwo chapters a week.");
  await api.addComment(ada, postId, "Starting on Monday");
  return { ada, own: [`/profile/${ada.id}`, `/posts/${postId}`] };
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`C13 every stop of the keyboard has a ring of 2 pixels that stands out, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const path of ["/profiles", "/login"]) {
      await open(page, path);
      for (let stop = 0; stop < 16; stop += 1) {
        await page.keyboard.press("Tab");
        const ring = await page.evaluate(() => {
          const part = (value: number) => (value <= 10 ? value / 3294 : ((value / 255 + 0.055) / 1.055) ** 2.4);
          const luminance = (color: string) => {
            const [red = 0, green = 0, blue = 0] = color.match(/\d+/g)?.map(Number) ?? [];
            return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
          };
          const { outlineWidth, outlineStyle, outlineColor } = getComputedStyle(document.activeElement as Element);
          const ground = luminance(getComputedStyle(document.documentElement).backgroundColor);
          const [dim = 0, bright = 0] = [luminance(outlineColor), ground].sort((one, other) => one - other);
          return { width: parseFloat(outlineWidth), style: outlineStyle, contrast: (bright + 0.05) / (dim + 0.05) };
        });
        expect(ring.style, `${path}, stop ${stop}`).toBe("solid");
        expect(ring.width).toBeGreaterThanOrEqual(2);
        expect(ring.contrast).toBeGreaterThanOrEqual(3);
      }
    }
  });
}

test.describe("with a finger", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("C17 buttons, fields and the links that look like buttons have room for a thumb", async ({
    page,
    api,
    logInAs,
  }) => {
    test.slow();
    const { ada, own } = await arrange(api);
    for (const path of [...visitorPaths, own[0] ?? ""]) expect(await smallTargets(page, path), path).toEqual([]);
    await logInAs(ada);
    for (const path of [...memberPaths, ...own]) expect(await smallTargets(page, path), path).toEqual([]);
  });
});

/** What can be pressed and is smaller than 44 pixels in a direction; links within a text may be as high as it. */
async function smallTargets(page: Page, path: string): Promise<string[]> {
  await open(page, path);
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, summary, nav a, main a")]
      .filter((element) => element.checkVisibility() && !element.closest("[inert]"))
      .filter((element) => element.localName !== "a" || /flex|grid/.test(getComputedStyle(element).display))
      .map((element) =>
        element.matches("[type=checkbox], [type=radio]") ? (element.closest("label") ?? element) : element,
      )
      .filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return Math.min(width, height) < 43.5;
      })
      .map((element) => `${element.localName} ${element.textContent?.trim().slice(0, 30)}`),
  );
}

for (const [zoom, width, height] of [
  ["200", 640, 400],
  ["400", 320, 200],
] as const) {
  test(`C20 at ${zoom} % nothing is lost: no sideways scroll, and the last button can be reached`, async ({
    page,
    api,
    logInAs,
  }) => {
    test.slow();
    const { ada, own } = await arrange(api);
    await page.setViewportSize({ width, height });
    const check = async (path: string) => {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      const last = page.locator("main :is(button, a[href])").filter({ visible: true }).last();
      // Again, because a page that leads on to another one scrolls back to its top.
      await expect(async () => {
        await last.scrollIntoViewIfNeeded();
        await expect(last, path).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
      }).toPass({ timeout: 10_000 });
    };
    for (const path of visitorPaths) await check(path);
    await logInAs(ada);
    for (const path of [...memberPaths, ...own]) await check(path);
  });
}

test("C23 the bar of a member has its name on one line and all of its items inside, from a tablet on", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  for (const width of [768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await open(page, "/dashboard");
    await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
    const name = await page.getByRole("banner").getByRole("link", { name: "Study Circle" }).boundingBox();
    expect(name?.height, `${width}`).toBeLessThan(50);
    const ends = await page
      .locator("header :is(a, button):visible")
      .evaluateAll((all) => all.map((item) => item.getBoundingClientRect().right));
    expect(Math.max(...ends), `${width}`).toBeLessThanOrEqual(width - 16);
  }
});

test("C24 nothing moves for those who ask for less motion", async ({ page, api, logInAs }) => {
  const { ada, own } = await arrange(api);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const expectStill = async (path: string) => {
    await open(page, path);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  };
  for (const path of visitorPaths) await expectStill(path);
  await logInAs(ada);
  for (const path of ["/dashboard", ...own]) await expectStill(path);
});

test("C38 a printed profile is black on white, on both themes' screens, and no card is cut in two", async ({
  page,
  api,
}) => {
  const { own } = await arrange(api);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, media: "screen" });
    await open(page, own[0] ?? "");
    await page.emulateMedia({ colorScheme, media: "print" });
    const look = await page.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement);
      const { color, breakInside } = getComputedStyle(document.querySelector("article") as Element);
      return { backgroundColor, color, breakInside };
    });
    expect(look).toEqual({
      backgroundColor: "rgb(255, 255, 255)",
      color: "rgb(0, 0, 0)",
      breakInside: "avoid",
    });
    await expect(page.getByRole("navigation", { name: "Main", exact: true })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  }
});

test("C40 no page leads to a place that is not there", async ({ page, api, logInAs, request }) => {
  test.slow();
  const { ada, own } = await arrange(api);
  const found = new Set<string>();
  const collect = async (path: string) => {
    await open(page, path);
    for (const href of await page.locator("a[href^='/']").evaluateAll((all) => all.map((a) => a.getAttribute("href"))))
      if (href) found.add(href.split("#")[0] ?? href);
  };
  for (const path of visitorPaths) await collect(path);
  await logInAs(ada);
  for (const path of ["/dashboard", "/posts", ...own]) await collect(path);

  expect(found.size).toBeGreaterThan(12);
  for (const href of found) expect((await request.get(href)).status(), href).toBe(200);
  for (const icon of ["/favicon.ico", "/favicon.svg"]) expect((await request.get(icon)).status(), icon).toBe(200);
});
