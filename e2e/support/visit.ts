import type { Page } from "@playwright/test";
import { colorRules, expectNoErrors } from "./accessibility";
import { brightShare, glare, maxGlare } from "./pixels";
import { awake } from "./product";
import { expect, test } from "./test";

/*
 * What must hold on every page is checked in one visit to it for each width: first while it loads, then in the light
 * theme, in the dark one for those who ask for less motion, and zoomed.
 */

/** A page, and what the browser's tab says there. */
export type Place = readonly [path: string, title?: string];

/** What people read stays where it is while the rest arrives. */
const largestShift = 0.02;

/** So long each answer of the service takes here, in milliseconds: long enough for every skeleton to show. */
const answerAfter = 300;

interface Watched {
  shift: number;
  waiting: number;
}

/** From the next page on, answers of the service take their time, and what moves is noted. */
export async function watch(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript((delay) => {
    const watched = { shift: 0, waiting: 0 };
    Object.assign(window, { watched });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) watched.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    const { fetch } = window;
    window.fetch = async (...request) => {
      watched.waiting += 1;
      try {
        const answer = await fetch(...request);
        await new Promise((resolve) => setTimeout(resolve, delay));
        return answer;
      } finally {
        // What the answer brings may ask for more.
        setTimeout(() => (watched.waiting -= 1), 100);
      }
    };
  }, answerAfter);
}

const watchedOn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

/** Opens a page and waits until it is whole: awake, known who looks, and nothing loading any more. */
async function open(page: Page, path: string, items?: string[]) {
  await page.goto(path);
  await awake(page);
  // A phone's menu is closed; its items show whether the session is known.
  if (items) await expect(page.locator("#menu a")).toHaveText(items);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(async () => (await watchedOn(page)).waiting).toBe(0);
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Everything that the page can say of itself at once. */
const look = (page: Page) =>
  page.evaluate(() => {
    const named = (element: Element) => `${element.localName} ${element.textContent?.trim().slice(0, 30)}`;
    /** A link within a sentence may be as high as its line. */
    const isInSentence = (element: HTMLElement) =>
      getComputedStyle(element).display === "inline" &&
      /\p{L}+\s+\p{L}+/u.test(
        [...(element.parentElement?.childNodes ?? [])]
          .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
          .map(({ textContent }) => textContent)
          .join(" "),
      );
    /** Whether what can be pressed reaches further than it is seen: 22 pixels from its middle, up and down and to both sides. */
    const isPressedAround = (element: HTMLElement, { width, height }: DOMRect) => {
      element.scrollIntoView({ block: "center", behavior: "instant" });
      const { left, top } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const reach = 21;
      const points = [
        ...(height < 43.5 ? [[x, y - reach] as const, [x, y + reach] as const] : []),
        ...(width < 43.5 ? [[x - reach, y] as const, [x + reach, y] as const] : []),
      ];
      return points.every((point) => element.contains(document.elementFromPoint(...point)));
    };
    /** What can be pressed and is smaller than 44 pixels in a direction. */
    const smallTargets = [...document.querySelectorAll<HTMLElement>("button, input, select, textarea, summary, a")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest("[inert]"))
      .filter((element) => element.localName !== "a" || !isInSentence(element))
      .filter((element) => element.getAttribute("href") !== "#content")
      .map((element) =>
        element.matches("[type=checkbox], [type=radio]") ? (element.closest("label") ?? element) : element,
      )
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return Math.min(box.width, box.height) < 43.5 && !isPressedAround(element, box);
      })
      .map(named);
    window.scrollTo({ top: 0, behavior: "instant" });
    /** The choices of the shown selects that are wider than their select, with the name of the field. */
    const pen = document.createElement("canvas").getContext("2d");
    const cutChoices = [...document.querySelectorAll("select")]
      .filter((select) => select.offsetWidth > 0)
      .flatMap((select) => {
        const style = getComputedStyle(select);
        if (!pen) throw new Error("nothing can be measured");
        pen.font = style.font;
        const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        const cut = [...select.options].filter(({ text }) => pen.measureText(text).width > room);
        return cut.map(({ text }) => `${select.name || select.ariaLabel}: ${text}`);
      });
    /** Where the page's heading begins, from where the bar begins; 0 for one in the middle or in a picture's card. */
    const heading = document.querySelector("h1");
    const logo = document.querySelector("header a");
    const isElsewhere = !heading || getComputedStyle(heading).textAlign === "center" || heading.closest("[data-hero]");
    const offset = isElsewhere || !logo ? 0 : heading.getBoundingClientRect().left - logo.getBoundingClientRect().left;
    /** Buttons that are not as high as their size says, and sizes that there are not; a text in two lines is higher. */
    const oddButtons = [...document.querySelectorAll<HTMLElement>("button, a")]
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => {
        const { display, userSelect, borderTopLeftRadius } = getComputedStyle(button);
        return display === "inline-flex" && userSelect === "none" && parseFloat(borderTopLeftRadius) > 99;
      })
      .flatMap((button) => {
        const { minHeight, height, lineHeight, flexWrap } = getComputedStyle(button);
        const size = Math.max(parseFloat(minHeight) || 0, 44);
        const text = document.createRange();
        text.selectNodeContents(button);
        const isOneLine = text.getBoundingClientRect().height < 1.9 * parseFloat(lineHeight) && flexWrap !== "wrap";
        const isOdd = ![44, 48].includes(size) || (isOneLine && Math.abs(parseFloat(height) - size) > 0.5);
        return isOdd ? [`${named(button)}: ${height} of ${size}px`] : [];
      });
    const links = [...document.querySelectorAll("a[href^='/']")].map((link) => link.getAttribute("href") ?? "");
    return {
      width: document.documentElement.scrollWidth,
      smallTargets,
      cutChoices,
      oddButtons,
      links,
      offset: Math.round(offset),
    };
  });

