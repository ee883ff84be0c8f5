import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { countCalls, intercept, refuse } from "../support/service";
import { chooseOfComment } from "../support/studyGroups";

const comments = (page: Page) => page.getByRole("region", { name: /\brepl(y|ies)$/i }).getByRole("article");
const reply = (page: Page) => page.getByLabel("Reply", { exact: false }).and(page.locator("textarea"));
const sendReply = (page: Page) => page.getByRole("button", { name: "Send reply" });

test("A62 a group's page shows the post without actions, and leads back to the groups", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const ada = await api.register("Ada Quist");
  const postId = await api.createPost(ada, "Slow reading\nof short poems");
  await api.addComment(ada, postId, "Tuesdays?");
  await logInAs(ada);

  await page.goto(`/posts/${postId}`);
  const post = page.getByRole("article", { name: "Ada Quist" }).filter({ hasText: "Slow reading" });

  await expect(post.getByText(/^Group started on \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
  await expect(post.getByRole("link", { name: "Ada Quist" })).toHaveAttribute("href", `/profile/${ada.id}`);
  await expect(post.getByRole("button")).toHaveCount(0);
  await expect(post.getByRole("link", { name: /Join Group/ })).toHaveCount(0);
  await expect(comments(page)).toHaveCount(1);
  await expectAccessible();
  await expectAccessibleInDark();

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole("heading", { name: "Welcome to the group posts" })).toBeFocused();
});

test("A62 A63 a reply is required, stands last once it is sent, and is its author's to remove", async ({
  page,
  api,
  logInAs,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const postId = await api.createPost(ada, "Slow reading");
  await api.addComment(ada, postId, "Tuesdays?");
  await logInAs(ben);
  await page.goto(`/posts/${postId}`);
  const calls = await countCalls(page, "AddComment");

  await sendReply(page).click();
  await expect(reply(page)).toHaveAccessibleDescription("Reply is required");
  await expect(reply(page)).toBeFocused();
  expect(calls()).toBe(0);

  await reply(page).fill("Wednesdays, please");
  await sendReply(page).click();
  await expect(page.getByRole("status").filter({ hasText: "Comment added" })).toBeVisible();
  await expect(reply(page)).toHaveValue("");
  await expect(comments(page)).toHaveText([/Tuesdays\?/, /Wednesdays, please/]);
  await expect(comments(page).last()).toContainText(/Posted on \d{4}\/\d{2}\/\d{2}/);
  await expect(page.getByRole("heading", { name: "2 replies" })).toBeVisible();
  await comments(page)
    .first()
    .getByRole("button", { name: /^More actions/ })
    .click();
  await expect(page.getByRole("menuitem")).toHaveText(["Copy link", "Report"]);

  await chooseOfComment(comments(page).last(), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect(comments(page)).toHaveCount(2);
  await chooseOfComment(comments(page).last(), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete reply" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Comment removed" })).toBeVisible();
  await expect(comments(page)).toHaveText([/Tuesdays\?/]);
  await expect(page.getByRole("heading", { name: "1 reply" })).toBeFocused();
  await page.reload();
  await expect(comments(page)).toHaveText([/Tuesdays\?/]);
});

test("A62 what is refused stays: a typed reply, a reload too, and a comment that was to go", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register();
  const postId = await api.createPost(ada, "Slow reading");
  await api.addComment(ada, postId, "Still here");
  await page.clock.install();
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await intercept(page, "DeleteComment", (route) => refuse(route, "UNAVAILABLE", "Please try again in a moment"));
  await intercept(page, "AddComment", (route) => refuse(route, "RATE_LIMITED", "Please wait a little"));

  await chooseOfComment(comments(page), "Delete");
  await page.getByRole("dialog").getByRole("button", { name: "Delete reply" }).click();
  await expect(comments(page)).toHaveCount(0);
  await page.clock.runFor(8_000);
  await expect(page.getByRole("alert").filter({ hasText: "Please try again" })).toBeVisible();
  await expect(comments(page)).toHaveText([/Still here/]);
  await expect(page.getByRole("heading", { name: "1 reply" })).toBeVisible();

  await reply(page).fill("A thought that took me an hour");
  await sendReply(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "Please wait a little" })).toBeVisible();
  await expect(reply(page)).toHaveValue("A thought that took me an hour");
  await page.reload();
  await expect(reply(page)).toHaveValue("A thought that took me an hour");
});

test("A62 earlier replies come on request, each once, and the focus goes to the nearest of them", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register();
  const postId = await api.createPost(ada, "A lively circle");
  for (let number = 1; number <= 23; number++) await api.addComment(ada, postId, `remark ${number}.`);
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await expect(comments(page)).toHaveCount(20);
  await expect(comments(page).last()).toContainText("remark 23.");

  await page.getByRole("button", { name: "Earlier replies" }).click();

  await expect(page.getByRole("region", { name: "23 replies" }).getByRole("listitem")).toHaveCount(23);
  await expect(comments(page).first()).toContainText("remark 1.");
  await expect(page.getByRole("listitem").filter({ hasText: "remark 3." })).toBeFocused();
  await expect(page.getByRole("button", { name: "Earlier replies" })).toBeHidden();
});
