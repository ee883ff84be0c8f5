import type { Browser, Page } from "@playwright/test";
import type { Person } from "../support/api";
import { expect } from "../support/emptyServer";
import { test } from "../support/directory";

const part = (page: Page, name: string | RegExp) => page.getByRole("region", { name });
const row = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

/** A second browser, which is another person's. */
async function openAs(browser: Browser, baseURL: string | undefined, { token }: Person): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await page.goto("/robots.txt");
  await page.evaluate((value) => localStorage.setItem("token", value), token);
  await page.goto("/buddies");
  await expect(page.getByRole("heading", { level: 1, name: "Your buddies" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Notifications/ })).toBeVisible();
  return page;
}

/** As a name from right to left stands in a sentence. */
const isolated = (name: string) => `\u2068${name}\u2069`;

test("C1 C4 one asks by keyboard, the other answers, and both see it at once", async ({
  page,
  api,
  joinAs,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const [ada, bo] = [await joinAs("Ada Quist"), await joinAs("محمد الأمين")];
  await api.confirmAddress(ada);
  await logInAs(ada);
  await page.goto("/buddies");
  const other = await openAs(browser, baseURL, bo);

  const ask = page.getByRole("button", { name: `Ask to be buddies with ${isolated(bo.name)}` });
  await ask.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.type("Would you like to read together?");
  await expectAccessible();
  await page.getByRole("button", { name: "Send request" }).focus();
  await page.keyboard.press("Enter");
  await expect(part(page, "Requests you sent (1)").getByRole("link", { name: bo.name })).toBeVisible();

  const waiting = part(other, "Waiting for your answer (1)");
  await expect(waiting.getByText("Would you like to read together?")).toBeVisible();
  await expectAccessible(other);
  await waiting.getByRole("button", { name: "Accept Ada Quist" }).focus();
  await other.keyboard.press("Enter");

  await expect(part(other, "Buddies (1)").getByRole("link", { name: "Ada Quist" })).toBeVisible();
  await expect(part(page, "Buddies (1)").getByRole("link", { name: bo.name })).toBeVisible();
  await expect(part(page, /Requests you sent/)).toBeHidden();
  await expectAccessibleInDark();

  await page.getByRole("button", { name: new RegExp(`^More actions for .?${bo.name}`) }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove buddy" }).click();
  await expect(page.getByRole("heading", { name: "No buddies yet" })).toBeVisible();
  await other.reload();
  await expect(other.getByRole("heading", { name: "No buddies yet" })).toBeVisible();
  await other.context().close();
});

test("C1 a request that is taken back leaves the other browser by itself", async ({
  page,
  api,
  joinAs,
  logInAs,
  browser,
  baseURL,
}) => {
  const [ada, bo] = [await joinAs("Ada Quist"), await joinAs("Bo Tan")];
  await api.confirmAddress(ada);
  await logInAs(ada);
  const request = `mutation ($input: RequestBuddyInput!) { requestBuddy(input: $input) { id } }`;
  await api.as(ada, request, { input: { userId: bo.id } });
  await page.goto("/buddies");
  const other = await openAs(browser, baseURL, bo);
  await expect(part(other, "Waiting for your answer (1)")).toBeVisible();

  await page.getByRole("button", { name: "Requested Bo Tan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw request" }).click();

  await expect(part(other, /Waiting/)).toBeHidden();
  await expect(part(page, /Requests you sent/)).toBeHidden();
  await other.context().close();
});

test("C2 suggestions say why, leave with Not now, come back with Undo, and are asked from there", async ({
  page,
  joinAs,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const ada = await joinAs("Ada Quist", { interest: "PHYSICS", skills: ["Chess", "Go"], timeZone: "Asia/Manila" });
  await joinAs("Bo Tan", { interest: "PHYSICS", skills: ["chess", "GO"] });
  await joinAs("Eve Ode", { interest: "ART", skills: ["Go"] });
  await joinAs("Kim", { interest: "ART", skills: ["Knots"] });
  await logInAs(ada);
  await page.goto("/buddies");

  const suggestions = part(page, "You could study with");
  await expect(suggestions.getByRole("listitem")).toHaveCount(2);
  await expect(row(page, "Bo Tan")).toContainText("You both study Physics");
  await expect(row(page, "Bo Tan")).toContainText("2 skills in common: Chess, Go");
  await expect(row(page, "Eve Ode")).toContainText("You both know Go");
  await expectAccessible();
  await expectAccessibleInDark();

  await page.getByRole("button", { name: "Not now Bo Tan" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Undo Bo Tan" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Not now Bo Tan" })).toBeFocused();
  const stored = page.waitForResponse((response) => /DismissSuggestion/.test(response.request().postData() ?? ""));
  await page.keyboard.press("Enter");
  await stored;
  await expect(suggestions.getByRole("listitem")).toHaveCount(2);
  await page.reload();
  await expect(suggestions.getByRole("listitem")).toHaveText([/Eve Ode/]);
});

test("C2 a member without a profile sees what to add instead", async ({ page, join, logInAs, expectAccessible }) => {
  await logInAs(await join("Ada Quist"));
  await page.goto("/buddies");

  const suggestions = part(page, "You could study with");
  await expect(suggestions.getByRole("link", { name: "Create your profile" })).toBeVisible();
  await expectAccessible();
});

test("C3 C4 blocking, unblocking, and who may ask", async ({ page, joinAs, logInAs, expectAccessible }) => {
  const [ada, bo] = [await joinAs("Ada Quist"), await joinAs("Bo Tan")];
  await logInAs(ada);
  await page.goto(`/profile/${bo.id}`);
  await page.getByRole("button", { name: "Block Bo Tan" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByText("Bo Tan is blocked.")).toBeVisible();

  await page.goto("/buddies");
  await expect(part(page, "Blocked")).toContainText("Bo Tan");
  await expect(page.getByRole("button", { name: /Ask to be buddies/ })).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Unblock Bo Tan" }).focus();
  await page.keyboard.press("Enter");
  await expect(part(page, "Blocked")).toBeHidden();

  const choice = page.getByRole("combobox", { name: "Who can send you buddy requests?" });
  await choice.selectOption("NOBODY");
  await page.reload();
  await expect(choice).toHaveValue("NOBODY");
  await logInAs(bo);
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Ask to be buddies/ })).toHaveCount(0);
});
