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
