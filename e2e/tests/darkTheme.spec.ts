import { awake } from "../support/product";
import { expect, test } from "../support/test";

test.use({ colorScheme: "dark" });

test("M47 the surfaces of the dark are plum, each step lighter than the one below, and check boxes have their colours", async ({
  page,
}) => {
  await page.goto("/profiles");
  await awake(page);
  await expect(page.getByRole("article").first()).toBeVisible();
  const steps = await page.evaluate(() => {
    const colorOf = (element: Element | null) =>
      (element ? getComputedStyle(element).backgroundColor : "").match(/\d+/g)?.map(Number) ?? [];
    const chip = document.querySelector("article li");
    return [document.documentElement, document.querySelector("article"), chip].map(colorOf);
  });

  for (const [red = 0, green = 0, blue = 0] of steps) {
    expect(green, "plum has least of green").toBeLessThan(red);
    expect(green).toBeLessThan(blue);
  }
  const light = steps.map((parts) => parts.slice(0, 3).reduce((sum, part) => sum + part, 0));
  for (let step = 1; step < light.length; step += 1)
    expect((light[step] ?? 0) - (light[step - 1] ?? 0), `step ${step} shows`).toBeGreaterThanOrEqual(24);

  const box = page.getByRole("checkbox", { name: "Art" });
  const look = () =>
    box.evaluate((element) => {
      const { appearance, backgroundColor, borderTopColor } = getComputedStyle(element);
      return { appearance, backgroundColor, borderTopColor };
    });
  const surface = await page
    .getByRole("article")
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await look()).toMatchObject({ appearance: "none", backgroundColor: surface });
  await box.check();
  await expect.poll(async () => (await look()).backgroundColor).toBe("rgb(31, 29, 61)");
});
