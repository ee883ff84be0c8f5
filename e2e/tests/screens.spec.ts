import type { Locator, Page } from "@playwright/test";
import { awake } from "../support/product";
import { expect, test } from "../support/test";

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing is shown there");
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

test("M51 the directory's filters are one row that scrolls on a phone, and the buddies begin on the first screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/profiles");
  await awake(page);
  const filters = page.getByRole("group", { name: /Looking for people/ });
  const boxes = await Promise.all((await filters.locator("label").all()).map(boxOf));

  expect(boxes).toHaveLength(7);
  expect(new Set(boxes.map(({ y }) => Math.round(y))).size).toBe(1);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeGreaterThan(360);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await boxOf(page.getByRole("article").first())).y).toBeLessThan(740);

  const last = page.getByRole("checkbox", { name: "Physics" });
  await last.focus();
  await expect(last).toBeInViewport({ ratio: 1 });
  await last.check();
  await expect(page).toHaveURL(/interests=physics/);
});

test("M44 a new member chooses a face while creating the profile, and what was typed stays", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.register("Nia Okafor"));
  await page.goto("/create-profile");
  await page.getByLabel(/^Location/).fill("Lagos");
  await page.getByRole("button", { name: "Choose your face" }).click();
  await page.getByRole("radio", { name: "Mohawk" }).check({ force: true });
  await page.getByRole("button", { name: "Save face" }).click();

  await expect(page.getByText("Your new face is saved")).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByLabel(/^Location/)).toHaveValue("Lagos");
});

/** Whether the lowest row of an illustration has something of a figure in it. */
const touchesItsEdge = (picture: Locator) =>
  picture.evaluate(async (element) => {
    const image = element as HTMLImageElement;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const pen = canvas.getContext("2d");
    pen?.drawImage(image, 0, 0);
    const row = pen?.getImageData(0, canvas.height - 3, canvas.width, 3).data ?? [];
    return row.some((value, index) => index % 4 === 3 && value > 200);
  });

test("M48 the people over the directory stand on the edge of their banner", async ({ page }) => {
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/profiles");
    await awake(page);
    const banner = page.getByRole("heading", { level: 1 }).locator("xpath=ancestor::*[@data-noprint]");
    const picture = banner.locator("img");

    expect(Math.abs((await boxOf(picture)).bottom - (await boxOf(banner)).bottom)).toBeLessThanOrEqual(1);
    expect(await touchesItsEdge(picture)).toBe(true);
  }
});

test("M48 someone waves on the register page, and nobody does on the login page", async ({ page }) => {
  const sourceOn = async (path: string) => {
    await page.goto(path);
    return page.getByRole("main").locator("img").first().getAttribute("src");
  };
  const [welcome, login] = [await sourceOn("/register"), await sourceOn("/login")];

  expect(welcome).toContain("welcome");
  expect(login).not.toBe(welcome);
});

test("M41 the comments have their right heights again after a phone was turned", async ({ page, api, logInAs }) => {
  test.slow();
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "Evening physics");
  const text = "A reply that is long enough for many lines on a narrow screen. ".repeat(6);
  for (let number = 0; number < 40; number += 1) await api.addComment(ada, postId, `${number} ${text}`);
  await logInAs(ada);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/posts/${postId}`);
  await page.getByRole("button", { name: "Earlier replies" }).click();
  const entries = page.getByRole("region", { name: /replies/ }).locator("ul > li");
  await expect(entries).toHaveCount(40);
  await page.evaluate(() => window.scrollTo(0, 0));
  const heights = () => entries.evaluateAll((all) => all.map((entry) => entry.getBoundingClientRect().height));
  await expect(entries.last().getByRole("article")).toHaveCount(0);
  const narrow = await heights();

  await page.setViewportSize({ width: 740, height: 360 });
  await expect.poll(async () => Math.max(...(await heights()))).toBeLessThan(Math.min(...narrow));
  await expect(entries.last().getByRole("article")).toHaveCount(0);
  const far = await heights();
  await entries.last().scrollIntoViewIfNeeded();
  await expect(entries.last().getByRole("article")).toBeVisible();

  expect(Math.abs(((await heights()).at(-1) ?? 0) - (far.at(-1) ?? 0))).toBeLessThanOrEqual(1);
});

const strangeName = "مريم العلي";

test("M41 names and skills of both directions of writing stay apart from the words around them", async ({
  page,
  api,
}) => {
  const ada = await api.registerWithProfile(strangeName, {
    skills: ["الجبر (1)", "Calculus"],
    company: "بيت (الحكمة)",
  });
  await page.goto(`/profile/${ada.id}`);
  await awake(page);

  await expect(page.getByRole("listitem").filter({ hasText: "الجبر" }).locator("bdi")).toHaveText("الجبر (1)");
  await expect(page.getByText(/^Learning at/).locator("bdi")).toHaveText("بيت (الحكمة)");
  await expect(page.getByRole("heading", { level: 1 }).locator("bdi")).toHaveText(strangeName);
});

const covers = (page: Page) => page.getByRole("article").locator("[data-cover]");

test("M41 M52 titles and authors fit on drawn covers, whole or ended by dots, and neighbours look different", async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/learnings?goal=watercolour%20painting");
    await expect(covers(page).first()).toBeVisible();
    const looks = await covers(page).evaluateAll((all) =>
      all.map((cover) => {
        const box = cover.getBoundingClientRect();
        const [title, authors] = [...cover.querySelectorAll("[data-line]")].map((line) => line.getBoundingClientRect());
        if (!title || !authors) throw new Error("a cover without lines");
        return {
          isInside: title.top >= box.top && authors.bottom <= box.bottom + 1 && title.right <= box.right + 1,
          areApart: title.bottom <= authors.top + 1,
          ground: getComputedStyle(cover).backgroundColor,
        };
      }),
    );

    expect(looks.filter(({ isInside, areApart }) => !isInside || !areApart)).toEqual([]);
    expect(new Set(looks.map(({ ground }) => ground)).size).toBeGreaterThan(1);
  }
});