/** Visits the pages one after the other. Returns the addresses that they lead to. */
export async function visitAll(page: Page, places: readonly Place[], items?: string[]): Promise<Set<string>> {
  const found = new Set<string>();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isPhone = width < 768;
  for (const [path, title] of places) {
    await test.step(path, async () => {
      await open(page, path, items);
      expect((await watchedOn(page)).shift, "the page moves while it loads").toBeLessThanOrEqual(largestShift);
      if (title) await expect(page).toHaveTitle(`${title} · Study Circle`);
      const seen = await look(page);
      expect(seen.width, "the page fits").toBe(width);
      expect(seen.cutChoices, "choices that are cut").toEqual([]);
      expect.soft(seen.offset, "X7 pages begin at one edge").toBe(0);
      expect.soft(seen.oddButtons, "X7 buttons have one height for each size").toEqual([]);
      if (isPhone) expect.soft(seen.smallTargets, "too small for a thumb").toEqual([]);
      seen.links.forEach((link) => found.add(link.split("#")[0] ?? link));
      await expectNoErrors(page);

      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
      await expectNoErrors(page, colorRules);
      expect(await page.evaluate(() => document.getAnimations().length), "something moves").toBe(0);
      if (!isPhone) {
        await page.evaluate(() =>
          Promise.all(
            [...document.images]
              .filter(({ complete, loading }) => complete || loading !== "lazy")
              .map((image) => image.decode().catch(() => undefined)),
          ),
        );
        expect(await brightShare(page, glare), "a bright ground in the dark").toBeLessThanOrEqual(maxGlare);
      }
      await expectWholeWhenZoomed(page, isPhone ? { width: 320, height: 200 } : { width: 640, height: 400 });
      await page.emulateMedia({
        colorScheme: "light",
        reducedMotion: "no-preference",
      });
      await page.setViewportSize({ width, height });
    });
  }
  return found;
}

/** At 400 % of a phone's or 200 % of a desktop's screen nothing scrolls sideways, and the last button can be reached. */
async function expectWholeWhenZoomed(page: Page, size: { width: number; height: number }) {
  await page.setViewportSize(size);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
  const last = page.locator("main :is(button, a[href])").filter({ visible: true }).last();
  // Again, because a page that leads on to another one scrolls back to its top.
  await expect(async () => {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 0.9, timeout: 1_000 });
  }).toPass({ timeout: 10_000 });
}
