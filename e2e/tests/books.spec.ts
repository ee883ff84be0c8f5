import { expect, test } from "../support/test";
import { goal, ask, books, book, recommend } from "../support/books";

test("A53 A55 a visitor's goal goes out with their interests, and stays through a reload and Back", async ({
  page,
}) => {
  const asked = await recommend(page, () => [book("1"), book("2")]);
  await page.goto("/learnings");
  await expect(page.getByRole("heading", { level: 1, name: "Learning Recommendation" })).toBeVisible();
  await expect(goal(page)).toBeEditable();
  await expect(ask(page)).toBeEnabled();

  await page.getByRole("checkbox", { name: "Physics" }).check();
  await goal(page).fill("  the night sky ");
  await goal(page).press("Enter");

  await expect(books(page)).toHaveCount(2);
  expect(asked).toEqual([{ goal: "the night sky", interests: ["PHYSICS"], first: 12 }]);
  await expect(page).toHaveURL(/\?goal=the\+night\+sky&interest=physics$/);
  await page.reload();
  await expect(goal(page)).toHaveValue("the night sky");
  await expect(page.getByRole("checkbox", { name: "Physics" })).toBeChecked();
  await expect(books(page)).toHaveCount(2);

  await goal(page).fill("stars");
  await ask(page).click();
  await expect(page.getByRole("heading", { name: "Books for “stars”" })).toBeVisible();
  await page.goBack();
  await expect(goal(page)).toHaveValue("the night sky");
  await expect(page.getByRole("heading", { name: "Books for “the night sky”" })).toBeVisible();
});

test("A55 a visitor gets close books, each with its reason, from the catalogue as it comes", async ({ page }) => {
  await page.goto("/learnings");

  await goal(page).fill("how to invest in the stock market as a beginner");
  await ask(page).click();

  await expect(page.getByRole("heading", { name: /^Books for “how to invest/ })).toBeVisible();
  await expect(books(page)).toHaveCount(12);
  await expect(
    books(page)
      .filter({ hasText: /invest|stock/i })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "12 books found" })).toBeAttached();
});

test("A56 a card has a cover, all authors and the reason; its window scrolls, closes with Esc and gives the focus back", async ({
  page,
  allowComplaints,
  expectAccessible,
}) => {
  test.slow(); // it looks at the page twice for accessibility
  allowComplaints(/cover\.png|Failed to load resource|Content Security Policy/);
  await page.route("**/cover.png", (route) => route.abort());
  await recommend(page, () => [
    book("1", { authors: ["Ines Prado", "Tom Oyelaran"], description: "A long way up.\n".repeat(200) }),
    book("2", { cover: "https://covers.example/cover.png" }),
  ]);
  await page.goto("/learnings?goal=sky");
  const [first, second] = [books(page).nth(0), books(page).nth(1)];

  await expect(first.getByText("Ines Prado, Tom Oyelaran").first()).toBeVisible();
  await expect(first.getByText("About the sky; also touches on stars")).toBeVisible();
  await expect(second.locator("[aria-hidden=true]").getByText("Book 2")).toBeVisible(); // drawn on the cover
  await expectAccessible();

  await first.getByRole("button", { name: "View Book 1" }).click();
  const modal = page.getByRole("dialog", { name: "Book 1" });
  await expect(modal).toContainText("by Ines Prado, Tom Oyelaran");
  await expect(modal).toContainText("A long way up.");
  await expect.poll(() => modal.evaluate((element) => element.scrollHeight <= element.clientHeight)).toBe(true);
  await modal.getByText("A long way up.").hover();
  await page.mouse.wheel(0, 600);
  await expect(modal.getByRole("heading", { name: "Book 1" })).toBeInViewport();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(modal).toBeHidden();
  await expect(first.getByRole("button", { name: "View Book 1" })).toBeFocused();
});

test("M35 on a phone, Back closes the open book and keeps the results and the search", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recommend(page, () => [book("1"), book("2"), book("3")]);
  await page.goto("/learnings");
  await goal(page).fill("sky");
  await ask(page).click();
  const third = page.getByRole("button", { name: "View Book 3" });
  await third.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await third.click();
  await expect(page.getByRole("dialog", { name: "Book 3" })).toBeVisible();

  await page.goBack();

  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(books(page)).toHaveCount(3);
  await expect(goal(page)).toHaveValue("sky");
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);
});
