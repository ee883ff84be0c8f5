import { expect, test } from "../support/test";

test("serves every public page with a heading and a title of its own", async ({ page }) => {
  const titles = new Set<string>();
  for (const path of ["/", "/register", "/login", "/profiles", "/learnings"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    titles.add(await page.title());
  }
  expect(titles.size).toBe(5);
});
