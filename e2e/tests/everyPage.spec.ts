import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { pathOfCase, report, signInModerator } from "../support/moderation";
import { guestItems, guestTitles, memberItems, memberTitles, publicTitles } from "../support/product";
import { arrangeStudies, studyParts } from "../support/studies";
import { expect, test } from "../support/test";
import { type Place, visitAll, watch } from "../support/visit";

const jobOf = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;
const studyOf = `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`;
const text = "Evening physics\n\nTwo chapters a week. We read aloud and draw what we did not understand.";

/** A member with something on every page, and the pages of their profile and of their group. */
async function arrange(api: Api): Promise<{ ada: Person; profile: Place; post: Place }> {
  const about = {
    bio: "Sews books.",
    website: "https://ada.example.org",
    skills: ["Sewing", "Paper"],
  };
  const ada = await api.registerWithProfile("Ada Quist", about);
  await api.as(ada, jobOf, {
    input: {
      title: "Bookbinder",
      company: "Thread & Glue",
      from: "2020-02-29",
    },
  });
  const study = {
    school: "Night School",
    degree: "Diploma",
    fieldOfStudy: "Paper",
    from: "2019-09-01",
  };
  await api.as(ada, studyOf, { input: { ...study, to: "2020-06-30" } });
  const posts = [];
  for (let number = 0; number < 6; number += 1) posts.push(await api.createPost(ada, text));
  for (const comment of ["Starting on Monday", text]) await api.addComment(ada, posts[0] ?? "", comment);
  return {
    ada,
    profile: [`/profile/${ada.id}`, "Ada Quist"],
    post: [`/posts/${posts[0]}`, "Evening physics"],
  };
}

const notFound: Place = ["/no-such-page", "We can't find this page"];
const publicPlaces: Place[] = [...Object.entries(publicTitles)];
const settings: Place[] = ["/settings/account", "/settings/privacy", "/settings/notifications"].map((path) => [path]);
// A member with a profile is redirected from /create-profile.
const memberPlaces = Object.entries(memberTitles).filter(([path]) => path !== "/create-profile");

/** So long each script and each font takes where they are late, in milliseconds: a page is painted before both. */
const late = [
  ["**/assets/*.js", 800],
  ["**/assets/*.woff2", 400],
] as const;

async function delay(page: Page, url: string, milliseconds: number) {
  await page.route(url, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

const points = "M43 M47 C17 C18 C20 C21 C24 C40";

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: width < 768 });
    // Many pages one after the other.
    test.describe.configure({ timeout: 360_000 });
    test.beforeEach(({ page }) => watch(page));

    test(`${points} every page of a visitor keeps the quality bar, with scripts and fonts that come late`, async ({
      page,
      request,
    }) => {
      for (const [url, milliseconds] of late) await delay(page, url, milliseconds);
      const places = [...publicPlaces, ...Object.entries(guestTitles), ["/decline"], notFound] as const;
      const found = await visitAll(page, places, guestItems);

      expect(found.size).toBeGreaterThan(8);
      for (const address of [...found, "/favicon.ico", "/favicon.svg"])
        expect((await request.get(address)).status(), address).toBe(200);
    });

    test(`${points} what a visitor finds keeps the quality bar`, async ({ page, api }) => {
      const { profile } = await arrange(api);
      await visitAll(page, [profile, ["/profiles?interests=art"], ["/learnings?goal=watercolour"]], guestItems);
    });

    test(`${points} every page of a member keeps the quality bar`, async ({ page, api, logInAs, request }) => {
      const { ada, profile, post } = await arrange(api);
      await logInAs(ada);
      const found = await visitAll(page, [...memberPlaces, ...settings, profile, post], memberItems);

      expect(found.size).toBeGreaterThan(12);
      for (const address of found) expect((await request.get(address)).status(), address).toBe(200);
    });

    test(`${points} every public page keeps the quality bar for a member`, async ({ page, api, logInAs }) => {
      await logInAs(await api.registerWithProfile("Ada Quist"));
      await visitAll(page, [...publicPlaces, ["/dashboard"], notFound], memberItems);
    });

    test("M43 B21 the pages of a newcomer keep the quality bar", async ({ page, api, logInAs }) => {
      await logInAs(await api.register("Ada Quist"));
      const questions: Place[] = [["/welcome"], ["/welcome/when"], ["/welcome/people"]];
      const places: Place[] = [["/dashboard"], ["/create-profile", memberTitles["/create-profile"]], ...questions];
      await visitAll(page, places, memberItems);
    });

    for (const [name, ofPart] of studyParts)
      test(`B21 ${points} every page of ${name} keeps the quality bar`, async ({ page, api, logInAs }) => {
        const ada = await api.registerWithProfile("Ada Quist");
        const { paths } = await arrangeStudies(api, ada);
        await logInAs(ada);
        const places = paths.filter((path) => ofPart.test(path)).map((path) => [path] as const);
        await visitAll(page, places, memberItems);
      });

    test("C17 C18 every page of moderators keeps the quality bar", async ({ page, api, logInAs }) => {
      const [ada, bo] = [await api.registerWithProfile("محمد الأمين"), await api.registerWithProfile("Bo Tan")];
      const text = `${"unbreakable".repeat(30)} ${crypto.randomUUID()}`;
      await report(api, bo, "POST", await api.createPost(ada, text));
      const staff = await signInModerator(api);
      const address = await pathOfCase(api, staff, text);
      await logInAs(staff);
      await visitAll(page, [
        ["/moderation"],
        ["/moderation?state=decided"],
        ["/moderation/books"],
        ["/moderation/log"],
        [address],
      ]);
    });
  });
}
