import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { awake, guestItems, guestTitles, memberItems, memberTitles, menuItems, publicTitles } from "../support/product";
import { arrangeStudies, studyParts } from "../support/studies";
import { expect, test } from "../support/test";

const jobOf = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;
const studyOf = `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`;

/** A member with something on every page, and the addresses of their profile and their group. */
async function arrange(api: Api): Promise<{ ada: Person; own: string[] }> {
  const ada = await api.registerWithProfile("Ada Quist", { bio: "Sews books.", website: "https://ada.example.org" });
  await api.as(ada, jobOf, { input: { title: "Bookbinder", company: "Thread & Glue", from: "2020-02-29" } });
  const study = { school: "Night School", degree: "Diploma", fieldOfStudy: "Paper", from: "2019-09-01" };
  await api.as(ada, studyOf, { input: { ...study, to: "2020-06-30" } });
  const postId = await api.createPost(ada, "Evening physics");
  await api.addComment(ada, postId, "Starting on Monday");
  return { ada, own: [`/profile/${ada.id}`, `/posts/${postId}`] };
}

/** Opens a page and waits until it is whole: awake, known who looks, and nothing loading any more. */
async function open(page: Page, path: string, items: string[]) {
  await page.goto(path);
  await awake(page);
  // A phone's menu is closed; its items show whether the session is known.
  await expect(page.locator("#menu a")).toHaveText(items);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

const visitorPaths = [...Object.keys({ ...publicTitles, ...guestTitles }), "/no-such-page"];
const memberPaths = [...Object.keys({ ...publicTitles, ...memberTitles }), "/no-such-page"];

for (const width of [1280, 360]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: 800 }, colorScheme });

      const expectFit = async (page: Page, path: string) =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} fits`).toBe(width);

      test("no page of a visitor has an accessibility error", async ({ page, api, expectAccessible }) => {
        test.slow();
        const { own } = await arrange(api);
        for (const path of [...visitorPaths, own[0] ?? ""]) {
          await test.step(path, async () => {
            await open(page, path, guestItems);
            await expectAccessible();
            await expectFit(page, path);
          });
        }
      });

      for (const [name, ofPart] of studyParts)
        test(`no page of ${name} has an accessibility error`, async ({ page, api, logInAs, expectAccessible }) => {
          const ada = await api.registerWithProfile("Ada Quist");
          const { paths } = await arrangeStudies(api, ada);
          await logInAs(ada);
          for (const path of paths.filter((each) => ofPart.test(each))) {
            await test.step(path, async () => {
              await open(page, path, memberItems);
              await expectAccessible();
              await expectFit(page, path);
            });
          }
        });

      test("no page of a member has an accessibility error", async ({ page, api, logInAs, expectAccessible }) => {
        test.slow();
        const { ada, own } = await arrange(api);
        await logInAs(ada);
        for (const path of [...memberPaths, ...own]) {
          await test.step(path, async () => {
            await open(page, path, memberItems);
            await expectAccessible();
            await expectFit(page, path);
          });
        }
      });
    });
  }
}

test("a phone's open menu has no accessibility error", async ({ page, api, logInAs, expectAccessible }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(menuItems(page)).toHaveText(memberItems);
  await expectAccessible();
});
