import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { awake } from "../support/product";
import { expect, test } from "../support/test";

const section = (page: Page, name: string) => page.getByRole("region", { name });

const social = {
  twitter: "https://twitter.com/ada",
  facebook: null,
  youtube: "https://youtube.com/@ada",
  linkedin: null,
  instagram: null,
};

function addJob(api: Api, person: Person, input: Record<string, unknown>) {
  return api.as(person, `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`, { input });
}

test("A47 leads back to the buddies, and lets nobody but the owner edit", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const edit = page.getByRole("main").getByRole("link", { name: "Edit Profile" });
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  await expect(edit).toHaveCount(0);
  await page.getByRole("link", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL(/\/profiles$/);

  await logInAs(ben);
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  await expect(edit).toHaveCount(0);

  await logInAs(ada);
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("progressbar", { name: /Your profile is \d+% complete/ })).toBeVisible();
  await expectAccessible();
  await edit.click();
  await expect(page).toHaveURL(/\/edit-profile$/);
});

test("A48 A49 shows everything in a full profile, and marks the links that a member typed", async ({
  page,
  api,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const ada = await api.registerWithProfile("Ada Maria Quist", {
    status: "INSTRUCTOR",
    interest: "MEDICINE",
    company: "Thread & Glue",
    location: "Porto",
    website: "https://ada.example.org",
    bio: "Sews books.\nReads them too.",
    skills: ["Sewing", "Gilding", "Paper", "Glue", "Calm"],
    social,
  });
  await addJob(api, ada, { title: "Bookbinder", company: "Thread & Glue", from: "2020-02-29", current: true });
  await page.goto(`/profile/${ada.id}`);

  await expect(page.getByText("Instructor or Teacher at Thread & Glue")).toBeVisible();
  for (const text of ["Medicine", "Porto"]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(section(page, "Ada's Bio")).toContainText("Sews books.");
  await expect(section(page, "Skills").getByRole("listitem")).toHaveText([
    "Sewing",
    "Gilding",
    "Paper",
    "Glue",
    "Calm",
  ]);
  await expect(section(page, "Experience")).toContainText("2020/02/29 – Now");
  await expect(page.getByText("No experience credentials")).toBeHidden();

  const links = page.getByRole("list", { name: "Social links" }).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(page.getByRole("link", { name: "Ada Maria Quist on Twitter" })).toHaveAttribute("href", social.twitter);
  await expect(page.getByRole("link", { name: "Ada Maria Quist on YouTube" })).toHaveAttribute("href", social.youtube);
  for (const link of [...(await links.all()), page.getByRole("link", { name: "ada.example.org" })]) {
    await expect(link).toHaveAttribute("rel", "noopener noreferrer nofollow ugc");
  }
  await expectAccessible();
  await expectAccessibleInDark();
});

test("A48 A49 A50 leaves out what a sparse profile does not contain, and says what is empty", async ({ page, api }) => {
  const ada = await api.registerWithProfile("Ada Quist", { location: null });
  await page.goto(`/profile/${ada.id}`);

  await expect(page.getByText("Learning", { exact: true })).toBeVisible();
  await expect(page.getByRole("main").getByText(/\bat\b/)).toHaveCount(0);
  await expect(page.getByRole("heading", { name: /Bio$/ })).toHaveCount(0);
  await expect(page.getByRole("list", { name: "Social links" })).toHaveCount(0);
  await expect(section(page, "Experience").getByText("No experience credentials", { exact: true })).toBeVisible();
  await expect(section(page, "Education").getByText("No education credentials", { exact: true })).toBeVisible();
});

test("M50 a member finds the newest groups of a buddy on their profile, and a guest does not", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  for (const title of ["Evening physics", "Portraits in ink", "Cantonese at lunch"]) await api.createPost(ada, title);
  const newest = await api.createPost(ada, "Chess openings\nBring a board.");
  await api.addComment(ben, newest, "I am in.");
  const groups = section(page, "Groups Ada started");
  await page.goto(`/profile/${ada.id}`);
  await expect(section(page, "Say hello")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Groups/ })).toHaveCount(0);

  await logInAs(ben);
  await page.goto(`/profile/${ada.id}`);
  await expect(groups.getByRole("link")).toHaveText([/^Chess openings.* · 1 reply$/, /^Cantonese/, /^Portraits/]);
  await expect(groups).not.toContainText("Bring a board");
  await expectAccessible();
  await groups.getByRole("link", { name: "Chess openings" }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${newest}$`));
  await expect(page.getByText("Bring a board.")).toBeVisible();

  await page.goto(`/profile/${ben.id}`);
  await expect(section(page, "Groups you started")).toContainText("You haven't started one yet.");
  await expectAccessible();
  await section(page, "Groups you started").getByRole("link", { name: "Start your first group" }).click();
  await expect(page).toHaveURL(/\/posts$/);
});

test("A49 C38 M40 prints black on white in both themes, with the links written out and without the way around", async ({
  page,
  api,
}) => {
  const about = {
    bio: "Sews books.",
    website: "https://ada.example.org",
    social,
  };
  const ada = await api.registerWithProfile("Ada Quist", about);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`/profile/${ada.id}`);
  await awake(page);
  await expect(page.getByText("Sews books.")).toBeVisible();

  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("link", { name: "Back", exact: true })).toBeHidden();
    const look = await page.getByText("Sews books.").evaluate((element) => {
      const [sheet, article] = [document.documentElement, document.querySelector("article") as Element];
      const card = element.closest("section") ?? element;
      return {
        ink: [element, article].map((each) => getComputedStyle(each).color),
        paper: [sheet, card].map((each) => getComputedStyle(each).backgroundColor),
        breakInside: getComputedStyle(article).breakInside,
      };
    });
    const [black, white] = ["rgb(0, 0, 0)", "rgb(255, 255, 255)"];
    expect(look).toEqual({
      ink: [black, black],
      paper: [white, white],
      breakInside: "avoid",
    });
  }
  const written = await page
    .locator("main a[href^='https']")
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, "::after").content));
  expect(written).toHaveLength(3);
  expect(written.every((text) => text.includes("(") && text !== "none")).toBe(true);

  const [card, picture] = await Promise.all(
    [
      page.getByRole("article").locator("> div").first(),
      page.getByRole("article").locator("[aria-hidden=true]").filter({ visible: true }).first(),
    ].map((locator) => locator.boundingBox()),
  );
  if (!card || !picture) throw new Error("nothing is printed there");
  expect(picture.y).toBeGreaterThanOrEqual(card.y);
  expect(picture.y + picture.height).toBeLessThanOrEqual(card.y + card.height);
});
