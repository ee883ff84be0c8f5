import type { Page } from "@playwright/test";
import { hostileTexts } from "../../client/src/testing/hostileTexts";
import { expect, test } from "../support/test";

const field = (page: Page) => page.getByRole("textbox", { name: "Reply" });
const bar = (page: Page) => page.getByRole("toolbar", { name: "Formatting" });
const preview = (page: Page) => page.getByRole("region", { name: "Preview" });
/**
 * As many lines as a reply may have, each an element. What is promised is 50 ms for a text; what is measured here is that and what
 * the browser does to lay it out, on machines of any speed, so it is compared with this text, which hides nothing and costs most.
 */
const denseList = "1. a\n".repeat(1_000);
const lastComment = (page: Page) => page.locator("article").last();

test.describe("formatted texts", () => {
  test("D8 are written with buttons and keys, undone, previewed and read, on a phone too", async ({
    page,
    api,
    logInAs,
    expectAccessible,
    expectAccessibleInDark,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const ada = await api.register("Ada Quist");
    const post = await api.createPost(ada, "**Rust** for _beginners_\n\n- bring tea\n- and questions");
    await logInAs(ada);
    await page.goto(`/posts/${post}?view=about`);
    await expect(page.getByRole("heading", { name: "Rust for beginners" }).first()).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: /^bring tea$/ })).toBeVisible();
    await page.getByRole("link", { name: "Discussion" }).click();

    await field(page).pressSequentially("read chapter one");
    for (let count = 0; count < 3; count++) await page.keyboard.press("Control+Shift+ArrowLeft");
    await page.keyboard.press("Control+b");
    await expect(field(page)).toHaveValue("**read chapter one**");
    await page.keyboard.press("Control+z");
    await expect(field(page)).toHaveValue("read chapter one");
    await bar(page).getByRole("button", { name: "Italic" }).click();
    await expect(field(page)).toHaveValue("*read chapter one*");
    await expect(field(page)).toBeFocused();

    await bar(page).getByRole("button", { name: "Preview" }).click();
    await expect(preview(page).getByText("read chapter one")).toHaveCSS("font-style", "italic");
    for (const button of await bar(page).getByRole("button").all()) {
      const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible();
    await expectAccessibleInDark();

    await page.getByRole("button", { name: "Send reply" }).click();
    await expect(lastComment(page).getByText("read chapter one")).toHaveCSS("font-style", "italic");
  });

  test("D8 an input method that composes a word keeps its keys", async ({ page, api, logInAs }) => {
    const ada = await api.register();
    const post = await api.createPost(ada, "Kanji");
    await logInAs(ada);
    await page.goto(`/posts/${post}`);
    await field(page).focus();
    const client = await page.context().newCDPSession(page);

    await client.send("Input.imeSetComposition", { text: "にほん", selectionStart: 3, selectionEnd: 3 });
    await page.keyboard.press("Control+b");
    await client.send("Input.insertText", { text: "日本" });

    await expect(field(page)).toHaveValue("日本");
  });

  test("D8 500 hostile texts: nothing but the subset, each letter is there, and the page keeps its width", async ({
    page,
    api,
    logInAs,
  }, { annotations }) => {
    test.slow();
    await page.setViewportSize({ width: 360, height: 740 });
    const ada = await api.register();
    const post = await api.createPost(ada, "Hostile texts");
    await logInAs(ada);
    await page.goto(`/posts/${post}`);
    await bar(page).getByRole("button", { name: "Preview" }).click();
    await field(page).fill("**parser**");
    await expect(preview(page).getByText("parser", { exact: true })).toHaveCSS("font-weight", "700");

    const { spent } = await cpuClock(page);
    const timeOf = async (text: string) => {
      await page.evaluate(writeText, "");
      const before = await spent();
      await page.evaluate(writeText, text);
      return Math.round((await spent()) - before);
    };
    const dense: number[] = [];
    for (let round = 0; round < 5; round++) dense.push(await timeOf(denseList));
    const limit = 3 * (dense.sort((a, b) => a - b)[2] ?? NaN);
    const times: number[] = [];
    const problems: string[] = [];
    for (const text of hostileTexts()) {
      const first = await timeOf(text);
      // The browser collects garbage at any time.
      times.push(first < limit ? first : Math.min(first, await timeOf(text)));
      problems.push(await page.evaluate(problemOf, text));
    }

    times.sort((a, b) => a - b);
    annotations.push({
      type: "CPU ms of a text",
      description: `median ${times[250]}, slowest ${times.slice(-5).join(" ")}; limit ${limit}`,
    });
    expect(times).toHaveLength(500);
    expect(problems.filter((problem) => problem !== "")).toEqual([]);
    expect(times.at(-1)).toBeLessThan(limit);
  });
});

/** The time in milliseconds that the page's thread has worked, which other programs do not lengthen. */
async function cpuClock(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await client.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1_000;
  };
  return { spent };
}

/** Runs in the page: types a text at once, and waits until its preview is there and laid out. */
async function writeText(text: string) {
  const field = document.querySelector<HTMLTextAreaElement>("textarea[name=text]");
  const preview = document.querySelector<HTMLElement>("section[aria-label=Preview]");
  if (!field || !preview) throw new Error("no preview");
  if (field.value === text) return;
  const changed = new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => (observer.disconnect(), resolve()));
    observer.observe(preview, { childList: true, subtree: true, characterData: true });
  });
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await changed;
  preview.getBoundingClientRect();
}

/** Runs in the page: what is wrong with the preview of a text; "" if nothing is. */
function problemOf(text: string): string {
  const subset = /^(DIV|P|BLOCKQUOTE|UL|OL|LI|PRE|SMALL|STRONG|EM|CODE|A|BDI|SPAN)$/;
  const letters = (all: string) => all.replace(/[\s!-/:-@[-`{-~]+/g, "").toLowerCase();

  /** As it is read, with the numbers of lists and the addresses of links; what stands beside a link was not typed. */
  function shownIn(node: Node): string {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element)) return "";
    const inner = [...node.childNodes].map(shownIn).join("");
    if (node.tagName === "SPAN") return inner.replace(/^\s*\([^,)]*,?/, "");
    if (node.tagName === "A" && node.getAttribute("href") !== inner) return inner + (node.getAttribute("href") ?? "");
    return (node.tagName === "LI" ? (node.getAttribute("value") ?? "") : "") + inner;
  }

  const preview = document.querySelector<HTMLElement>("section[aria-label=Preview]");
  const elements = [...(preview?.querySelectorAll("*") ?? [])];
  const other = elements.find(({ tagName }) => !subset.test(tagName));
  if (other) return `<${other.tagName}> in ${text}`;
  const links = elements.filter((element) => element instanceof HTMLAnchorElement);
  const odd = links.find(
    ({ protocol, username, rel }) => !/^https?:$/.test(protocol) || username !== "" || !/nofollow/.test(rel),
  );
  if (odd) return `${odd.outerHTML} in ${text}`;
  if (preview && letters(shownIn(preview)) !== letters(text)) return `letters are missing in ${text}`;
  return document.documentElement.scrollWidth > window.innerWidth ? `too wide: ${text}` : "";
}
