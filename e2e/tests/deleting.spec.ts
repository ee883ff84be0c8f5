import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { card } from "../support/groups";
import { menu } from "../support/product";
import { countCalls } from "../support/service";
import { chooseOfComment } from "../support/studyGroups";

const comments = (page: Page) => page.getByRole("region", { name: /\brepl(y|ies)$/i }).getByRole("article");
const alert = (page: Page, text: string) => page.getByRole("status").filter({ hasText: text });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

async function deleteComment(page: Page, text: string) {
  await chooseOfComment(comments(page).filter({ hasText: text }), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete reply" }).click();
}

for (const width of [1280, 360]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: width < 768 });
    // Other pages of this test show their groups in the same list.
    const [stays, clears] = [`A circle that stays at ${width}`, `A circle to clear at ${width}`];
    const press = (page: Page) => (width < 768 ? undo(page).tap() : undo(page).click());

    test("deleting is undone: a comment and a group are back in their places, with the focus", async ({
      page,
      api,
      logInAs,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      const ada = await api.registerWithProfile("Ada Quist");
      const postId = await api.createPost(ada, stays);
      for (const text of ["First", "Second", "Third"]) await api.addComment(ada, postId, text);
      const sent = [await countCalls(page, "DeleteComment"), await countCalls(page, "DeletePost")];
      await logInAs(ada);
      await page.goto(`/posts/${postId}?view=discussion`);

      await deleteComment(page, "Second");
      await expect(comments(page)).toHaveText([/First/, /Third/]);
      await expect(page.getByRole("heading", { name: "2 replies" })).toBeFocused();
      await expect(alert(page, "Comment removed")).toBeVisible();
      for (const button of await alert(page, "Comment removed").getByRole("button").all()) {
        const { height, width: breadth } = (await button.boundingBox())!;
        expect(Math.min(height, breadth)).toBeGreaterThanOrEqual(44);
      }
      await expectAccessible();
      await expectAccessibleInDark();
      await press(page);
      await expect(comments(page)).toHaveText([/First/, /Second/, /Third/]);
      await expect(page.getByRole("heading", { name: "3 replies" })).toBeVisible();
      await expect(page.locator(":focus")).toContainText("Second");
      await expect(alert(page, "Comment removed")).toBeHidden();

      await page.getByRole("button", { name: "More actions for this group" }).click();
      await page.getByRole("menuitem", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete group" }).click();
      await expect(page).toHaveURL(/\/posts$/);
      await expect(alert(page, "Post Removed")).toBeVisible();
      await expect(card(page, stays)).toBeHidden();
      await press(page);
      await expect(page).toHaveURL(new RegExp(`/posts/${postId}$`));
      await expect(page.getByRole("button", { name: "More actions for this group" })).toBeVisible();

      await page.goto("/posts");
      await card(page, stays).getByRole("button", { name: "Delete" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete group" }).click();
      await expect(card(page, stays)).toBeHidden();
      await press(page);
      await expect(card(page, stays)).toBeVisible();
      await expect(page.locator(":focus")).toContainText(stays);
      expect(sent.map((count) => count())).toEqual([0, 0]);
    });

    test("closing the page deletes, and so does going on in it when the alert has gone", async ({
      page,
      api,
      logInAs,
      context,
    }) => {
      const ada = await api.registerWithProfile("Ada Quist");
      const postId = await api.createPost(ada, clears);
      for (const text of ["First", "Second", "Third"]) await api.addComment(ada, postId, text);
      const left = async () => {
        const query = `query ($id: ID!) { post(id: $id) { comments(first: 9) { nodes { text } } } }`;
        const answer = await api.as<{ post: { comments: { nodes: { text: string }[] } } }>(ada, query, { id: postId });
        return answer.post.comments.nodes.map(({ text }) => text);
      };
      await logInAs(ada);
      await page.goto(`/posts/${postId}?view=discussion`);
      await deleteComment(page, "Third");
      await expect(undo(page)).toBeVisible();
      await page.reload();
      await expect.poll(left).toEqual(["Second", "First"]);
      await expect(comments(page)).toHaveText([/First/, /Second/]);

      await deleteComment(page, "Second");
      await page.getByRole("link", { name: "Back" }).click();
      await expect(card(page, clears).getByRole("link", { name: "Join Group 1 reply" })).toBeVisible();
      await expect(undo(page)).toBeVisible();
      expect(await left()).toEqual(["Second", "First"]);
      await expect(undo(page)).toBeHidden();
      await expect.poll(left).toEqual(["First"]);
      await expect(card(page, clears).getByRole("link", { name: "Join Group 1 reply" })).toBeVisible();

      await page.goto(`/posts/${postId}?view=discussion`);
      await deleteComment(page, "First");
      await expect(undo(page)).toBeVisible();
      await context.newPage();
      await page.close();
      await expect.poll(left).toEqual([]);
    });
  });
}

test("logging out deletes what could still be undone, before the session ends", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "A circle to leave");
  await api.addComment(ada, postId, "Hasty");
  await logInAs(ada);
  await page.goto(`/posts/${postId}?view=discussion`);
  const order: string[] = [];
  await page.route("**/graphql", async (route) => {
    const { operationName } = route.request().postDataJSON();
    // The slower way to the service must not matter.
    if (operationName === "DeleteComment") await new Promise((resolve) => setTimeout(resolve, 300));
    order.push(operationName);
    return route.fallback();
  });

  await deleteComment(page, "Hasty");
  await expect(undo(page)).toBeVisible();
  await menu(page).getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);

  await expect
    .poll(() => order.filter((name) => /^(DeleteComment|Logout)$/.test(name)))
    .toEqual(["DeleteComment", "Logout"]);
  await expect(page.getByRole("alert")).toBeHidden();
  const query = `query ($id: ID!) { post(id: $id) { commentCount } }`;
  expect(await api.as(await api.register(), query, { id: postId })).toEqual({ post: { commentCount: 0 } });
});

test("a comment deleted by keyboard offers Undo there, and Esc leads back to the discussion", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "A circle without a mouse");
  await api.addComment(ada, postId, "Typed");
  await logInAs(ada);
  await page.goto(`/posts/${postId}?view=discussion`);
  const remove = async () => {
    await comments(page)
      .getByRole("button", { name: /^More actions/ })
      .focus();
    await page.keyboard.press("Enter");
    await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
    await page.getByRole("button", { name: "Delete reply" }).press("Enter");
  };

  await remove();
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator(":focus")).toContainText("Typed");

  await remove();
  await expect(undo(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "0 replies" })).toBeFocused();
});
