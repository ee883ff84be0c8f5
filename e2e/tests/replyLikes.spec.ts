import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { intercept, refuse } from "../support/service";
import { openAs } from "../support/studyGroups";

const comments = (page: Page) => page.getByRole("region", { name: /\brepl(y|ies)$/i }).getByRole("article");
const like = (page: Page, text: string) =>
  comments(page).filter({ hasText: text }).getByRole("button", { name: /^Like/ });

for (const width of [1280, 360]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: width < 768 });

    test("X2 a reply and an answer are liked, counted on every open page, and taken back", async ({
      page,
      api,
      logInAs,
      browser,
      baseURL,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
      const postId = await api.createPost(ada, "Slow reading");
      const asked = await api.addComment(ada, postId, "Tuesdays?");
      await api.addComment(ada, postId, "Or Wednesdays", asked);
      await logInAs(ben);
      await page.goto(`/posts/${postId}?view=discussion`);
      const other = await openAs(browser, baseURL, ada);
      await other.goto(`/posts/${postId}?view=discussion`);
      await expect(like(other, "Tuesdays?")).toHaveAccessibleDescription("0 likes");

      const press = (text: string) => (width < 768 ? like(page, text).tap() : like(page, text).click());
      await press("Tuesdays?");
      await expect(like(page, "Tuesdays?")).toHaveAttribute("aria-pressed", "true");
      await expect(like(page, "Tuesdays?")).toHaveAccessibleDescription("1 like");
      await like(page, "Or Wednesdays").press("Enter");
      for (const one of [page, other])
        for (const text of ["Tuesdays?", "Or Wednesdays"])
          await expect(like(one, text)).toHaveAccessibleDescription("1 like");
      await expect(like(other, "Tuesdays?")).toHaveAttribute("aria-pressed", "false");
      for (const button of await comments(page).getByRole("button").all()) {
        const { height, width: breadth } = (await button.boundingBox())!;
        expect(Math.min(height, breadth)).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible();
      await expectAccessibleInDark();

      await press("Tuesdays?");
      await expect(like(other, "Tuesdays?")).toHaveAccessibleDescription("0 likes");
      await page.reload();
      await expect(like(page, "Tuesdays?")).toHaveAttribute("aria-pressed", "false");
      await expect(like(page, "Or Wednesdays")).toHaveAttribute("aria-pressed", "true");
      await other.context().close();

      await intercept(page, "LikeComment", (route) => refuse(route, "UNAVAILABLE", "Please try again in a moment"));
      await press("Tuesdays?");
      await expect(page.getByRole("alert").filter({ hasText: "Please try again in a moment" })).toBeVisible();
      await expect(like(page, "Tuesdays?")).toHaveAttribute("aria-pressed", "false");
      await expect(like(page, "Tuesdays?")).toHaveAccessibleDescription("0 likes");
    });
  });
}
