import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";

const comments = (page: Page) => page.getByRole("region", { name: /replies$/ });
const wholeComments = (page: Page) => comments(page).getByRole("article");
/** Of each part of the discussion: around it, parts of the page may come later. */
const heights = (page: Page) =>
  comments(page)
    .locator("> *, li")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const thought = part.localName === "li" ? /Thought \d+/.exec(part.textContent)?.[0] : null;
        return `${thought ?? part.localName}: ${part.getBoundingClientRect().height}px`;
      }),
    );

test("A62 of a long list only what is near is whole, and nothing moves where the rest was", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  const postId = await api.createPost(ada, "A circle with much to say");
  for (let number = 1; number <= 100; number++) {
    const text = `Thought ${number}. ${"It goes on for a while. ".repeat(number % 20)}`;
    await api.addComment(ada, postId, text);
  }
  await page.setViewportSize({ width: 1280, height: 500 });
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  for (const count of [40, 60, 80, 100]) {
    await page.getByRole("button", { name: "Earlier replies" }).click();
    await expect(comments(page).getByRole("listitem")).toHaveCount(count);
  }
  const before = await heights(page);
  expect(before.length).toBeGreaterThan(100);

  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect(wholeComments(page).last()).toContainText("Thought 100.");
  await expect(comments(page).getByRole("listitem").first()).toHaveText(/^Ada Quist: Thought 1\./);
  await expect.poll(() => wholeComments(page).count()).toBeLessThan(40);
  expect(await heights(page)).toEqual(before);

  await page.keyboard.press("Home");
  await expect(wholeComments(page).first()).toContainText("Thought 1.");
  await expect(
    wholeComments(page)
      .first()
      .getByRole("button", { name: /^More actions/ }),
  ).toBeVisible();
  expect(await heights(page)).toEqual(before);
});
