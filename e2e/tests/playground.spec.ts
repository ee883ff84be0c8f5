import { expect, test } from "../support/test";

test("A79 a newcomer finds examples, pastes a token and publishes within five minutes", async ({ page, baseURL }) => {
  test.slow();
  // Not imported above: Playwright would compile what it imports there, and this is a module as it is.
  const { checkPlayground } = await import("../../client/playground/playground.e2e.mjs");
  await page.setViewportSize({ width: 1400, height: 900 });

  await checkPlayground(page, baseURL ?? "");
});

test("A79 the playground can be read on a phone and in the dark", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/playground");

  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeVisible({ timeout: 20_000 });
  await expect(page).toHaveTitle(/Study Circle/);
});
