import { expect, type Page, test } from "@playwright/test";
import { holdBack } from "./service";

/*
 * Compared are cards: what stands there while an answer is held back, and what the answer brings. The content is as
 * long as that of a typical member of the demo community: where a text sets the height, other texts make other cards.
 */

/** How far a card may be from its placeholder. */
const tolerance = 0.05;

type Card = Pick<DOMRect, "top" | "height">;

/** The cards of the page, found by their look, which placeholders share. */
const cards = (page: Page): Promise<Card[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main *")]
      .filter((element) => {
        const { borderTopWidth, borderTopLeftRadius } = getComputedStyle(element);
        return borderTopWidth === "1px" && borderTopLeftRadius === "20px";
      })
      .map((element) => element.getBoundingClientRect())
      .map(({ top, height }) => ({ top: top + scrollY, height })),
  );

export interface Seen {
  before: Card[];
  after: Card[];
}

const widths = [360, 1280];

/** The cards once they have stopped changing: a text that is cut gets its button only after it was measured. */
async function settledCards(page: Page): Promise<Card[]> {
  let seen: Card[] = [];
  await expect(async () => {
    const before = await cards(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
    seen = await cards(page);
    expect(seen).toEqual(before);
  }).toPass();
  return seen;
}

/** The cards at each width. */
async function cardsAtWidths(page: Page): Promise<Card[][]> {
  const seen = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    seen.push(await settledCards(page));
  }
  return seen;
}

/** Opens the page with the answer held back, then lets it come, and checks at each width the cards before and after. */
export async function openSlowly(page: Page, path: string, operation: string, check: (seen: Seen) => void) {
  const release = await holdBack(page, operation);
  await page.goto(path);
  // Until the page knows who is logged in, its placeholders are those of a guest.
  const isMember = await page.evaluate(() => localStorage.getItem("token") !== null);
  if (isMember) await expect(page.getByRole("navigation").getByRole("link", { name: "Home" }).first()).toBeVisible();
  const busy = page.locator("main div[aria-busy=true]").filter({ has: page.locator("[aria-hidden=true]:visible") });
  // Beside what is held back, a panel of the page may still be loading.
  await expect(busy.first()).toBeVisible();
  const before = await cardsAtWidths(page);
  release();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const after = await cardsAtWidths(page);
  for (const [index, width] of widths.entries())
    await test.step(`at ${width} pixels`, () => check({ before: before[index] ?? [], after: after[index] ?? [] }));
}

export function expectSameHeights({ before, after }: Seen) {
  expect(before.length).toBeGreaterThan(0);
  const changes = before.map(({ height }, index) => [height, after[index]?.height ?? 0] as const);
  const differing = changes.filter(([placeholder, real]) => Math.abs(real / placeholder - 1) > tolerance);
  expect(differing, `heights of placeholders and of cards: ${JSON.stringify(changes)}`).toEqual([]);
}

/** Neither the heights nor the places of the cards differ. */
export function expectStill(seen: Seen) {
  expectSameHeights(seen);
  expect(seen.after.map(({ top }) => Math.round(top))).toEqual(seen.before.map(({ top }) => Math.round(top)));
}
