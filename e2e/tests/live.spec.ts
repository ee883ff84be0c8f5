import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "../support/emptyServer";
import { listening } from "../support/service";

const cards = (page: Page) => page.getByRole("region", { name: "Groups" }).getByRole("article");
const comments = (page: Page) => page.getByRole("region", { name: /\brepl(y|ies)$/i }).getByRole("article");

test("A59 new groups of others are announced without moving what one reads, one's own are not", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  await api.createPost(ada, "What I am reading");
  await logInAs(ada);
  const ready = listening(page, "PostAdded");
  await page.goto("/posts");
  await expect(cards(page)).toHaveCount(1);
  await ready;
  const before = await cards(page).first().boundingBox();

  await api.createPost(ada, "My own, from another window");
  await api.createPost(ben, "Ben's first");
  const notice = page.getByRole("status").getByRole("button", { name: "Show 1 new group" });
  await expect(notice).toBeVisible();
  await api.createPost(ben, "Ben's second");
  await expect(page.getByRole("button", { name: "Show 2 new groups" })).toBeVisible();
  await expect(cards(page)).toHaveText([/What I am reading/]);
  expect(await cards(page).first().boundingBox()).toEqual(before);

  await page.getByRole("button", { name: "Show 2 new groups" }).click();

  await expect(cards(page)).toHaveText([/Ben's second/, /Ben's first/, /My own/]);
  await expect(page.getByRole("button", { name: /new groups?/ })).toBeHidden();
});

test("A60 likes and comments of others are counted by themselves", async ({ page, api, join, logInAs }) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "A circle to watch");
  await logInAs(ada);
  const ready = listening(page, "PostChanged");
  await page.goto("/posts");
  await expect(page.getByRole("link", { name: "Join Group 0 replies" })).toBeVisible();
  await ready;

  await api.like(ben, postId);
  await api.addComment(ben, postId, "Count me in");

  await expect(page.getByRole("link", { name: "Join Group 1 reply" })).toBeVisible();
  const like = page.getByRole("button", { name: "Like" });
  await expect(like).toHaveAccessibleDescription("1 like");
  await expect(like).toHaveAttribute("aria-pressed", "false");
});

test("A62 a comment of another appears by itself, and what one reads stays where it is", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "A circle to watch");
  for (let number = 1; number <= 15; number++) await api.addComment(ada, postId, `remark ${number}.`);
  await logInAs(ada);
  const ready = listening(page, "CommentAdded");
  await page.goto(`/posts/${postId}`);
  await expect(comments(page)).toHaveCount(15);
  await ready;
  const reading = comments(page).filter({ hasText: "remark 5." });
  await reading.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => Math.round(scrollY));
  const start = await scrolled();
  await page.mouse.wheel(0, 40);
  // The wheel is answered a moment later: what is read must lie still before its place is noted.
  await expect.poll(scrolled).toBe(start + 40);
  const place = async () => Math.round((await reading.boundingBox())?.y ?? -1);
  const before = await place();

  await api.addComment(ben, postId, "Hello from Ben");

  await expect(comments(page)).toHaveCount(16);
  await expect(comments(page).last()).toContainText("Hello from Ben");
  await expect(page.getByRole("heading", { name: "16 replies" })).toBeAttached();
  await expect(page.getByRole("status").filter({ hasText: "New reply by Ben Okafor" })).toBeAttached();
  // A comment is some hundred pixels high; rounding moves what stays by one.
  await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(3);
});

test("A59 A62 what was missed while the connection was lost is there once it is back", async ({
  page,
  api,
  join,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/WebSocket/);
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "A circle to watch");
  let isCut = false;
  const sockets: WebSocketRoute[] = [];
  await page.routeWebSocket(/\/graphql$/, (socket) => {
    if (isCut) return void socket.close({ code: 4500 - 1, reason: "cut" });
    sockets.push(socket);
    socket.connectToServer();
  });
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await expect(page.getByText("No replies yet")).toBeVisible();
  await expect.poll(() => sockets.length).toBe(1);

  isCut = true;
  await sockets[0]?.close({ code: 1012, reason: "restart" });
  await api.addComment(ben, postId, "Said into the silence");
  await expect(page.getByText("No replies yet")).toBeVisible();
  isCut = false;

  await expect(comments(page)).toHaveText([/Said into the silence/], { timeout: 20_000 });
});
