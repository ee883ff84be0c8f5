import { expect, test } from "../support/test";

interface Description {
  paths: Record<string, Record<string, unknown>>;
}

test("A66 /docs shows every operation of the REST API without a complaint", async ({ page, request }) => {
  const { paths } = (await (await request.get("/docs/openapi.json")).json()) as Description;
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThanOrEqual(21);
  await page.goto("/docs");
  await expect(page).toHaveTitle("Study Circle REST API");

  const shown = page.locator(".opblock-summary");
  await expect(shown).toHaveCount(described.length, { timeout: 20_000 });
  const names = await shown.evaluateAll((summaries) =>
    summaries.map((summary) =>
      [".opblock-summary-method", ".opblock-summary-path"]
        .map((part) =>
          summary
            .querySelector(part)
            ?.textContent?.replace(/\u200b/g, "")
            .trim(),
        )
        .join(" "),
    ),
  );
  expect(new Set(names)).toEqual(new Set(described));
});

test("A66 a reader of /docs tries an operation and sees its answer", async ({ page }) => {
  await page.goto("/docs");
  const list = page.locator(".opblock-get").filter({ has: page.locator('[data-path="/api/profile"]') });
  await list.locator(".opblock-summary-control").click({ timeout: 20_000 });
  await list.getByRole("button", { name: "Execute" }).click();

  await expect(list.locator(".live-responses-table tbody .response-col_status")).toContainText("200");
  await expect(list.locator(".live-responses-table .highlight-code").first()).toContainText("skills");
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("M53 /docs looks like the site and has no accessibility error", async ({
      page,
      expectAccessible,
      allowComplaints,
    }) => {
      test.slow();
      // The operation that is tried, "Who am I", refuses a guest.
      allowComplaints(/401/);
      await page.goto("/docs");
      await expect(page.locator("html")).toHaveClass(new RegExp(colorScheme));
      await expect(page.getByRole("link", { name: "Study Circle", exact: true })).toHaveAttribute("href", "/");
      await expect(page.locator(".opblock-summary").first()).toBeVisible({ timeout: 20_000 });
      await expectAccessible();

      for (const method of ["get", "post", "put", "delete"])
        await page.locator(`.opblock-${method} .opblock-summary-control`).first().click();
      await page.locator(".opblock-get").getByRole("button", { name: "Execute" }).first().click();
      await expect(page.locator(".live-responses-table").first()).toBeVisible();
      await expectAccessible();
    });
  });
}

test("M53 /docs changes the theme for the whole site", async ({ page }) => {
  await page.goto("/docs");
  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);

  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

for (const width of [360, 768]) {
  test(`M53 /docs can be read at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/docs");
    await page.locator(".opblock-post .opblock-summary-control").first().click({ timeout: 20_000 });
    await expect(page.locator(".opblock-body").first()).toBeVisible();

    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
