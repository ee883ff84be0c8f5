import { expect, test } from "../support/test";

const guides = ["Overview", "REST guide", "GraphQL guide", "Limits", "Changes"];

test("O6 the footer leads to the guides, each of which says what it is, in both themes and on a phone", async ({
  page,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  test.slow();
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "For developers" }).click();
  await expect(page).toHaveURL(/\/developers$/);

  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const name of guides) {
      await page.getByRole("navigation", { name: "Guides" }).getByRole("link", { name }).click();
      await expect(page.getByRole("navigation", { name: "Guides" }).getByRole("link", { name })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/ – Study Circle for developers$/);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
      if (width === 360) continue;
      await page.emulateMedia({ colorScheme: "light" });
      await expectAccessible();
      await expectAccessibleInDark();
    }
  }
});

test("O6 every link of the guides leads somewhere, and examples can be copied", async ({ page, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const found = new Set<string>();
  for (const path of ["", "/rest", "/graphql", "/limits", "/changes"]) {
    await page.goto(`/developers${path}`);
    const links = await page.locator("a").evaluateAll((all) =>
      all.map((link) => {
        const { origin, pathname, hash } = new URL((link as HTMLAnchorElement).href);
        const isHere = origin === location.origin && pathname === location.pathname;
        return isHere && hash && !document.getElementById(hash.slice(1))
          ? `nowhere ${hash}`
          : origin === location.origin
            ? pathname
            : "";
      }),
    );
    links.forEach((link) => found.add(link));
  }
  for (const path of found) {
    if (path === "") continue;
    expect(path).toMatch(/^\//);
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
  }

  await page.goto("/developers/rest");
  const example = page.locator(".example").first();
  await example.getByRole("button", { name: "Copy" }).click();
  await expect(example.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("API=http://localhost:4000/api");
});
