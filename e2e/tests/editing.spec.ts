import type { Browser, Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { chooseOfComment, chooseOfGroup, openAs, startGroup } from "../support/studyGroups";
import { expect, test } from "../support/test";

const field = (page: Page, label: string) => page.getByRole("textbox", { name: label });
const save = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const comment = (page: Page, text: string) => page.getByRole("article").filter({ hasText: text });
const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

const edit = (api: Api, person: Person, commentId: string, text: string, version: number) =>
  api.as(person, `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { id } }`, {
    input: { commentId, text, version },
  });

async function reply(api: Api, person: Person, postId: string, text: string) {
  const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
  return (await api.as<{ addComment: { id: string } }>(person, query, { input: { postId, text } })).addComment.id;
}

interface Screen {
  size: number;
  browser: Browser;
  baseURL: string | undefined;
}

/** A phone with touch, or a desktop. */
async function open({ size, browser, baseURL }: Screen, person: Person): Promise<Page> {
  if (size > 400) return openAs(browser, baseURL, person);
  const context = await browser.newContext({ baseURL, hasTouch: true, viewport: { width: size, height: 740 } });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("token", token), person.token);
  return page;
}

for (const size of [1280, 360])
  test(`W1 one member edits while the other answers, at ${size}`, async ({ api, browser, baseURL }) => {
    const [ada, bo] = [await api.register("Ada Quist"), await api.register("Bo Tan")];
    const id = await startGroup(api, ada, {}, "Slow reading on Tuesdays");
    await reply(api, ada, id, "Bring chapter one");
    const [desk, other] = [await open({ size, browser, baseURL }, ada), await open({ size, browser, baseURL }, bo)];
    await desk.goto(`/posts/${id}`);
    // A phone shows one part of a group: the discussion, and what the group is about.
    const lookAt = async (page: Page, view: string) => {
      if (size < 400) await page.getByRole("link", { name: view, exact: true }).tap();
    };
    await other.goto(`/posts/${id}?view=discussion`);
    await expect(comment(other, "Bring chapter one")).toBeVisible();
    const draft = other.locator("textarea").first();
    await draft.fill("I will be there");

    await chooseOfGroup(desk, "Edit");
    await expect(field(desk, "Text")).toHaveValue("Slow reading on Tuesdays");
    await field(desk, "Text").fill("Slow reading on Wednesdays");
    await save(desk).click();
    await expect(desk.getByRole("heading", { name: "Slow reading on Wednesdays" })).toBeVisible();
    await lookAt(desk, "Discussion");
    await chooseOfComment(comment(desk, "Bring chapter one"), "Edit");
    await field(desk, "Text").fill("Bring chapter two");
    expect(await width(desk)).toBe(size);
    await save(desk).click();

    await lookAt(other, "About");
    await expect(other.getByRole("heading", { name: "Slow reading on Wednesdays" })).toBeVisible();
    await lookAt(other, "Discussion");
    await expect(comment(other, "Bring chapter two").getByText(/Edited/)).toBeVisible();
    await expect(draft).toHaveValue("I will be there");
    await other.getByRole("button", { name: "Send reply" }).click();
    await expect(comment(desk, "I will be there")).toBeVisible();
    await expect(comment(desk, "Bring chapter two")).toBeVisible();

    await chooseOfComment(comment(desk, "Bring chapter two"), "See changes");
    const changes = desk.getByRole("dialog", { name: "What changed" });
    await expect(changes.locator("del")).toContainText("one");
    await expect(changes.locator("ins")).toContainText("two");
    expect(await width(desk)).toBe(size);
  });

test("D7 D9 the draft of an edit survives a reload, and a text that is saved elsewhere", async ({
  api,
  page,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.register("Ada Quist");
  const id = await startGroup(api, ada, {});
  const commentId = await reply(api, ada, id, "Bring chapter one");
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await chooseOfComment(comment(page, "Bring chapter one"), "Edit");
  await field(page, "Text").fill("Bring chapter one, from the desk");
  await expectAccessible();

  await page.reload();
  await expect(field(page, "Text")).toHaveValue("Bring chapter one, from the desk");
  await edit(api, ada, commentId, "Bring chapter one, from the phone", 1);
  await save(page).click();

  const saved = page.getByRole("alert").filter({ hasText: "saved somewhere else" });
  await expect(saved).toContainText("Bring chapter one, from the phone");
  await expect(field(page, "Your text")).toHaveValue("Bring chapter one, from the desk");
  await expectAccessible();
  await page.getByRole("button", { name: "Replace it with mine" }).click();
  await expect(comment(page, "Bring chapter one, from the desk")).toBeVisible();
  await expect(field(page, "Your text")).toBeHidden();
});
