import type { Page } from "@playwright/test";
import { expect, test } from "../support/emptyServer";
import { intercept } from "../support/service";
import { cards, card, publish } from "../support/groups";

const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of groups" });

test.describe("the pages of the list", () => {
  test("A59 there are 3 posts a page: none, three and four of them; beyond the last is the last", async ({
    page,
    api,
    join,
    logInAs,
  }) => {
    const ada = await join();
    await logInAs(ada);
    await page.goto("/posts");
    await expect(page.getByRole("heading", { name: "No groups yet" })).toBeVisible();

    await publish(api, ada, 3);
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
    await expect(pages(page)).toBeHidden();

    await api.createPost(ada, "Circle number 4");
    await page.reload();
    await expect(cards(page)).toHaveText([/number 4/, /number 3/, /number 2/]);
    await pages(page).getByRole("link", { name: "Page 2" }).click();

    await expect(page).toHaveURL(/\/posts\?page=2$/);
    await expect(cards(page)).toHaveText([/number 1/]);
    await expect(pages(page).getByRole("link", { name: "Page 2" })).toHaveAttribute("aria-current", "page");
    await expect(page.getByRole("heading", { name: "Groups, page 2" })).toBeFocused();
    await page.reload();
    await expect(cards(page)).toHaveText([/number 1/]);
    await page.goBack();
    await expect(cards(page)).toHaveText([/number 4/, /number 3/, /number 2/]);

    await page.goto("/posts?page=99");
    await expect(page).toHaveURL(/\/posts\?page=2$/);
    await expect(cards(page)).toHaveText([/number 1/]);
    await page.goto("/posts?page=one");
    await expect(cards(page)).toHaveText([/number 4/, /number 3/, /number 2/]);
  });

  test("A59 A63 deleting the only post of the last page steps back", async ({ page, api, join, logInAs }) => {
    const ada = await join();
    await publish(api, ada, 4);
    await logInAs(ada);
    await page.goto("/posts?page=2");

    await card(page, "number 1").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete group" }).click();

    await expect(page.getByRole("status").filter({ hasText: "Post Removed" })).toBeVisible();
    await expect(page).toHaveURL(/\/posts$/);
    await expect(cards(page)).toHaveText([/number 4/, /number 3/, /number 2/]);
    await expect(pages(page)).toBeHidden();
  });

  test("A59 the numbers stay few with 100,000 posts", async ({ page, api, join, logInAs }) => {
    const ada = await join();
    await publish(api, ada, 1);
    await logInAs(ada);
    await intercept(page, "Posts", async (route, { variables }) => {
      const response = await route.fetch({
        postData: JSON.stringify({ ...route.request().postDataJSON(), variables: { page: 1 } }),
      });
      const { data } = await response.json();
      const posts = { ...data.posts, totalCount: 100_000, pageCount: 33_334, totalCountIsExact: false };
      expect(variables.page).toBeGreaterThan(0);
      await route.fulfill({ json: { data: { posts } } });
    });

    await page.goto("/posts?page=17000");
    const numbers = () => pages(page).getByRole("link").allInnerTexts();
    await expect(pages(page)).toBeVisible();
    expect(await numbers()).toEqual(["1", "16,999", "17,000", "17,001", "33,334"]);
    await expect(page.getByText("about 100,000 groups")).toBeVisible();

    await pages(page).getByRole("link", { name: "Page 33334" }).click();
    await expect(page).toHaveURL(/page=33334$/);
    await expect.poll(numbers).toEqual(["1", "33,333", "33,334"]);
  });
});
