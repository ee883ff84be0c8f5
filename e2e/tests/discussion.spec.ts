import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import type { Api, Person } from "../support/api";
import { chooseOfComment, openAs, startGroup } from "../support/studyGroups";

const discussion = (page: Page) => page.getByRole("region", { name: /\brepl(y|ies)$/i });
const comments = (page: Page) => discussion(page).getByRole("article");
const comment = (page: Page, text: string) => comments(page).filter({ hasText: text });
const newReplies = (page: Page) => page.locator("[data-new]");

const join = (api: Api, person: Person, groupId: string) =>
  api.as(person, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, { input: { groupId } });
const unreadOf = async (api: Api, person: Person, id: string) =>
  (
    await api.as<{ group: { unreadCount: number } }>(person, `query ($id: ID!) { group(id: $id) { unreadCount } }`, {
      id,
    })
  ).group.unreadCount;
const long = "It goes on for a while, so that a screen has room for few of them. ".repeat(6);

test("X2 the page opens at the first of seven new replies, marked, and reading marks exactly what was seen", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  for (let n = 1; n <= 15; n++) await api.addComment(ada, groupId, `Old ${n}. ${long}`);
  await join(api, ben, groupId);
  for (let n = 1; n <= 7; n++) await api.addComment(ada, groupId, `New ${n}. ${long}`);
  expect(await unreadOf(api, ben, groupId)).toBe(7);
  await page.setViewportSize({ width: 1280, height: 600 });
  await logInAs(ben);

  await page.goto(`/posts/${groupId}`);

  await expect(page.getByText(/^New since today/)).toBeInViewport();
  await expect(comment(page, "New 1.")).toBeInViewport();
  await expect(newReplies(page)).toHaveCount(7);
  await expect.poll(() => unreadOf(api, ben, groupId)).toBeLessThan(7);
  const left = await unreadOf(api, ben, groupId);
  expect(left).toBeGreaterThanOrEqual(4);
  await expectAccessible();
  await expectAccessibleInDark();

  await comment(page, "New 7.").scrollIntoViewIfNeeded();
  await expect.poll(() => unreadOf(api, ben, groupId)).toBeLessThan(left);
  await expect(newReplies(page)).toHaveCount(7);
  await page.getByRole("button", { name: "Mark all as read" }).click();
  await expect.poll(() => unreadOf(api, ben, groupId)).toBe(0);
});

test("X2 a long discussion opens at its newest replies, and leads to its beginning and back", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  const postId = await api.createPost(ada, "A lively circle");
  for (let n = 1; n <= 45; n++) await api.addComment(ada, postId, `remark ${n}.`);
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await expect(comments(page)).toHaveCount(20);
  await expect(comments(page).last()).toContainText("remark 45.");

  await page.getByRole("button", { name: "From the beginning" }).click();
  await expect(comments(page).first()).toContainText("remark 1.");
  await expect(comments(page)).toHaveCount(20);
  await page.getByRole("button", { name: "Later replies" }).click();
  await expect(discussion(page).getByRole("listitem")).toHaveCount(40);
  await expect(page.getByRole("listitem").filter({ hasText: "remark 21." })).toBeFocused();

  await page.getByRole("button", { name: "Newest replies" }).click();
  await expect(comments(page).last()).toContainText("remark 45.");
  await expect(comment(page, "remark 45.")).toBeInViewport();
});

test("X2 a link to a reply opens it, highlighted, wherever it is; its menu copies that link", async ({
  page,
  api,
  logInAs,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const ada = await api.register("Ada Quist");
  const postId = await api.createPost(ada, "A lively circle");
  const ids: string[] = [];
  for (let n = 1; n <= 60; n++) ids.push(await api.addComment(ada, postId, `remark ${n}.`));
  for (let n = 1; n <= 6; n++) ids.push(await api.addComment(ada, postId, `answer ${n}.`, ids[1]));
  await logInAs(ada);

  await page.goto(`/posts/${postId}#${ids[29]}`);
  await expect(comment(page, "remark 30.")).toBeInViewport();
  await expect(page.locator("[data-highlighted]")).toHaveText(/remark 30\./);
  await expect(page.locator("[data-highlighted]")).toBeFocused();

  await page.goto(`/posts/${postId}#${ids[60]}`);
  await expect(page.locator("[data-highlighted]")).toHaveText(/answer 1\./);
  await expect(comment(page, "answer 1.")).toBeInViewport();

  await chooseOfComment(comment(page, "remark 2."), "Copy link");
  await expect(page.getByText("The link is copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/posts/${postId}#${ids[1]}$`));
});

test("W2 answers stand under their comment, are folded beyond three, and keep the place of a deleted comment", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const postId = await api.createPost(ada, "Slow reading");
  const asked = await api.addComment(ada, postId, "Tuesdays?");
  await api.addComment(ben, postId, "Which book do we read?");
  for (let n = 1; n <= 4; n++) await api.addComment(ben, postId, `Answer ${n}`, asked);
  await logInAs(ben);
  await page.goto(`/posts/${postId}`);
  await expect(comments(page)).toHaveText([/Tuesdays/, /Answer 2/, /Answer 3/, /Answer 4/, /Which book do we read/]);
  const other = await openAs(browser, baseURL, ada);
  await other.goto(`/posts/${postId}`);
  // The first answer is new to Ada, so that it is not folded.
  await expect(comments(other)).toHaveCount(6);

  await page.getByRole("button", { name: "1 more reply" }).click();
  await expect(comments(page).nth(1)).toContainText("Answer 1");
  await comment(page, "Answer 1").getByRole("button", { name: "Answer Ben Okafor" }).click();
  const field = page.getByRole("textbox", { name: "Answer to Ben Okafor" });
  await expect(field).toBeFocused();
  await field.fill("An answer to an answer");
  await page.getByRole("button", { name: "Send answer" }).click();
  await expect(comments(page).nth(5)).toContainText("An answer to an answer");
  await expect(comments(other).nth(5)).toContainText("An answer to an answer");
  await expectAccessible();

  await chooseOfComment(comment(other, "Tuesdays?"), "Delete");
  await other.getByRole("dialog").getByRole("button", { name: "Delete reply" }).click();
  for (const one of [other, page]) {
    // The others hear of it when it cannot be undone any more.
    await expect(discussion(one).getByText("Deleted reply")).toBeVisible();
    await expect(one.getByRole("heading", { name: "6 replies" })).toBeVisible();
    await expect(comment(one, "Answer 4")).toBeVisible();
  }
  await page.reload();
  await expect(discussion(page).getByText("Deleted reply")).toBeVisible();
  await other.context().close();
});

test("X2 at 360 a visitor of a group finds Join in reach at the top and at the bottom edge", async ({
  page,
  api,
  logInAs,
}) => {
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  for (let n = 1; n <= 6; n++) await api.addComment(ada, groupId, `Old ${n}. ${long}`);
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAs(ben);
  await page.goto(`/posts/${groupId}?view=discussion`);
  await expect(page.getByRole("button", { name: "Join" }).first()).toBeInViewport();

  await comment(page, "Old 3.").scrollIntoViewIfNeeded();
  const bar = page.getByRole("complementary", { name: "Join this group" }).getByRole("button", { name: "Join" });
  await expect(bar).toBeInViewport();
  expect((await bar.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  await bar.click();
  await expect(page.getByText("You're in. Welcome to the group!")).toBeVisible();
  await expect(bar).toBeHidden();
});
