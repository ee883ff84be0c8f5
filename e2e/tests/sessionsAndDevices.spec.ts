import { confirmIdentity, heading, logInByForm, storedToken } from "../support/product";
import { expect, test } from "../support/test";

const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

test("C13 a member logs out a device after confirming that it is them, by keyboard", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.register("Ada Quist");
  const { login: other } = await api.graphql<{ login: { token: string } }>(login, {
    input: { email: ada.email, password: ada.password },
  });
  await logInAs(ada);
  await page.goto("/settings/account");
  await page.getByRole("button", { name: /^Log out (?!all)/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Confirm that it's you" });
  await expect(dialog.getByLabel("Password")).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Log out (?!all)/ }).click();

  await confirmIdentity(page, ada);

  await expect(page.getByText("You're logged in on this device only.")).toBeVisible();
  await expect(api.graphql(`{ me { id } }`, {}, other.token)).rejects.toThrow(/log in again/);
});

test("C13 when the password changes, other tabs of this browser go on, and their live events too", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
}) => {
  // The new token replaces sockets of the old one, also one that has not connected yet.
  allowComplaints(/WebSocket is closed before the connection is established/);
  const [ada, ben] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Ben Okafor")];
  const postId = await api.createPost(ben, "Who reads on Sundays?");
  await logInAs(ada);
  const other = await context.newPage();
  await other.goto(`/posts/${postId}`);
  await expect(other.getByText("Who reads on Sundays?").first()).toBeVisible();
  await page.goto("/settings/account");
  const before = await storedToken(page);

  await page.getByLabel("Current password").fill(ada.password);
  await page.getByLabel("New password").fill("paper boats at dawn");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText(/Your password was changed/)).toBeVisible();

  expect(await storedToken(page)).not.toBe(before);
  await expect(async () => {
    await api.addComment(ben, postId, "So do I.");
    await expect(other.getByText("So do I.").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(other.getByRole("textbox", { name: "Reply" })).toBeVisible();
});

test("C13 a session that ends while someone writes: they log in again in place, and the text is still there", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "Who reads on Sundays? ".repeat(200));
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  const reply = page.getByRole("textbox", { name: "Reply" });
  await reply.fill("A long thought that must not be lost");
  await reply.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await api.as(ada, "mutation { logout }");

  // The page hears of it through its socket, or from the refused reply, whichever is first.
  await expect(async () => {
    if (await heading(page, "Login").isHidden())
      await page.getByRole("button", { name: "Reply" }).click({ timeout: 1_000 });
    await expect(heading(page, "Login")).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page).toHaveURL(new RegExp(postId));
  await logInByForm(page, ada);

  await expect(reply).toHaveValue("A long thought that must not be lost");
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
  }).toPass({ timeout: 5_000 });
});
