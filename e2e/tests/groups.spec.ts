import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { expect, test } from "../support/emptyServer";
import { countCalls, holdBack, intercept } from "../support/service";

const cards = (page: Page) => page.getByRole("region", { name: "Groups" }).getByRole("article");
const card = (page: Page, text: string) => cards(page).filter({ hasText: text });
const message = (page: Page) => page.getByLabel("Your message");
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const pages = (page: Page) => page.getByRole("navigation", { name: "Pages of groups" });

/** Several posts, the last of them the newest. */
async function publish(api: Api, person: Person, count: number) {
  for (let number = 1; number <= count; number++) await api.createPost(person, `Circle number ${number}`);
}

test.describe("starting a group", () => {
  test("A58 A63 the form clears once it has worked, and the post stands first on the first page", async ({
    page,
    api,
    join,
    logInAs,
  }) => {
    const ada = await join("Ada Quist");
    await publish(api, ada, 4);
    await logInAs(ada);
    await page.goto("/posts?page=2");
    await expect(page.getByRole("heading", { level: 1, name: "Welcome to the group posts" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Now start your group" })).toBeVisible();

    await message(page).fill("Evening physics\nFeynman, one lecture a week\nBring tea");
    await send(page).click();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(page).toHaveURL(/\/posts$/);
    await expect(message(page)).toHaveValue("");
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).first().getByRole("heading", { level: 3, name: "Evening physics" })).toBeVisible();
    expect(await cards(page).first().getByText("Feynman").innerText()).toContain("a week\nBring tea");
  });

  test("A58 checks no text itself: the service's word appears, and what was typed stays", async ({
    page,
    join,
    logInAs,
  }) => {
    await logInAs(await join());
    const calls = await countCalls(page, "CreatePost");
    await page.goto("/posts");

    for (const [text, word] of [
      ["", /Write a message first/],
      ["   ", /Write a message first/],
      ["x".repeat(5001), /5,?000/],
    ] as const) {
      await message(page).fill(text);
      await send(page).click();
      await expect(page.getByRole("alert").filter({ hasText: word }).first()).toBeVisible();
      await expect(message(page)).toHaveAccessibleDescription(word);
      await expect(message(page)).toHaveValue(text);
      await expect(message(page)).toBeFocused();
    }
    expect(calls()).toBe(3);
    await expect(page.getByText("No groups yet")).toBeVisible();
  });

  test("A58 sends once, however often Send is pressed", async ({ page, join, logInAs }) => {
    await logInAs(await join());
    await page.goto("/posts");
    const letGo = await holdBack(page, "CreatePost");
    const calls = await countCalls(page, "CreatePost");
    await message(page).fill("Only once, please");

    await send(page).dblclick();
    await send(page).press("Enter");
    await expect(send(page)).toHaveAttribute("aria-busy", "true");
    letGo();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
    expect(calls()).toBe(1);
  });

  test("A58 publishes once when the answer was lost and the same text is sent again", async ({
    page,
    join,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/net::ERR_FAILED/);
    await logInAs(await join());
    await page.goto("/posts");
    let losesAnswer = true;
    await intercept(page, "CreatePost", async (route) => {
      if (!losesAnswer) return route.fallback();
      losesAnswer = false;
      await route.fetch();
      await route.abort();
    });
    await message(page).fill("The line went dead");

    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "couldn't reach" })).toBeVisible();
    await send(page).click();

    await expect(page.getByRole("status").filter({ hasText: "Post Created" })).toBeVisible();
    await expect(cards(page)).toHaveCount(1);
  });

  test("A58 a draft outlives a failed save, a reload, and a session that ends in the middle of it", async ({
    page,
    api,
    join,
    logInAs,
    allowComplaints,
  }) => {
    allowComplaints(/net::ERR_FAILED/, /401/);
    const ada = await join("Ada Quist");
    await logInAs(ada);
    await page.goto("/posts");
    await page.route("**/graphql", (route) =>
      route.request().postData()?.includes("createPost") ? route.abort() : route.fallback(),
    );
    await message(page).fill("Long thoughts on short stories");
    await send(page).click();
    await expect(page.getByRole("alert").filter({ hasText: "couldn't reach" })).toBeVisible();
    await expect(message(page)).toHaveValue("Long thoughts on short stories");

    await page.unrouteAll();
    await page.reload();
    await expect(message(page)).toHaveValue("Long thoughts on short stories");

    await api.as(ada, `mutation { logout }`);
    await send(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel("Email Address").fill(ada.email);
    await page.getByLabel("Password").fill(ada.password);
    await page.getByRole("button", { name: "Login" }).click();

    await expect(page).toHaveURL(/\/posts$/);
    await expect(message(page)).toHaveValue("Long thoughts on short stories");
    await send(page).click();
    await expect(card(page, "Long thoughts on short stories")).toBeVisible();
    await expect(message(page)).toHaveValue("");
  });
});

test.describe("the pages of the list", () => {
  test("A59 there are 3 posts a page: none, three and four of them", async ({ page, api, join, logInAs }) => {
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

  test("A59 a page beyond the last leads to the last, and nonsense to the first", async ({
    page,
    api,
    join,
    logInAs,
  }) => {
    const ada = await join();
    await publish(api, ada, 4);
    await logInAs(ada);

    await page.goto("/posts?page=99");
    await expect(page).toHaveURL(/\/posts\?page=2$/);
    await expect(cards(page)).toHaveText([/number 1/]);

    await page.goto("/posts?page=one");
    await expect(cards(page)).toHaveText([/number 4/, /number 3/, /number 2/]);
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

  test("says what failed, and shows the groups after Retry", async ({ page, api, join, logInAs, allowComplaints }) => {
    allowComplaints(/net::ERR_FAILED/);
    const ada = await join();
    await publish(api, ada, 1);
    await logInAs(ada);
    let isDown = true;
    await intercept(page, "Posts", (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto("/posts");
    await expect(page.getByRole("heading", { name: "The groups didn't load" })).toBeVisible();
    await expect(message(page)).toBeEditable();

    isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();

    await expect(card(page, "number 1")).toBeVisible();
  });
});
