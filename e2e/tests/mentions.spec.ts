import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { chooseOfComment, openAs, startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

const field = (page: Page) => page.getByRole("textbox", { name: "Reply" });
const comment = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const list = (page: Page) => page.getByRole("listbox", { name: "People to mention" });
const send = (page: Page) => page.getByRole("button", { name: "Send reply" });

const joinGroup = (api: Api, person: Person, id: string) =>
  api.as(person, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, { input: { groupId: id } });

/** Nothing lies over it, from its beginning to its end. */
function isUncovered(element: Element): boolean {
  const { left, right, top, height } = element.getBoundingClientRect();
  const middle = top + height / 2;
  return [left + 10, (left + right) / 2, right - 10].every((x) =>
    element.contains(document.elementFromPoint(x, middle)),
  );
}

/** A phone with touch. */
async function openPhone(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("token", token), person.token);
  return page;
}

for (const size of [1280, 360])
  test(`W3 a member who is named by keyboard is notified, and the notification opens the very reply, at ${size}`, async ({
    api,
    browser,
    baseURL,
  }) => {
    const open = (person: Person) => (size > 400 ? openAs : openPhone)(browser, baseURL, person);
    const [ada, bo] = [await api.register("Ada Quist"), await api.register("Bo Tan")];
    const id = await startGroup(api, ada, {}, "Slow reading on Tuesdays");
    await joinGroup(api, bo, id);
    const [page, other] = [await open(ada), await open(bo)];
    await other.goto("/notifications");
    await page.goto(`/posts/${id}`);

    await field(page).pressSequentially("Bring the ink, @b");
    const option = list(page).getByRole("option", { name: "Bo Tan" });
    await expect(option).toBeVisible();
    expect(await option.evaluate(isUncovered)).toBe(true);
    await page.keyboard.press("Enter");
    await expect(field(page)).toHaveValue("Bring the ink, @Bo Tan ");
    await page.keyboard.type("please");
    await send(page).click();

    const reply = comment(page, "Bring the ink");
    await expect(reply.getByRole("link", { name: "@Bo Tan" })).toHaveAttribute("href", `/profile/${bo.id}`);
    await other.getByRole("link", { name: /Ada Quist mentioned you/ }).click();
    await expect(other).toHaveURL(new RegExp(`/posts/${id}`));
    const entry = other.locator("[data-highlighted]");
    await expect(entry).toContainText("Bring the ink, @Bo Tan please");
    await expect(entry).toBeInViewport();
  });

test("W3 a member is named by touch at 360, and an edit keeps the mention", async ({ api, browser, baseURL }) => {
  const [ada, bo] = [await api.register("Ada Quist"), await api.register("Bo Tan")];
  const id = await startGroup(api, ada, {}, "Slow reading on Tuesdays");
  await joinGroup(api, bo, id);
  const page = await openPhone(browser, baseURL, ada);
  await page.goto(`/posts/${id}`);

  await field(page).tap();
  await page.keyboard.type("@bo");
  await list(page).getByRole("option", { name: "Bo Tan" }).tap();
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.keyboard.type("are you in?");
  await send(page).tap();
  await chooseOfComment(comment(page, "are you in?"), "Edit");
  const text = page.getByRole("textbox", { name: "Text" });
  await expect(text).toHaveValue("@Bo Tan are you in?");
  await text.fill("Hello @Bo Tan are you in?");
  await page.getByRole("button", { name: "Save", exact: true }).tap();

  await expect(comment(page, "Hello").getByRole("link", { name: "@Bo Tan" })).toBeVisible();
});

test("W3 an input method that composes takes nobody from the list, and sends nothing", async ({
  api,
  page,
  logInAs,
  expectAccessible,
}) => {
  const [ada, yuki] = [await api.register("Ada Quist"), await api.register("山田ゆき")];
  const id = await startGroup(api, ada, {}, "Slow reading on Tuesdays");
  await joinGroup(api, yuki, id);
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await field(page).pressSequentially("@");
  await expect(list(page)).toBeVisible();
  await expectAccessible();
  const client = await page.context().newCDPSession(page);

  await client.send("Input.imeSetComposition", { text: "やま", selectionStart: 2, selectionEnd: 2 });
  await client.send("Input.dispatchKeyEvent", {
    type: "rawKeyDown",
    key: "Enter",
    code: "Enter",
    windowsVirtualKeyCode: 229,
  });
  await expect(field(page)).toHaveValue("@やま");
  await client.send("Input.insertText", { text: "山田" });

  await expect(field(page)).toHaveValue("@山田");
  await expect(page.getByRole("article").filter({ hasText: "@" })).toHaveCount(0);
  await list(page).getByRole("option", { name: "山田ゆき" }).click();
  await expect(field(page)).toHaveValue("@山田ゆき ");
});
