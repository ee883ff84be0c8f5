import { expect } from "../support/emptyServer";
import { intercept } from "../support/service";
import { test, cards, names, box, loadMore, count } from "../support/directory";

const interests = ["CODING", "FINANCE", "LANGUAGE", "CHEMISTRY", "ART", "MEDICINE", "PHYSICS"] as const;

const labels = ["Coding", "Finance", "Language", "Chemistry", "Art", "Medicine", "Physics"];

test("A40 A43 greets, asks for interests, and shows a buddy's card with the way to their profile", async ({
  page,
  joinAs,
  expectAccessible,
  expectAccessibleInDark,
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
  await expectAccessibleInDark();

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
