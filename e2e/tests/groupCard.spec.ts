import type { Page } from "@playwright/test";
import { expect, test } from "../support/emptyServer";
import { countCalls, holdBack, intercept, refuse } from "../support/service";

const card = (page: Page, text: string) =>
  page.getByRole("region", { name: "Groups" }).getByRole("article").filter({ hasText: text });
const like = (page: Page, text: string) => card(page, text).getByRole("button", { name: "Like" });

test("A60 A61 a card shows who wrote it and when, with ways to the person and into the group", async ({
  page,
  api,
  join,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "Botany walks");
  await api.addComment(ben, postId, "I bring the loupe");
  await api.like(ben, postId);
  await logInAs(ben);

  await page.goto("/posts");
  const botany = card(page, "Botany walks");

  await expect(botany.getByRole("heading", { level: 3, name: "Botany walks" })).toBeVisible();
  await expect(botany.locator("img").first()).toHaveAttribute("src", new RegExp(`/avatars/${ada.id}`));
  await expect(botany.locator("img").nth(1)).toHaveAttribute("src", new RegExp(`/avatars/${ben.id}`));
  await expect(botany.getByText(/^Group started on \d{4}\/\d{2}\/\d{2}$/)).toBeVisible();
  await expect(like(page, "Botany walks")).toHaveAttribute("aria-pressed", "true");
  await expect(like(page, "Botany walks")).toHaveAccessibleDescription("1 like");
  await expect(botany.getByRole("link", { name: "Join Group 1 reply" })).toHaveAttribute("href", `/posts/${postId}`);
  await expectAccessible();
  await expectAccessibleInDark();

  // Only the author can delete it, on the page and at the service.
  await expect(botany.getByRole("button", { name: "Delete" })).toBeHidden();
  const remove = api.as(ben, `mutation ($id: ID!) { deletePost(id: $id) }`, {
    id: postId,
  });
  await expect(remove).rejects.toThrow("User not authorized");
  await botany.getByRole("link", { name: "Ada Quist" }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${ada.id}$`));
});

test("A60 A63 deleting asks first, goes at once, and is taken back when it is refused", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  await api.createPost(ada, "A circle to close");
  await page.clock.install();
  await logInAs(ada);
  await page.goto("/posts");
  const ask = () => card(page, "A circle to close").getByRole("button", { name: "Delete" }).click();
  const dialog = page.getByRole("dialog", { name: "Delete this group?" });

  await ask();
  await expect(dialog).toContainText("A circle to close");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(card(page, "A circle to close").getByRole("button", { name: "Delete" })).toBeFocused();

  let isRefusing = true;
  await intercept(page, "DeletePost", (route) =>
    isRefusing ? refuse(route, "UNAVAILABLE", "Please try again in a moment") : route.fallback(),
  );
  await ask();
  await dialog.getByRole("button", { name: "Delete group" }).click();
  await expect(card(page, "A circle to close")).toBeHidden();
  await page.clock.runFor(8_000);
  await expect(page.getByRole("alert").filter({ hasText: "Please try again in a moment" })).toBeVisible();
  await expect(card(page, "A circle to close")).toBeVisible();

  isRefusing = false;
  await ask();
  await dialog.getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Post Removed" })).toBeVisible();
  await expect(card(page, "A circle to close")).toBeHidden();
});

test("A60 a like shows before the service answers, is taken back when it is refused, and a double click is one", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  const postId = await api.createPost(ada, "Likeable");
  await logInAs(ada);
  await page.goto("/posts");
  const likeCount = async () => {
    const query = `query ($id: ID!) { post(id: $id) { likeCount } }`;
    return (await api.as<{ post: { likeCount: number } }>(ada, query, { id: postId })).post.likeCount;
  };

  await intercept(page, "LikePost", (route) => refuse(route, "NOT_FOUND", "Post not found"));
  await like(page, "Likeable").click();
  await expect(page.getByRole("alert").filter({ hasText: "This group is no longer here." })).toBeVisible();
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "false");
  await expect(like(page, "Likeable")).toHaveAccessibleDescription("0 likes");

  await page.unrouteAll();
  const release = await holdBack(page, "LikePost");
  await like(page, "Likeable").click();
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "true");
  await expect(like(page, "Likeable")).toHaveAccessibleDescription("1 like");
  release();
  await expect.poll(likeCount).toBe(1);
  await page.unrouteAll();
  await page.reload();
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "true");
  const unliked = page.waitForResponse((response) => response.request().postData()?.includes("UnlikePost") ?? false);
  await like(page, "Likeable").press("Enter");
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "false");
  await expect(like(page, "Likeable")).toHaveAccessibleDescription("0 likes");
  await expect.poll(likeCount).toBe(0);
  await (await unliked).finished();

  const unlikes = await countCalls(page, "UnlikePost");
  const likes = await countCalls(page, "LikePost");
  // A press counts once the page has taken in the answer before it.
  await expect(async () => {
    await like(page, "Likeable").click();
    await expect.poll(likes, { timeout: 5_000 }).toBe(1);
  }).toPass();
  // However quickly the first press was answered.
  await expect.poll(likeCount).toBe(1);
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "true");
  expect(await likeCount()).toBe(1);
  expect(unlikes()).toBe(0);
});

test("A60 C21 a long text is whole on request, and a word of 300 letters fills its lines", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  const text = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join("\n");
  await api.createPost(ada, text);
  await api.createPost(ada, "short");
  const postId = await api.createPost(ada, `Hello ${"x".repeat(300)}`);
  await logInAs(ada);
  await page.goto("/posts");
  const long = card(page, "line 30");
  const height = async () => (await long.getByText("line 30").boundingBox())?.height ?? 0;
  const cut = await height();
  await long.getByRole("button", { name: "Show more" }).click();
  expect(await height()).toBeGreaterThan(cut * 3);
  await expect(long.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  await expect(card(page, "short").getByRole("button", { name: "Show more" })).toBeHidden();

  await expect(page.getByRole("heading", { name: /^Hello x+…$/ })).toBeVisible();
  const firstLine = await card(page, "xxx")
    .getByText(/^…/)
    .evaluate((element) => {
      const letters = element.firstChild as Text;
      const range = document.createRange();
      const widthOf = (end: number) => (range.setStart(letters, 0), range.setEnd(letters, end), range.getClientRects());
      return { rows: widthOf(8).length, isFull: widthOf(20)[0]!.width > 60 };
    });
  expect(firstLine).toEqual({ rows: 1, isFull: true });
  await page.goto(`/posts/${postId}`);
  await expect(page.getByRole("heading", { level: 1, name: /^Hello x+…$/ })).toBeVisible();
});
