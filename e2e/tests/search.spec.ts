import type { Page } from "@playwright/test";
import { awake, heading } from "../support/product";
import { intercept } from "../support/service";
import { startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

const devices = {
  "at a desk": { viewport: { width: 1280, height: 900 } },
  "on a phone": { viewport: { width: 360, height: 740 }, hasTouch: true },
};

const field = (page: Page) => page.getByRole("combobox", { name: "Search people, groups, sessions, books" });
const option = (page: Page, name: string | RegExp) => page.getByRole("option", { name });
const button = (page: Page) => page.getByRole("button", { name: "Search", exact: true });

/** A word that nothing else of the site has, and no other attempt: it begins with X. */
function newWord(): string {
  const letters = Array.from({ length: 9 }, () => "abcdefghijklmnopqrstuvwxyz".charAt(Math.floor(Math.random() * 26)));
  return `X${letters.join("")}`;
}

for (const [place, use] of Object.entries(devices)) {
  test.describe(place, () => {
    test.use(use);

    test("D1 D3 D4 the palette finds people, groups and books, but nobody who is blocked", async ({
      page,
      api,
      logInAs,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      const word = newWord();
      const [ada, ben, dora] = [
        await api.registerWithProfile("Ada Quist"),
        await api.registerWithProfile(`Ben ${word}`, { skills: ["Origami"] }),
        await api.registerWithProfile(`Dora ${word}`),
      ];
      await api.as(dora, `mutation { blockUser(input: { userId: "${ada.id}" }) { id } }`, {});
      await startGroup(api, ben, { title: `${word} evenings` });
      await startGroup(api, ben, { title: `Secret ${word}`, visibility: "PRIVATE" });
      await logInAs(ada);
      await page.goto("/dashboard");
      await expect(heading(page, "Home")).toBeVisible();

      if ("hasTouch" in use) await button(page).tap();
      else await page.keyboard.press("Control+k");
      await expect(field(page)).toBeFocused();
      await expect(option(page, "Plan a session")).toBeVisible();
      await expectAccessible();
      // One letter is missing.
      await page.keyboard.type(word.slice(0, 4) + word.slice(5));

      await expect(option(page, `Ben ${word}`)).toBeVisible();
      await expect(option(page, new RegExp(`^${word} evenings`))).toBeVisible();
      await expect(page.getByRole("dialog").getByRole("status")).toHaveText("2 results");
      await expect(option(page, /Dora|Secret/)).toHaveCount(0);
      await expectAccessible();
      await expectAccessibleInDark();
      await page.keyboard.press("Enter");

      await expect(heading(page, `Ben ${word}`)).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.goBack();
      await expect(heading(page, "Home")).toBeVisible();
      await ("hasTouch" in use ? button(page).tap() : button(page).click());
      await expect(option(page, new RegExp(`^${word.slice(0, 1)}`))).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(button(page)).toBeFocused();
    });

    test("D3 D4 the page has all results by kind, its address says what is shown, and Back returns to it", async ({
      page,
      api,
      logInAs,
      expectAccessible,
      expectAccessibleInDark,
    }) => {
      // Another attempt finds what it made itself.
      const word = `${"hasTouch" in use ? "Quillwork" : "Kintsugi"}${Date.now() % 100_000}`;
      const ada = await api.registerWithProfile("Ada Quist");
      for (let n = 1; n <= 6; n++) await startGroup(api, ada, { title: `${word} circle ${n}` });
      await logInAs(ada);
      await page.goto("/search");
      await expect(page.getByText("Type a name, a topic, a title or an ISBN.")).toBeVisible();
      await page.getByRole("textbox", { name: "Search people, groups, sessions, books" }).fill(word);

      const groups = page.getByRole("region", { name: "Groups" });
      await expect(groups.getByRole("link")).toHaveCount(5);
      await expect(page).toHaveURL(new RegExp(`/search\\?q=${word}$`));
      await groups.getByRole("button", { name: "Load more groups" }).click();
      await expect(groups.getByRole("link")).toHaveCount(6);
      await expect(groups.getByRole("link").nth(5)).toBeFocused();
      await expectAccessible();
      await expectAccessibleInDark();
      await page.getByRole("radio", { name: "People" }).check();
      await expect(page).toHaveURL(new RegExp(`q=${word}&kind=PEOPLE`));
      await expect(page.getByRole("heading", { name: `Nothing found for “${word}”` })).toBeVisible();
      await expect(page.getByRole("link", { name: "Start a group about it" })).toBeVisible();
      await page.getByRole("radio", { name: "Groups" }).check();
      await groups.getByRole("link").first().click();
      await expect(heading(page, new RegExp(word))).toBeVisible();
      await page.goBack();

      await expect(groups.getByRole("link")).toHaveCount(6);
    });
  });
}

test("D4 `/` opens the palette but in a field, guests have it too, and a failure keeps what was typed", async ({
  page,
  allowComplaints,
  expectAccessible,
}) => {
  allowComplaints(/500|Failed to load/);
  await page.goto("/learnings");
  await expect(heading(page)).toBeVisible();
  await page.getByRole("textbox").first().press("/");
  await expect(field(page)).toHaveCount(0);
  await awake(page);
  await heading(page).click();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await expect(option(page, "Log in")).toBeVisible();
  await intercept(page, "Search", (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.keyboard.insertText("calculus");

  await expect(page.getByRole("dialog").getByRole("alert")).toContainText("The search didn't work");
  await expect(field(page)).toHaveValue("calculus");
  await page.unrouteAll();
  await page.getByRole("dialog").getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("group", { name: "Books" }).getByRole("option").first()).toContainText("Calculus");
  await expectAccessible();
});
