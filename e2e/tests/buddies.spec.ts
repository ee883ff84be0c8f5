import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { expect, test as base } from "../support/emptyServer";
import { intercept } from "../support/service";

const interests = ["CODING", "FINANCE", "LANGUAGE", "CHEMISTRY", "ART", "MEDICINE", "PHYSICS"] as const;
const labels = ["Coding", "Finance", "Language", "Chemistry", "Art", "Medicine", "Physics"];

type Join = (name: string, profile?: Record<string, unknown>) => Promise<Person>;

/** A directory of the test's own: `joinAs` adds a buddy, and all are gone after the test. */
const test = base.extend<{ joinAs: Join; joinMany: (count: number, profile?: object) => Promise<void> }>({
  joinAs: async ({ api, join }, use) => use((name, profile) => joinAs(api, join, name, profile)),
  joinMany: async ({ joinAs }, use) => {
    await use(async (count, profile) => {
      for (let number = 1; number <= count; number++) await joinAs(`Buddy ${number}`, { ...profile });
    });
  },
});

async function joinAs(api: Api, join: (name: string) => Promise<Person>, name: string, profile = {}) {
  const person = await join(name);
  const input = { status: "LEARNING", skills: ["Reading"], interest: "CODING", location: "Cebu", ...profile };
  await api.as(person, `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, { input });
  return person;
}

const cards = (page: Page) => page.getByRole("list", { name: "Buddies" }).getByRole("article");
const names = (page: Page) => cards(page).getByRole("heading");
const box = (page: Page, label: string) => page.getByRole("group").getByRole("checkbox", { name: label });
const loadMore = (page: Page) => page.getByRole("button", { name: "Load More" });
const count = (page: Page) => page.locator("main p[role=status]");

test("A40 A43 greets, asks for interests, and shows a buddy's card with the way to their profile", async ({
  page,
  joinAs,
  expectAccessible,
}) => {
  const ada = await joinAs("Ada Quist", {
    status: "SENIOR_DEVELOPER",
    interest: "PHYSICS",
    location: "Porto",
    skills: ["One", "Two", "Three", "Four", "Five", "Six"],
  });
  await page.goto("/profiles");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("BROWSE AND CONNECT WITH YOUR BUDDIES");
  await expect(page.getByRole("group", { name: "Looking for people who are interested in..." })).toBeVisible();
  const card = page.getByRole("article", { name: "Ada Quist" });
  for (const text of ["Physics", "Artist", "Porto"]) await expect(card.getByText(text, { exact: true })).toBeVisible();
  await expect(card.getByRole("listitem")).toHaveText(["One", "Two", "Three", "Four", /^\+2/]);
  await expect(card.locator("img")).toHaveAttribute("src", new RegExp(`/avatars/${ada.id}`));
  await expect(card.getByRole("link", { name: "View Ada Quist" })).toHaveAttribute("href", `/profile/${ada.id}`);
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible();

  await card.getByRole("link", { name: "View Ada Quist" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeFocused();
});

test("M44 a broken photo leaves the drawn face", async ({ page, joinAs, allowComplaints }) => {
  allowComplaints(/Failed to load resource/);
  await page.route("https://photos.example.org/**", (route) => route.abort());
  await joinAs("Ada Quist", { photo: "https://photos.example.org/gone.jpg" });

  await page.goto("/profiles");

  const face = page.getByRole("article", { name: "Ada Quist" }).locator("img");
  await expect(face).toHaveAttribute("src", /^\/avatars\//);
});

test("A41 A42 loads six more buddies at a time, appends them, and goes on from the first new card", async ({
  page,
  joinMany,
}) => {
  await joinMany(14);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);
  await expect(count(page)).toHaveText("Showing 6 of 14 buddies");

  await loadMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).nth(6)).toBeFocused();
  await loadMore(page).press("Enter");
  await expect(cards(page)).toHaveCount(14);
  await expect(cards(page).nth(12)).toBeFocused();

  await expect(loadMore(page)).toBeHidden();
  await expect(count(page)).toHaveText("Showing 14 of 14 buddies");
  const newestFirst = Array.from({ length: 14 }, (_, index) => `Buddy ${14 - index}`);
  await expect(names(page)).toHaveText(newestFirst);
});

for (const people of [6, 12]) {
  test(`A42 with exactly ${people} buddies the last Load More adds nobody and goes away`, async ({
    page,
    joinMany,
  }) => {
    await joinMany(people);
    await page.goto("/profiles");
    if (people === 12) await loadMore(page).click();
    await expect(cards(page)).toHaveCount(people);

    await loadMore(page).press("Enter");

    await expect(loadMore(page)).toBeHidden();
    await expect(cards(page)).toHaveCount(people);
    expect(new Set(await names(page).allTextContents()).size).toBe(people);
    await expect(count(page)).toBeFocused();
  });
}

test("A42 with five buddies there is no Load More", async ({ page, joinMany }) => {
  await joinMany(5);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(5);
  await expect(loadMore(page)).toBeHidden();
});

test("A41 keeps the buddies that are there when the next ones do not come", async ({
  page,
  joinMany,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await joinMany(8);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);
  let isDown = true;
  await intercept(page, "Profiles", (route) => (isDown ? route.abort() : route.fallback()));

  await loadMore(page).click();
  await expect(page.getByText("More buddies didn't load")).toBeVisible();
  await expect(cards(page)).toHaveCount(6);
  isDown = false;
  await loadMore(page).click();

  await expect(cards(page)).toHaveCount(8);
});

test("A41 A44 a change of the filter starts over with the first six, in the address too", async ({
  page,
  joinMany,
  joinAs,
}) => {
  await joinMany(8);
  await joinAs("Ada Quist", { interest: "ART" });
  await page.goto("/profiles");
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(9);

  await box(page, "Art").check();
  await expect(names(page)).toHaveText(["Ada Quist"]);
  await expect(page).toHaveURL(/\?interests=art$/);
  await expect(count(page)).toHaveText("Showing 1 of 1 buddy");
  await box(page, "Coding").check();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\?interests=coding%2Cart$|\?interests=coding,art$/);

  await page.reload();
  await expect(box(page, "Art")).toBeChecked();
  await expect(box(page, "Coding")).toBeChecked();
  await expect(count(page)).toHaveText("Showing 6 of 9 buddies");
  await page.getByRole("button", { name: "Remove Coding" }).click();
  await expect(names(page)).toHaveText(["Ada Quist"]);
  await page.getByRole("button", { name: "Clear all" }).click();
  await expect(cards(page)).toHaveCount(6);
  await expect(page).toHaveURL(/\/profiles$/);
});

test("A44 the ribbon and the filter know all seven interests", async ({ page, joinAs }) => {
  for (const [index, interest] of interests.entries()) await joinAs(`Fan of ${labels[index]}`, { interest });
  await page.goto("/profiles");
  await expect(page.getByRole("group").getByRole("checkbox")).toHaveCount(7);

  const colors = new Set<string>();
  for (const label of labels) {
    await box(page, label).check();
    await expect(names(page)).toHaveText([`Fan of ${label}`]);
    const ribbon = cards(page).getByText(label, { exact: true });
    await expect(ribbon).toBeVisible();
    colors.add(await ribbon.evaluate((element) => getComputedStyle(element).backgroundColor));
    await box(page, label).uncheck();
    await expect(cards(page)).toHaveCount(6);
  }
  expect(colors.size).toBe(7);
});

test("A45 the last of several quick choices wins, however late the answers come", async ({ page, joinAs }) => {
  await joinAs("Coder");
  await joinAs("Painter", { interest: "ART" });
  await joinAs("Healer", { interest: "MEDICINE" });
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(3);
  let answerFirst = () => undefined as void;
  const later = new Promise<void>((resolve) => (answerFirst = resolve));
  const answered: string[] = [];
  await intercept(page, "Profiles", async (route, { variables }) => {
    const asked = (variables.interests as string[] | undefined)?.join() ?? "";
    if (asked === "ART") await later;
    await route.fulfill({ response: await route.fetch() });
    answered.push(asked);
  });

  await box(page, "Art").click();
  await box(page, "Medicine").click();
  await box(page, "Art").click();
  await expect(names(page)).toHaveText(["Healer"]);
  answerFirst();
  await expect.poll(() => answered).toContain("ART");

  await expect(names(page)).toHaveText(["Healer"]);
  await expect(page).toHaveURL(/\?interests=medicine$/);
  await expect(box(page, "Art")).not.toBeChecked();
  await expect(box(page, "Medicine")).toBeChecked();
});

test("A46 is open to visitors, who send no token", async ({ page, joinMany }) => {
  await joinMany(7);
  const tokens: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/graphql")) tokens.push(request.headers()["x-auth-token"]);
  });

  await page.goto("/profiles");
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(7);
  await page.getByRole("link", { name: "View Buddy 1", exact: true }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Buddy 1" })).toBeVisible();
  expect(tokens.length).toBeGreaterThanOrEqual(3);
  expect(tokens.filter(Boolean)).toEqual([]);
});

test("A41 Back returns to the buddy one was at, in a list as long as it was", async ({ page, joinMany }) => {
  await joinMany(14);
  await page.goto("/profiles");
  await loadMore(page).click();
  await expect(cards(page)).toHaveCount(12);
  const link = page.getByRole("link", { name: "View Buddy 3", exact: true });
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Buddy 3" })).toBeVisible();

  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect(link).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);

  await page.reload();
  await expect(cards(page)).toHaveCount(12);
});

test("A40 shows an empty directory and one without a match differently", async ({ page, joinAs, expectAccessible }) => {
  await page.goto("/profiles");
  await expect(page.getByRole("heading", { name: "No buddies yet" })).toBeVisible();

  await joinAs("Ada Quist");
  await page.goto("/profiles?interests=physics");
  await expect(page.getByRole("heading", { name: "Nobody with this interest yet" })).toBeVisible();
  await expect(count(page)).toHaveText("No buddies found");
  await expectAccessible();
  await page.getByRole("button", { name: "Show everyone" }).click();
  await expect(names(page)).toHaveText(["Ada Quist"]);
});

test("A40 says that the buddies could not be fetched, and fetches them on Retry", async ({
  page,
  joinAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await joinAs("Ada Quist");
  let isDown = true;
  await intercept(page, "Profiles", (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto("/profiles");
  await expect(page.getByRole("alert")).toContainText("The buddies didn't load");
  await expect(page.getByText("No buddies yet")).toBeHidden();

  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(names(page)).toHaveText(["Ada Quist"]);
});

test("A43 shows one, two or three cards in a row, all of one height, whatever they hold", async ({ page, joinAs }) => {
  const long = { skills: ["a".repeat(50), "b".repeat(50), "c"], location: "x".repeat(200), bio: "…" };
  await joinAs("W".repeat(80), long);
  await joinAs("محمد الأمين", { location: null });
  for (const name of ["Bo", "Q", "Ada Quist", "👩‍🎨 Painter"]) await joinAs(name);
  await page.goto("/profiles");
  await expect(cards(page)).toHaveCount(6);

  for (const [width, columns] of [
    [360, 1],
    [768, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON()));
    expect(new Set(boxes.map(({ left }) => Math.round(left))).size).toBe(columns);
    expect(new Set(boxes.map(({ height }) => Math.round(height))).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
