import type { Locator } from "@playwright/test";
import {
  exampleButtons,
  openPlayground,
  openExample,
  operationOf,
  panel,
  queryEditor,
  response,
  run,
  runButton,
  tabButtons,
  toolEditor,
  topics,
  write,
} from "../support/playground";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 1400, height: 900 } });

const titles = Object.keys(operationOf);

test("O6 lists the examples by topic, and opens each in a tab of its own, but where nobody has touched one", async ({
  page,
}) => {
  await openPlayground(page);
  await expect(panel(page).getByRole("heading", { level: 3 })).toHaveText(Object.keys(topics));
  await expect(exampleButtons(page).locator("strong")).toHaveText(titles);

  for (const title of titles) {
    await openExample(page, title);
    await expect(tabButtons(page)).toHaveText([operationOf[title] ?? ""]);
  }
  await openExample(page, "Browse profiles");
  await run(page);
  await openExample(page, "Recommend books");
  await write(page, toolEditor(page, "Variables"), `{ "goal": "to bake bread" }`);
  await openExample(page, "Search everything");
  await expect(tabButtons(page)).toHaveText(["BrowseProfiles", "RecommendBooks", "Search"]);
});

test("O6 the keyboard opens any example in at most 12 presses after the page, and runs it with one more", async ({
  page,
}) => {
  await openPlayground(page);
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the examples" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Skip to the examples" })).toBeInViewport();
  await press("Enter");
  const field = page.getByRole("searchbox", { name: "Find an example" });
  await expect(field).toBeFocused();
  const toField = presses;

  // The last example of the last topic, with an arrow.
  await press("ArrowUp");
  await expect(exampleButtons(page).last()).toBeFocused();
  await press("Enter");
  await expect(queryEditor(page)).toContainText(operationOf[titles.at(-1) ?? ""] ?? "");
  await expect(runButton(page)).toBeFocused();
  expect(presses).toBeLessThanOrEqual(12);

  // Every other one, by the beginning of one of its words.
  for (const [place, title] of titles.entries()) {
    let fewest = Math.min(place + 1, titles.length - place);
    for (const word of title.split(" ")) {
      for (let length = 1; length <= word.length && length < fewest; length++) {
        await field.fill(word.slice(0, length));
        if ((await exampleButtons(page).first().locator("strong").textContent()) === title) fewest = length;
      }
    }
    expect([title, toField + fewest + 1 <= 12]).toEqual([title, true]);
  }

  await field.fill("profiles");
  await field.press("Enter");
  await expect(runButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(response(page)).toContainText("totalCount");
});

test("O6 arrow keys go from example to example and from topic to topic, and letters go back to the field", async ({
  page,
}) => {
  await openPlayground(page);
  const field = page.getByRole("searchbox", { name: "Find an example" });
  const focused = page.locator(".examples button:focus strong");
  await field.focus();
  for (const [key, title] of [
    ["ArrowDown", "Browse profiles"],
    ["ArrowDown", "Log in"],
    ["PageDown", "Sign up"],
    ["PageDown", "Search everything"],
    ["PageUp", "Sign up"],
    ["End", titles.at(-1)],
    ["Home", titles[0]],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveText(title ?? "");
  }
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("buddies");
  await expect(field).toHaveValue("buddies");
  await expect(exampleButtons(page)).toHaveCount(2);
  await page.keyboard.press("Escape");
  await expect(exampleButtons(page)).toHaveCount(titles.length);
});

test("O6 on a phone the panel opens when it is asked for, and makes room for what was chosen", async ({
  page,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPlayground(page);
  await expect(panel(page)).toBeHidden();
  await page.getByRole("button", { name: "Show Examples" }).click();
  await expectAccessible();
  await expectAccessibleInDark();
  await openExample(page, "Search everything");
  await expect(panel(page)).toBeHidden();
  await expect(runButton(page)).toBeInViewport();

  await page.keyboard.press("Enter");
  await expect(response(page)).toContainText("people");
  await page.getByRole("status").scrollIntoViewIfNeeded();
  await expect(page.getByRole("status")).toContainText("cost");
  await expect(queryEditor(page)).not.toBeInViewport();
  await page.getByRole("link", { name: "Skip to the examples" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("searchbox", { name: "Find an example" })).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("O6 a newcomer logs in, starts a group and sees it arrive live, all by keyboard", async ({ page }) => {
  await openPlayground(page);
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 20; presses++) {
      if (await target.evaluate((node) => node === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  const runExample = async (words: string) => {
    await page.keyboard.press("Enter");
    await expect(page.getByRole("searchbox", { name: "Find an example" })).toBeFocused();
    await page.keyboard.type(words);
    await page.keyboard.press("Enter");
    await expect(runButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
  };
  const skip = page.getByRole("link", { name: "Skip to the examples" });
  await tabTo(skip);
  await runExample("log in");
  const offer = page.getByRole("button", { name: "Use the token of this answer" });
  await expect(offer).toBeVisible();
  await tabTo(offer);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Back to guest" })).toBeFocused();

  await tabTo(skip);
  await runExample("new groups");
  const next = page.getByRole("button", { name: "Open “Start a group”" });
  await expect(next).toBeVisible();
  await tabTo(next);
  await page.keyboard.press("Enter");
  await expect(runButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toContainText("NewPosts has a new event.");

  await tabTo(page.getByRole("button", { name: "Show NewPosts" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Stop query/ })).toBeFocused();
  await expect(response(page)).toContainText("Hello from the playground!");
});
