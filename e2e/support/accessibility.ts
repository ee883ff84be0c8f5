import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

/** The rules that depend on the theme. */
export const colorRules = ["color-contrast", "link-in-text-block"];

/** Fails the test when axe finds an error on the page as it is shown; by default, of any rule. */
export async function expectNoErrors(page: Page, rules?: string[]): Promise<void> {
  // Something that another test caused may begin to fade in just before the check; then its end state counts.
  const found = await findErrors(page, rules);
  const errors = found.length > 0 ? await findErrors(page, rules) : found;
  expect(errors, "accessibility errors").toEqual([]);
}

async function findErrors(page: Page, rules?: string[]): Promise<string[]> {
  await untilStill(page);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run({
      resultTypes: ["violations"],
      ...(runOnly ? { runOnly } : {}),
    });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
  }, rules);
}

/** Finishes transitions of colours and texts, so that only their end state is checked. */
async function untilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isMoving = ({ playState, effect }: Animation) =>
      playState === "running" && effect?.getTiming().iterations !== Infinity;
    const nextPicture = () => new Promise((painted) => requestAnimationFrame(painted));
    // A change of the media becomes a change of colour with the next picture.
    await nextPicture();
    // Read again with each picture: Chromium does not say of parts that are folded away that they have finished.
    do await nextPicture();
    while (document.getAnimations().some(isMoving));
  });
}
