import type { Page } from "@playwright/test";
import type { Api } from "../support/api";
import { awake } from "../support/product";
import { arrangeStudies, studyParts } from "../support/studies";
import { expect, test } from "../support/test";

/** What people read stays where it is while the rest arrives. */
const largestShift = 0.02;

/** So long each answer of the service takes here, in milliseconds: long enough for every skeleton to show. */
const answerAfter = 500;

/** So long each script and each font takes where they are late, in milliseconds: a page is painted before both. */
const scriptsAfter = 800;
const fontsAfter = 400;

const text = "Evening physics, two chapters a week.\n\nWe read aloud and draw what we did not understand.";

async function arrange(api: Api) {
  const ada = await api.registerWithProfile("Ada Quist", { bio: "Sews books.", website: "https://ada.example.org" });
  const posts = [];
  for (let number = 0; number < 6; number += 1) posts.push(await api.createPost(ada, text));
  for (const comment of ["Starting on Monday", text]) await api.addComment(ada, posts[0] ?? "", comment);
  return { ada, own: [`/profile/${ada.id}`, `/posts/${posts[0]}`] };
}

/** The sum of all shifts of the page that nobody caused by a press or a key. */
async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path);
  await awake(page);
  await page.waitForLoadState("networkidle");
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(0), 300);
      }),
  );
}

async function delay(page: Page, url: string, milliseconds: number) {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

async function expectStill(page: Page, paths: readonly string[]) {
  await delay(page, "**/graphql", answerAfter);
  const shifts: [string, number][] = [];
  for (const path of paths) shifts.push([path, Number((await shiftOf(page, path)).toFixed(3))]);
  expect(shifts.filter(([, shift]) => shift > largestShift)).toEqual([]);
}

const publicPaths = ["/", "/profiles", "/learnings", "/login", "/register", "/decline", "/nowhere"];
const memberPaths = [
  "/dashboard",
  "/create-profile",
  "/edit-profile",
  "/add-experience",
  "/add-education",
  "/posts",
  "/shelves",
];

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("M43 no page of a visitor moves while it loads", async ({ page, api }) => {
      test.slow();
      const { own } = await arrange(api);
      await expectStill(page, [...publicPaths, own[0] ?? ""]);
    });

    test("M43 no page of a visitor moves when its scripts and fonts come late", async ({ page }) => {
      test.slow();
      await delay(page, "**/assets/*.js", scriptsAfter);
      await delay(page, "**/assets/*.woff2", fontsAfter);
      await expectStill(page, publicPaths);
    });

    test("M43 no page of a member moves while it loads", async ({ page, api, logInAs }) => {
      test.slow();
      const { ada, own } = await arrange(api);
      await logInAs(ada);
      await expectStill(page, [...memberPaths, ...own, "/profiles"]);
    });

    for (const [name, ofPart] of studyParts)
      test(`B21 no page of ${name} moves while it loads`, async ({ page, api, logInAs }) => {
        const ada = await api.registerWithProfile("Ada Quist");
        const { paths } = await arrangeStudies(api, ada);
        await logInAs(ada);
        await expectStill(
          page,
          paths.filter((path) => ofPart.test(path)),
        );
      });

    test("B21 Home does not move for a newcomer, with a profile and without one", async ({ page, api, logInAs }) => {
      await logInAs(await api.register("Ada Quist"));
      await expectStill(page, ["/dashboard"]);
      await logInAs(await api.registerWithProfile("Ben Okafor"));
      await expectStill(page, ["/dashboard"]);
    });
  });
}

test("a page that is not prerendered waits with its first text for the fonts that the browser has cached", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/posts");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const fonts = await page.evaluate(() => {
    const name = getComputedStyle(document.body).fontFamily.split(",")[0];
    return { name, isLoaded: document.fonts.check("1em Figtree") };
  });
  expect(fonts).toEqual({ name: "Figtree", isLoaded: true });
});
