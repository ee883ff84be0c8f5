import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { expect, test } from "../support/emptyServer";
import { holdBack } from "../support/service";

/*
 * Compared are cards: what stands there while an answer is held back, and what the answer brings. The content is as
 * long as that of a typical member of the demo community: where a text sets the height, other texts make other cards.
 */

/** How far a card may be from its placeholder. */
const tolerance = 0.05;

const profile = {
  status: "DEVELOPER",
  interest: "ART",
  company: "Tide Press",
  location: "Cape Coast, Ghana",
  skills: ["Linocut", "Screen printing", "Carpentry", "Fante", "Ink making"],
  bio: "Linocuts of fishing boats and of the women who own them. I print on a press built from a truck jack, which my neighbours consider both my best work and my worst so far this year.",
  social: { instagram: "https://instagram.com/tide", facebook: "https://facebook.com/tide" },
};

async function addProfile(api: Api, person: Person) {
  await api.as(person, `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, {
    input: profile,
  });
}

async function addCredentials(api: Api, person: Person) {
  const work = { company: "Tide Press", title: "Printmaker", from: "2017-08-01", current: true };
  const school = { school: "Edina College", degree: "BFA", fieldOfStudy: "Printmaking", from: "2012-09-10" };
  for (const to of ["2015-06-17", "2016-06-17"]) {
    const addWork = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;
    await api.as(person, addWork, { input: work });
    const addSchool = `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`;
    await api.as(person, addSchool, { input: { ...school, to } });
  }
}

interface Card {
  top: number;
  height: number;
}

/** The cards of the page, found by their look, which placeholders share. */
const cards = (page: Page): Promise<Card[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => {
        const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
        return borderTopWidth === "1px" && borderTopLeftRadius === "20px";
      })
      .map((element) => element.getBoundingClientRect())
      .map(({ top, height }) => ({ top: top + scrollY, height })),
  );

/** Opens the page with the answer held back, then lets it come: the cards before and after. */
async function openSlowly(page: Page, path: string, operation: string) {
  const letGo = await holdBack(page, operation);
  await page.goto(path);
  const busy = page.locator("main div[aria-busy=true]").filter({ has: page.locator("[aria-hidden=true]:visible") });
  await expect(busy).toBeVisible();
  const before = await cards(page);
  letGo();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  return { before, after: await cards(page) };
}

function expectSameHeights({ before, after }: { before: Card[]; after: Card[] }) {
  expect(before.length).toBeGreaterThan(0);
  const changes = before.map(({ height }, index) => [height, after[index]?.height ?? 0] as const);
  const differing = changes.filter(([placeholder, real]) => Math.abs(real / placeholder - 1) > tolerance);
  expect(differing, `heights of placeholders and of cards: ${JSON.stringify(changes)}`).toEqual([]);
}

for (const width of [360, 1280]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("C1 the placeholders of buddies are as high as their cards, and nothing moves", async ({
      page,
      api,
      join,
    }) => {
      for (let number = 1; number <= 6; number += 1) await addProfile(api, await join(`Nana Owusu ${number}`));
      const seen = await openSlowly(page, "/profiles", "Profiles");
      expectSameHeights(seen);
      expect(seen.after.map(({ top }) => Math.round(top))).toEqual(seen.before.map(({ top }) => Math.round(top)));
    });

    test("C1 the placeholder of Home is as high as two jobs and two studies", async ({ page, api, join, logInAs }) => {
      const ada = await join("Ada Quist");
      await addProfile(api, ada);
      await addCredentials(api, ada);
      await logInAs(ada);
      expectSameHeights(await openSlowly(page, "/dashboard", "MyProfile"));
    });

    test("C1 the placeholder of a profile is as high as a typical one", async ({ page, api, join }) => {
      const ada = await join("Ada Quist");
      await addProfile(api, ada);
      expectSameHeights(await openSlowly(page, `/profile/${ada.id}`, "Profile"));
    });
  });
}
