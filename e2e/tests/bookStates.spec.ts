import { expect, test } from "../support/test";
import { countCalls, intercept } from "../support/service";
import { goal, ask, books, book, answerOf, recommend } from "../support/books";

test("A54 an empty or blank goal is answered with a word, and nothing is asked", async ({ page }) => {
  const calls = await countCalls(page, "RecommendBooks");
  await page.goto("/learnings");

  for (const blank of ["", "    "]) {
    await goal(page).fill(blank);
    await ask(page).click();
    await expect(
      page.getByRole("alert").filter({ hasText: "Please let us know what you'd like to learn!" }).last(),
    ).toBeVisible();
    await expect(goal(page)).toBeFocused();
  }
  expect(calls()).toBe(0);
  await expect(page).toHaveURL(/\/learnings$/);
});

test("A57 no book and only distant books are said in words", async ({ page }) => {
  let found = [] as ReturnType<typeof book>[];
  await recommend(page, () => found);
  await page.goto("/learnings?goal=quidditch");
  await expect(page.getByRole("heading", { name: "No books for that yet" })).toBeVisible();
  await expect(page.getByText("Looking for books")).toBeHidden();
  await expect(ask(page)).not.toHaveAttribute("aria-busy", "true");

  found = [book("1", { isCloseMatch: false })];
  await ask(page).click();

  await expect(page.getByRole("heading", { name: "No exact match, but these may help" })).toBeVisible();
  await expect(page.getByText("Further afield (1)")).toBeVisible();
  await expect(books(page).first()).toBeVisible();
});

test("A57 a failure ends the waiting, keeps the goal and offers Retry", async ({ page, allowComplaints }) => {
  allowComplaints(/net::ERR_FAILED/);
  let isDown = true;
  await intercept(page, "RecommendBooks", (route) =>
    isDown ? route.abort() : route.fulfill({ json: { data: answerOf([book("1")]) } }),
  );
  await page.goto("/learnings");
  await goal(page).fill("the night sky");
  await ask(page).click();
  await expect(page.getByRole("heading", { name: "The books didn't load" })).toBeVisible();
  await expect(goal(page)).toHaveValue("the night sky");
  await expect(ask(page)).not.toHaveAttribute("aria-busy", "true");

  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(books(page)).toHaveCount(1);
});

test("A57 while the service looks, the page shows where the books will be", async ({ page }) => {
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, "RecommendBooks", async (route) => {
    await gate;
    await route.fulfill({ json: { data: answerOf([book("1")]) } });
  });
  await page.goto("/learnings?goal=sky");

  await expect(page.locator("[aria-busy=true]").filter({ hasText: "Looking for books" })).toBeVisible();
  await expect(ask(page)).toHaveAttribute("aria-busy", "true");
  release();

  await expect(books(page)).toHaveCount(1);
  await expect(page.getByText("Looking for books")).toBeHidden();
});
