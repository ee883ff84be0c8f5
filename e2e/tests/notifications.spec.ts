import { expect, test } from "../support/emptyServer";

test("C5 a reply rings the bell by itself, and the number goes when the list is opened", async ({
  page,
  api,
  join,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "Linear algebra on Tuesdays");
  await logInAs(ada);
  await page.goto("/posts");
  await expect(page.getByRole("link", { name: "Notifications", exact: true })).toBeVisible();

  const commentId = await api.addComment(ben, postId, "Count me in");

  const bell = page.getByRole("link", { name: "Notifications, 1 unread" });
  await expect(bell).toBeVisible();
  await expect(page).toHaveTitle("(1) Groups · Study Circle");

  await bell.click();
  const line = page.getByRole("link", { name: "New: Ben Okafor replied in “Linear algebra on Tuesdays”" });
  await expect(line).toBeVisible();
  await expect(page).toHaveTitle("Notifications · Study Circle");
  await expectAccessible();

  await line.click();
  await expect(page).toHaveURL(new RegExp(`/posts/${postId}#${commentId}$`));
});

test("C7 a notification disappears by itself with the comment that it is about", async ({
  page,
  api,
  join,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "Linear algebra on Tuesdays");
  const commentId = await api.addComment(ben, postId, "Count me in");
  await logInAs(ada);
  await page.goto("/notifications");
  await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(1);

  await api.as(ben, `mutation ($id: ID!) { deleteComment(id: $id) { id } }`, { id: commentId });

  await expect(page.getByRole("heading", { name: "Nothing new yet" })).toBeVisible();
  await expectAccessible();
});

test("a guest has no bell, and loads nothing of it", async ({ page }) => {
  const files: string[] = [];
  page.on("request", (request) => files.push(request.url()));
  await page.goto("/");
  await page.getByRole("link", { name: "Signup" }).first().hover();
  await page.waitForLoadState("networkidle");

  await expect(page.getByRole("link", { name: "Notifications" })).toHaveCount(0);
  expect(files.filter((file) => /notificationHooks|UnreadBell/.test(file))).toEqual([]);
});
