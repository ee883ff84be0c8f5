import { expect, test } from "../support/test";

const namesOf = (summaries: Element[]) =>
  summaries.map((summary) =>
    [".opblock-summary-method", ".opblock-summary-path"]
      .map((part) =>
        summary
          .querySelector(part)
          ?.textContent?.replace(/\u200b/g, "")
          .trim(),
      )
      .join(" "),
  );

interface Description {
  paths: Record<string, Record<string, unknown>>;
}

test("A66 /docs shows every operation of the REST API without a complaint, and a reader tries one and sees its answer", async ({
  page,
  request,
}) => {
  const { paths } = (await (await request.get("/docs/openapi.json")).json()) as Description;
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(described.length).toBeGreaterThanOrEqual(21);
  await page.goto("/docs");
  await expect(page).toHaveTitle("Study Circle REST API");

  // The page renders the part of a long list that is in view.
  const shown = page.locator(".opblock-summary");
  await expect(shown.first()).toBeVisible({ timeout: 20_000 });
  const names = new Set<string>();
  await expect(async () => {
    for (const name of await shown.evaluateAll(namesOf)) names.add(name);
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    expect([...names].sort()).toEqual([...described].sort());
  }).toPass({ timeout: 60_000, intervals: [50] });
  await page.evaluate(() => window.scrollTo(0, 0));

  const list = page.locator(".opblock-get").filter({ has: page.locator('[data-path="/api/profile"]') });
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, window.innerHeight / 2));
    await expect(list).toBeVisible({ timeout: 200 });
  }).toPass({ timeout: 60_000, intervals: [50] });
  await list.locator(".opblock-summary-control").click({ timeout: 20_000 });
  await list.getByRole("button", { name: "Execute" }).click();

  await expect(list.locator(".live-responses-table tbody .response-col_status")).toContainText("200", {
    timeout: 20_000,
  });
  await expect(list.locator(".live-responses-table .highlight-code").first()).toContainText("skills");
});

test("M53 /docs looks like the site in both themes, has no accessibility error, and can be read on a phone", async ({
  page,
  expectAccessible,
  expectAccessibleInDark,
  allowComplaints,
}) => {
  test.slow();
  // The operation that is tried, "Who am I", refuses a guest.
  allowComplaints(/401/);
  await page.goto("/docs");
  await expect(page.locator("html")).toHaveClass(/light/);
  await expect(page.getByRole("link", { name: "Study Circle", exact: true })).toHaveAttribute("href", "/");
  await expect(page.locator(".opblock-summary").first()).toBeVisible({
    timeout: 20_000,
  });

  // Two are enough to show every part of one, and axe compares each text with everything around it.
  for (const method of ["get", "post"])
    await page.locator(`.opblock-${method} .opblock-summary-control`).first().click();
  await page.locator(".opblock-get").getByRole("button", { name: "Execute" }).first().click();
  await expect(page.locator(".live-responses-table").first()).toBeVisible();
  await expectAccessible();
  await expectAccessibleInDark();
  await expect(page.locator("html")).toHaveClass(/dark/);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await page.emulateMedia({ colorScheme: "light" });

  await page.getByRole("button", { name: "Switch to dark theme" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await page.goto("/");
  await expect(page.locator("html")).toHaveClass(/dark/);
});
