import type { Locator, Page } from "@playwright/test";
import { brightShare, glare, maxGlare } from "../support/pixels";
import { awake } from "../support/product";
import { intercept } from "../support/service";
import { plan } from "../support/sessions";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

const longName = "Wolfeschlegelsteinhausenbergerdorff-Maximiliana-Konstantinopolitanischesdudel";
const longAddresses = ["a-long-path-without-an-end/", "withoutahyphen/"].map(
  (part) => `https://www.example.org/${part.repeat(20)}`,
);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing is shown there");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test("M33 M47 a dialog is as high as its content on a desktop, dark in the dark, and a full sheet on a phone", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  const dialog = page.getByRole("dialog");
  const content = await boxOf(dialog.getByRole("button", { name: "Delete account" }));
  const box = await boxOf(dialog);

  expect(box.height).toBeLessThan(450);
  expect(box.bottom - content.bottom).toBeLessThan(40);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  expect(await brightShare(page, glare)).toBeLessThanOrEqual(maxGlare);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(async () => (await boxOf(dialog)).height).toBe(740);
  await page.setViewportSize({ width: 1280, height: 260 });
  await expect.poll(async () => (await boxOf(dialog)).height).toBeLessThanOrEqual(221);
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeInViewport();
});

test("M39 C21 a long website address stays in its card, and all of it can be reached", async ({ page, api }) => {
  for (const address of longAddresses) {
    const ada = await api.registerWithProfile("Ada Quist", { website: address });
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(`/profile/${ada.id}`);
      const link = page.getByRole("link", { name: /www\.example\.org/ });
      const card = page.getByRole("article").locator("> div").first();

      await expect(link).toHaveAttribute("href", address);
      await expect(link).toHaveAttribute("title", address);
      expect((await boxOf(link)).right).toBeLessThanOrEqual((await boxOf(card)).right);
      expect((await boxOf(link)).height).toBeLessThan(90);
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
  }
});

test("C21 a bio from right to left begins at the right edge of its card", async ({ page, api }) => {
  const layla = await api.registerWithProfile("ليلى حداد", { bio: "أدرس الكيمياء وأحب القهوة." });
  await page.setViewportSize({ width: 1280, height: 740 });
  await page.goto(`/profile/${layla.id}`);
  const bio = page.getByText(/أدرس/);
  const skills = page.getByRole("heading", { name: "Skills" });

  expect((await boxOf(bio)).right).toBeCloseTo((await boxOf(skills)).right, 0);
});

test("M39 a comment's header leaves a long name its room at 360", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile(longName);
  const postId = await api.createPost(ada, "Evening physics");
  await api.addComment(ada, postId, "Starting on Monday");
  await logInAs(ada);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/posts/${postId}`);
  const comment = page.getByRole("listitem").filter({ hasText: "Starting on Monday" });
  const name = comment.getByRole("link", { name: longName });

  expect((await boxOf(name)).width).toBeGreaterThan(100);
  // Two lines, and what a thumb reaches above and below them.
  expect((await boxOf(name)).height).toBeLessThan(60 + 18);
  await expect(name).toHaveAttribute("title", longName);
  expect((await boxOf(comment.getByRole("button", { name: /^More actions/ }))).right).toBeLessThanOrEqual(360);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("C21 a name or a title without a space breaks where it stands at 360, on Home and beside a group", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile(longName);
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  await plan(api, ada, { title: "T".repeat(120), groupId });
  await logInAs(ada);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/posts/${groupId}?view=sessions`);
  const title = page.getByRole("link", { name: "TTT" });

  expect((await boxOf(title)).right).toBeLessThanOrEqual(360);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await title.click();
  const goer = page.getByRole("list", { name: "Who goes" }).getByRole("link");
  expect((await boxOf(goer)).right).toBeLessThanOrEqual((await boxOf(goer.locator("xpath=ancestor::ul"))).right);

  await page.goto("/dashboard");
  await expect(page.getByText(`Welcome ${longName}`)).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("M41 blank lines between paragraphs stay, and those around the text leave no hole", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "\n\n\nEvening physics\n\nFirst paragraph\n\nSecond paragraph\n\n\n");
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);

  const text = page.getByRole("article").getByText("First paragraph");
  await expect(page.getByRole("heading", { level: 1, name: "Evening physics", exact: true })).toBeVisible();
  expect(await text.innerText()).toBe("Evening physics\n\nFirst paragraph\n\nSecond paragraph");
});

test("M41 a right-to-left name begins where its card's other lines do", async ({ page, api }) => {
  const miriam = await api.registerWithProfile("מרים אברהם", { location: "תל אביב", company: "האוניברסיטה" });
  await page.goto(`/profile/${miriam.id}`);
  await awake(page);
  const left = (locator: Locator) =>
    locator.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().left;
    });

  const name = page.getByRole("heading", { level: 1 });
  const status = page.getByText(/^Learning at/);
  expect(Math.abs((await left(name)) - (await left(status)))).toBeLessThan(3);
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`M49 an alert at ${width} stands low on the screen and covers no heading and no label`, async ({
    page,
    api,
    logInAs,
  }) => {
    await page.setViewportSize({ width, height });
    await logInAs(await api.registerWithProfile("Ada Quist"));
    const forms = [["/edit-profile", "Save profile"] as const, ["/posts", "Send"] as const];
    // A phone folds the form for a group away.
    for (const [path, press] of width > 1000 ? forms : forms.slice(0, 1)) {
      await page.goto(path);
      if (path === "/posts") await page.getByLabel("Your message").fill("Evening physics");
      await page.getByRole("button", { name: press }).click();
      const alert = page.getByRole("status").filter({ hasText: /Updated|Created/ });
      await expect(alert).toBeVisible();
      // It appears in a movement, and makes way when the page changes under it.
      await expect(() => expectClearSpot(page, alert)).toPass({ timeout: 2_500 });
    }
  });
}

async function expectClearSpot(page: Page, alert: Locator): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await boxOf(alert);
  expect(box.bottom).toBeGreaterThan(height * 0.6);
  expect(box.bottom).toBeLessThan(height);
  if (width > 1000) expect(box.x).toBeGreaterThan(width / 2);
  const covered = await page.locator("main :is(h1, h2, h3, label, legend)").evaluateAll(
    (elements, { x, y, right, bottom }) =>
      elements
        .filter((element) => {
          const other = element.getBoundingClientRect();
          return other.right > x && other.left < right && other.bottom > y && other.top < bottom;
        })
        .map((element) => element.textContent),
    box,
  );
  expect(covered).toEqual([]);
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("X7 what to do next is in sight, above the bar, without scrolling", async ({
    page,
    api,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/Failed to load resource/);
    await logInAs(await api.register("Ada Quist"));
    for (const operation of ["Profiles", "Groups"]) await intercept(page, operation, (route) => route.abort());
    for (const [path, next] of [
      ["/welcome", page.getByRole("button", { name: "Next" })],
      ["/dashboard", page.getByRole("link", { name: "Create Profile" })],
      ["/profiles", page.getByText("The buddies didn't load")],
      ["/groups", page.getByText("The groups didn't load")],
    ] as const) {
      await page.goto(path);
      await expect(next).toBeVisible();
      const bar = page.locator("[data-phone-bar]");
      expect((await boxOf(next)).bottom, path).toBeLessThan((await boxOf(bar)).y);
    }
  });
});
