const untilPage = (page, number) =>
  page.locator(`[aria-label="Pages of groups"] [aria-label="Page ${number}"][aria-current="page"]`).waitFor();

const buddies = { entries: '[aria-label="Buddies"] > li', button: "Load More" };
const comments = { entries: '[aria-labelledby="comments"] li', button: "Older comments" };

/** Long visits, in steps after each of which the memory is read. They only click: the page is never reloaded. */
export const journeys = [
  {
    name: "through the numbered pages",
    unit: "pages",
    stepSize: 10,
    open: async (page) => {
      await page.goto("/posts");
      await untilPage(page, 1);
    },
    step: async (page, step) => {
      for (let number = step * 10 + 2; number <= step * 10 + 11; number++) {
        await page.getByRole("link", { name: `Page ${number}`, exact: true }).click();
        await untilPage(page, number);
      }
    },
  },
  {
    name: "round the product",
    unit: "rounds",
    stepSize: 5,
    open: async (page) => {
      await page.goto("/posts");
      await untilPage(page, 1);
    },
    step: async (page, step) => {
      for (let round = 0; round < 5; round++) await goRound(page, step * 5 + round + 2);
    },
  },
  {
    name: "Load More in the directory",
    unit: "presses",
    stepSize: 10,
    open: async (page) => {
      await page.goto("/profiles");
      await page.getByRole("list", { name: "Buddies" }).waitFor();
    },
    step: (page) => pressMore(page, buddies, 10),
    leave: openGroups,
  },
  {
    name: "older comments under a group",
    unit: "presses",
    stepSize: 5,
    open: async (page, { postId }) => {
      await page.goto(`/posts/${postId}`);
      await page.locator(comments.entries).first().waitFor();
    },
    step: (page) => pressMore(page, comments, 5),
    leave: openGroups,
  },
];

/** Another page of the groups, one of them, back, buddies, three more times, one of them, groups again. */
async function goRound(page, round) {
  const number = 2;
  await page.getByRole("link", { name: `Page ${number}`, exact: true }).click();
  await untilPage(page, number);
  await page
    .getByRole("link", { name: /^Join Group/ })
    .nth(round % 3)
    .click();
  await page.getByRole("form", { name: "Reply" }).waitFor();
  await page.getByRole("link", { name: "Back" }).click();
  await untilPage(page, number);
  await menuItem(page, "Buddies").click();
  await pressMore(page, buddies, 3);
  await page
    .getByRole("link", { name: /^View/ })
    .nth(round % 20)
    .click();
  await page.waitForURL(/\/profile\//);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await openGroups(page);
}

async function pressMore(page, { entries, button }, times) {
  const cards = page.locator(entries);
  await cards.first().waitFor();
  for (let time = 0; time < times; time++) {
    const count = await cards.count();
    await page.getByRole("button", { name: button }).click();
    await cards.nth(count).waitFor({ state: "attached" });
  }
}

async function openGroups(page) {
  await menuItem(page, "Groups").click();
  await untilPage(page, 1);
}

const menuItem = (page, name) => page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });
