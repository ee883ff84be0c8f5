import { shelve } from "../support/books";
import { awake, heading } from "../support/product";
import { expect, test } from "../support/test";

test("D6 a member moves a book from shelf to shelf with the keyboard, and finds it there after a reload", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  const [book] = await shelve(api, ada, "WANT", 1);
  const title = book?.title ?? "";
  await logInAs(ada);
  await page.goto("/learnings");
  await page.getByRole("navigation", { name: "Books" }).getByRole("link", { name: "Shelves" }).click();
  await expect(heading(page, "Your books")).toBeVisible();
  await expect(page.getByRole("heading", { name: "This shelf is empty" })).toBeVisible();
  await page.getByRole("link", { name: "Want to read" }).press("Enter");
  const card = page.getByRole("article", { name: title });
  const isKept = () => page.waitForResponse((answer) => Boolean(answer.request().postData()?.includes("ShelveBook")));
  const started = isKept();
  await card.getByRole("button", { name: "Start reading" }).press("Enter");

  await expect(card).toBeHidden();
  await expect(page.getByText("0 books")).toBeFocused();
  await started;
  await page.getByRole("link", { name: "Reading" }).press("Enter");
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: `More for ${title}` }).press("Enter");
  const finished = isKept();
  await page.getByRole("menuitem", { name: "Move to Read", exact: true }).press("Enter");
  await finished;
  await page.getByRole("link", { name: "Read", exact: true }).press("Enter");
  await card.getByRole("radio", { name: "4 stars" }).press("Space");
  await page.reload();

  await expect(card.getByRole("radio", { name: "4 stars" })).toBeChecked();
});

test("D6 a book that a member shares with a group has a card there, which leads to its page", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.register("Ada Quist");
  const [book] = await shelve(api, ada, "READING", 1);
  const groupId = await api.createPost(ada, "Evenings with vectors");
  const share = `mutation ($input: ShareBookInput!) { shareBook(input: $input) { id } }`;
  await api.as(ada, share, { input: { bookId: book?.id, groupId, text: "Start with chapter two." } });
  await logInAs(ada);
  await page.goto(`/posts/${groupId}`);
  await awake(page);
  const card = page.getByRole("article").getByRole("link", { name: book?.title });
  await expect(card).toBeVisible();
  await expectAccessible();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(card).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.getByRole("article").getByRole("link", { name: book?.title }).click();

  await expect(heading(page, book?.title)).toBeVisible();
  const groups = page.getByRole("region", { name: "Groups that talk about it" });
  await expect(groups.getByRole("link", { name: "Evenings with vectors" })).toHaveAttribute(
    "href",
    `/posts/${groupId}`,
  );
});
