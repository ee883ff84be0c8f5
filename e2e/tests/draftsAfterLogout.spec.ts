import { expect, test } from "../support/emptyServer";

test("D7 S75 what was typed survives logging out, for its member alone, and no storage has it", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const [ada, ben] = [await join("Ada Quist"), await join("Ben Okafor")];
  const postId = await api.createPost(ada, "Slow reading");
  const commentId = await api.addComment(ada, postId, "Bring chapter one");
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await page.getByRole("textbox", { name: "Reply" }).fill("A reply of Ada");
  const comment = page.locator(`[id="${commentId}"]`);
  await comment.getByRole("button", { name: /^More actions/ }).click();
  await comment.getByRole("menuitem", { name: "Edit", exact: true }).click();
  await page.getByRole("textbox", { name: "Text" }).fill("Bring chapter two");

  const lookAs = async (person: typeof ada) => {
    await page.getByRole("link", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(await page.evaluate(stored)).not.toMatch(/A reply of Ada|chapter two|"token"/);
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByLabel("Email Address").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page.getByRole("link", { name: "Logout" })).toBeVisible();
    await page.getByRole("link", { name: "Groups", exact: true }).first().click();
    await page
      .getByRole("article")
      .filter({ hasText: "Slow reading" })
      .getByRole("link", { name: "Join Group" })
      .click();
    await expect(page.getByRole("textbox", { name: "Reply" })).toBeVisible();
  };
  await lookAs(ben);
  await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue("");
  await expect(page.getByText("chapter two")).toHaveCount(0);

  await lookAs(ada);
  await expect(page.getByRole("textbox", { name: "Reply" })).toHaveValue("A reply of Ada");
  await expect(page.getByRole("textbox", { name: "Text" })).toHaveValue("Bring chapter two");
});
