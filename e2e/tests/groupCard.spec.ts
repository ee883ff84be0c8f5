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
  await expect(botany.getByRole("link", { name: "Join Group 1 comment" })).toHaveAttribute("href", `/posts/${postId}`);
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible();

  await botany.getByRole("link", { name: "Ada Quist" }).click();
  await expect(page).toHaveURL(new RegExp(`/profile/${ada.id}$`));
});

test("A60 only the author can delete a post, on the page and at the service", async ({ page, api, join, logInAs }) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const adas = await api.createPost(ada, "Ada's circle");
  await api.createPost(ben, "Ben's circle");
  await logInAs(ben);
  await page.goto("/posts");

  await expect(card(page, "Ben's circle").getByRole("button", { name: "Delete" })).toBeVisible();
  await expect(card(page, "Ada's circle")).toBeVisible();
  await expect(card(page, "Ada's circle").getByRole("button", { name: "Delete" })).toBeHidden();
  const remove = api.as(ben, `mutation ($id: ID!) { deletePost(id: $id) }`, { id: adas });
  await expect(remove).rejects.toThrow("User not authorized");
});

test("A60 A63 deleting asks first, goes at once, and is taken back when it is refused", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  await api.createPost(ada, "A circle to close");
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
  await expect(page.getByRole("alert").filter({ hasText: "Please try again in a moment" })).toBeVisible();
  await expect(card(page, "A circle to close")).toBeVisible();

  isRefusing = false;
  await ask();
  await dialog.getByRole("button", { name: "Delete group" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Post Removed" })).toBeVisible();
  await expect(card(page, "A circle to close")).toBeHidden();
});

test("A60 a like shows before the service answers, and its label stays the same", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  await api.createPost(ada, "Likeable");
  await logInAs(ada);
  await page.goto("/posts");
  const release = await holdBack(page, "LikePost");

  await like(page, "Likeable").click();
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "true");
  await expect(like(page, "Likeable")).toHaveAccessibleDescription("1 like");
  release();

  await page.reload();
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "true");
  await like(page, "Likeable").press("Enter");
  await expect(like(page, "Likeable")).toHaveAttribute("aria-pressed", "false");
  await expect(like(page, "Likeable")).toHaveAccessibleDescription("0 likes");
});

test("A60 a refused like is taken back with a word", async ({ page, api, join, logInAs }) => {
  const ada = await join();
  await api.createPost(ada, "Unlikely");
  await logInAs(ada);
  await page.goto("/posts");
  await intercept(page, "LikePost", (route) => refuse(route, "NOT_FOUND", "Post not found"));

  await like(page, "Unlikely").click();

  await expect(page.getByRole("alert").filter({ hasText: "This group is no longer here." })).toBeVisible();
  await expect(like(page, "Unlikely")).toHaveAttribute("aria-pressed", "false");
  await expect(like(page, "Unlikely")).toHaveAccessibleDescription("0 likes");
});

test("A60 a double click is one like, however quickly the first was answered", async ({ page, api, join, logInAs }) => {
  const ada = await join();
  const postId = await api.createPost(ada, "Twice as nice");
  await logInAs(ada);
  await page.goto("/posts");
  const unlikes = await countCalls(page, "UnlikePost");
  await like(page, "Twice as nice").hover();
  const press = async (clickCount: number) => {
    await page.mouse.down({ clickCount });
    await page.mouse.up({ clickCount });
  };

  const answered = page.waitForResponse((response) => response.request().postData()?.includes("LikePost") ?? false);
  await press(1);
  await (await answered).finished();
  await press(2);

  await expect(like(page, "Twice as nice")).toHaveAttribute("aria-pressed", "true");
  const query = `query ($id: ID!) { post(id: $id) { likeCount } }`;
  expect(await api.as(ada, query, { id: postId })).toEqual({ post: { likeCount: 1 } });
  expect(unlikes()).toBe(0);
});

test("A60 a long text is cut after some lines, and whole on request", async ({ page, api, join, logInAs }) => {
  const ada = await join();
  const text = Array.from({ length: 30 }, (_, index) => `line ${index + 1}`).join("\n");
  await api.createPost(ada, text);
  await api.createPost(ada, "short");
  await logInAs(ada);
  await page.goto("/posts");
  const long = card(page, "line 30");
  const height = async () => (await long.getByText("line 30").boundingBox())?.height ?? 0;
  const cut = await height();

  await long.getByRole("button", { name: "Show more" }).click();

  expect(await height()).toBeGreaterThan(cut * 3);
  await expect(long.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
  await expect(card(page, "short").getByRole("button", { name: "Show more" })).toBeHidden();
});

test("C21 a word of 300 letters fills its lines in the card and on the group's own page", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join();
  const postId = await api.createPost(ada, `Hello ${"x".repeat(300)}`);
  await logInAs(ada);
  for (const path of ["/posts", `/posts/${postId}`]) {
    await page.goto(path);
    const post = page.getByRole("main").getByRole("article").filter({ hasText: "xxx" });
    await expect(post.getByRole("heading", { name: /^Hello x+…$/ })).toBeVisible();
    const firstLine = await post.getByText(/^…/).evaluate((element) => {
      const letters = element.firstChild as Text;
      const range = document.createRange();
      const widthOf = (end: number) => (range.setStart(letters, 0), range.setEnd(letters, end), range.getClientRects());
      return { rows: widthOf(8).length, isFull: widthOf(20)[0]!.width > 60 };
    });
    expect(firstLine).toEqual({ rows: 1, isFull: true });
  }
});
