import { timeToPaint } from "./timeToPaint.mjs";

const groups = (page) => page.getByRole("region", { name: "Groups" });
const pageLink = (page, number) => page.getByRole("link", { name: `Page ${number}`, exact: true });
const pathOfPage = (number) => `/posts?page=${number}`;

/**
 * What is measured. `open` brings the page to where it starts; `act` is one time, prepared and timed; `goal` is in
 * milliseconds for 95 of 100. `searches`: names must be indexed.
 */
export const actions = [
  {
    name: "like",
    goal: 100,
    open: (page) => page.goto("/posts"),
    act: async (page) => {
      const target = groups(page).getByRole("button", { name: "Like" }).first();
      const argument = await target.getAttribute("aria-pressed");
      const isDone = (before) =>
        document.querySelector('[aria-label="Like"]')?.getAttribute("aria-pressed") === String(before !== "true");
      const time = await timeToPaint(page, { target, isDone, argument });
      await page.waitForLoadState("networkidle");
      return time;
    },
  },
  {
    name: "create a post",
    goal: 300,
    open: (page) => page.goto("/posts"),
    act: async (page, turn) => {
      const argument = `Who reads chapter ${turn} with me? ${Date.now()}`;
      await page.getByLabel("Your message").fill(argument);
      const isDone = (text) => document.querySelector('[aria-label="Groups"] article')?.textContent.includes(text);
      return timeToPaint(page, { target: page.getByRole("button", { name: "Send" }), isDone, argument });
    },
  },
  {
    name: "add a comment",
    goal: 300,
    open: (page, { postId }) => page.goto(`/posts/${postId}`),
    act: async (page, turn) => {
      const argument = `I join for chapter ${turn}. ${Date.now()}`;
      await page.getByRole("textbox", { name: "Reply" }).fill(argument);
      const isDone = (text) => document.querySelector('[aria-labelledby="comments"] li')?.textContent.includes(text);
      return timeToPaint(page, { target: page.getByRole("button", { name: "Send reply" }), isDone, argument });
    },
  },
  {
    name: "older comments, 20 more",
    goal: 300,
    open: (page, { postId }) => page.goto(`/posts/${postId}`),
    act: (page) => timeMore(page, '[aria-labelledby="comments"] li', "Older comments"),
  },
  {
    name: "change the page of groups",
    goal: 300,
    open: (page) => page.goto("/posts"),
    act: (page, turn) => {
      const isDone = (number) =>
        document.querySelector('[aria-label="Pages of groups"] [aria-current="page"]')?.textContent === String(number);
      return timeToPaint(page, { target: pageLink(page, turn + 2), isDone, argument: turn + 2 });
    },
  },
  {
    name: "open a group from the list",
    goal: 300,
    open: (page) => page.goto("/posts"),
    act: async (page, turn) => {
      await pageLink(page, turn + 2).click();
      await page.waitForURL((url) => url.search === `?page=${turn + 2}`);
      const target = groups(page)
        .getByRole("link", { name: /^Join Group/ })
        .first();
      const isDone = () =>
        Boolean(document.querySelector('form[aria-label="Reply"]')) &&
        !document.querySelector('main [aria-busy="true"]') &&
        /^\d/.test(document.querySelector("#comments")?.textContent ?? "");
      const time = await timeToPaint(page, { target, isDone });
      await page.getByRole("link", { name: "Back" }).click();
      await page.waitForURL((url) => url.pathname + url.search === pathOfPage(turn + 2));
      return time;
    },
  },
  {
    name: "Load More in the directory, 6 more",
    goal: 300,
    open: (page) => page.goto("/profiles"),
    act: (page) => timeMore(page, '[aria-label="Buddies"] > li', "Load More"),
  },
  {
    name: "change the filter of the directory",
    goal: 300,
    open: (page) => page.goto("/profiles"),
    act: async (page, turn) => {
      const boxes = page.getByRole("group", { name: /^Looking for people/ }).getByRole("checkbox");
      const isDone = (before) => {
        const chips = document.querySelector('[aria-label="Chosen filters"]')?.textContent ?? "";
        const list = document.querySelector('[aria-label="Buddies"]');
        return chips !== before && list?.getAttribute("aria-busy") === "false";
      };
      const argument = await page.evaluate(
        () => document.querySelector('[aria-label="Chosen filters"]')?.textContent ?? "",
      );
      return timeToPaint(page, { target: boxes.nth(filterWalk[turn]), isDone, argument });
    },
  },
  {
    name: "D4 open the search",
    goal: 100,
    open: (page) => page.goto("/posts"),
    act: async (page) => {
      const target = page.getByRole("button", { name: "Search", exact: true });
      const time = await timeToPaint(page, {
        target,
        isDone: () => document.querySelector("dialog [role=option]") !== null,
      });
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      return time;
    },
  },
  {
    name: "D4 first result after the last key",
    goal: 200,
    searches: true,
    open: (page) => page.goto("/posts"),
    act: async (page, turn) => {
      await page.getByRole("button", { name: "Search", exact: true }).click();
      const prefix = `Member 4${10 + turn}3`;
      await page.getByRole("dialog").getByRole("combobox").fill(prefix);
      await page.waitForLoadState("networkidle");
      const argument = { prefix, name: `${prefix}7` };
      const isDone = ({ prefix: before, name }) => {
        const found = [...document.querySelectorAll("dialog [role=option]")].map(({ textContent }) => textContent);
        const ofBefore = found.filter((text) => text.startsWith(before));
        return ofBefore.length > 0 && ofBefore.every((text) => text.startsWith(name));
      };
      const time = await timeToPaint(page, { key: "7", isDone, argument });
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "hidden" });
      return time;
    },
  },
];

/** Which box to toggle at each turn, so that every choice is one that was not made before. */
const filterWalk = walkThroughChoices(7, 40);

function walkThroughChoices(boxes, turns) {
  const seen = new Set([0]);
  const walk = [];
  for (let choice = 0; walk.length < turns;) {
    const next = Array.from({ length: boxes }, (_, box) => box).find((box) => !seen.has(choice ^ (1 << box)));
    choice ^= 1 << next;
    seen.add(choice);
    walk.push(next);
  }
  return walk;
}

/** A list that grows by a button: done when it is longer than before. */
async function timeMore(page, entries, name) {
  const argument = { entries, count: await page.locator(entries).count() };
  const isDone = ({ entries: selector, count }) => document.querySelectorAll(selector).length > count;
  return timeToPaint(page, { target: page.getByRole("button", { name }), isDone, argument });
}
