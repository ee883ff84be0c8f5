import { expect, test } from "../support/test";

test("X6 a member who learns Spanish finds books for it on the books page, each with why; guests find none", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  await page.goto("/learnings");
  await expect(page.getByRole("heading", { name: "What will you learn next?" })).toBeVisible();
  const section = page.getByRole("region", { name: "For what you learn" });
  await expect(section).toBeHidden();

  const ada = await api.register("Ada Quist");
  await logInAs(ada);
  await page.goto("/learnings");
  await expect(section.getByRole("link", { name: "Say what you learn" })).toHaveAttribute("href", "/welcome");
  await api.as(ada, `mutation { saveStudyWishes(input: { learning: ["Spanish", "Guitar"] }) { learning } }`);
  await page.reload();

  await expect(section.getByRole("link")).toHaveCount(6);
  const [spanish, guitar] = await section.getByRole("link").all();
  await expect(spanish!).toContainText(/For Spanish.*Because you learn Spanish: about/s);
  await expect(guitar!).toContainText("Because you learn Guitar: about");
  await expectAccessible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await spanish!.press("Enter");
  await expect(page).toHaveURL(/\/books\//);
});

test("X6 a goal in Spanish finds the books of its subject", async ({ page }) => {
  await page.goto("/learnings?goal=aprender+a+tocar+la+guitarra");

  await expect(
    page
      .getByRole("article")
      .first()
      .getByText(/^About guitar/i),
  ).toBeVisible();
});
