import { expect, test } from "../support/test";
import { countCalls, intercept } from "../support/service";
import { goal, ask, books, book, answerOf } from "../support/books";

test("A54 A57 a blank goal is not asked; a failure, no book and only distant books are said in words", async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/net::ERR_FAILED/);
  const calls = await countCalls(page, "RecommendBooks");
  await page.goto("/learnings");
  await goal(page).fill("    ");
  await ask(page).click();
  const please = page.getByRole("alert").filter({ hasText: "Please let us know what you'd like to learn!" });
  await expect(please.last()).toBeVisible();
  await expect(goal(page)).toBeFocused();
  expect(calls()).toBe(0);

  let found: ReturnType<typeof book>[] | undefined;
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await intercept(page, "RecommendBooks", async (route) => {
    await gate;
    return found ? route.fulfill({ json: { data: answerOf(found) } }) : route.abort();
  });
  await goal(page).fill("the night sky");
  await ask(page).click();
  await expect(page.locator("[aria-busy=true]").filter({ hasText: "Looking for books" })).toBeVisible();
  await expect(ask(page)).toHaveAttribute("aria-busy", "true");
  release();
  await expect(page.getByRole("heading", { name: "The books didn't load" })).toBeVisible();
  await expect(goal(page)).toHaveValue("the night sky");
  await expect(ask(page)).not.toHaveAttribute("aria-busy", "true");

  found = [];
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "No books for that yet" })).toBeVisible();
  await expect(page.getByText("Looking for books")).toBeHidden();

  found = [book("1", { isCloseMatch: false })];
  await ask(page).click();
  await expect(page.getByRole("heading", { name: "No exact match, but these may help" })).toBeVisible();
  await expect(page.getByText("Further afield (1)")).toBeVisible();
  await expect(books(page)).toHaveCount(1);
});
