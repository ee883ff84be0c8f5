import type { Page } from "@playwright/test";
import { confirmIdentity, heading, logInByForm, menu, storedToken } from "../support/product";
import { expect, test } from "../support/test";

/** The frame of a mail runs no script, those of the tests neither, and is no part of the site's cluster of pages. */
const framed = [/^Blocked script execution in .*\/mail\//, /origin-keyed agent cluster/];

/** The address of a link in a mail, as the mail viewer shows it. */
async function linkInMail(page: Page, subject: string, name: string): Promise<string> {
  const entry = page.getByRole("link", { name: new RegExp(subject) });
  await expect(async () => {
    await page.goto("/mail");
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  await entry.click();
  return String(await page.frameLocator("iframe").getByRole("link", { name }).getAttribute("href"));
}

const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;

test("a member finds the settings behind their face, and changes their name there", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await page.getByRole("banner").getByRole("link", { name: "Account settings" }).click();
  await expect(heading(page, "Account settings")).toBeFocused();
  await expectAccessible();

  await page.getByLabel("Your name").fill("عائشة ليندن");
  await page.getByRole("button", { name: "Save name" }).click();

  await expect(page.getByText("Your name is changed.")).toBeVisible();
  await menu(page).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("Welcome عائشة ليندن")).toBeVisible();
});

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
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
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
}) => {
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
  await expect(page.getByText(/Your password is changed/)).toBeVisible();

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

  await page.getByRole("button", { name: "Reply" }).click();
  await expect(heading(page, "Login")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(postId));
  await logInByForm(page, ada);

  await expect(reply).toHaveValue("A long thought that must not be lost");
  await expect(async () => {
    expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(100);
  }).toPass({ timeout: 5_000 });
});

test("C14 a member moves to a new address, and the old one brings it back, with the mail viewer", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(...framed);
  const ada = await api.register("Ada Quist");
  const email = `${crypto.randomUUID()}@example.net`;
  await logInAs(ada);
  await page.goto("/settings/account");
  await page.getByLabel("New email address").fill(email);
  await page.getByLabel("New email address").press("Enter");
  await confirmIdentity(page, ada);
  await expect(page.getByText("We sent a link to")).toContainText(email);
  await expectAccessible();

  await page.goto(await linkInMail(page, `Confirm your new email address.*${email}`, "Confirm my address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.goto("/settings/account");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  await page.goto(await linkInMail(page, `Your email address was changed.*${ada.email}`, "This wasn't me"));
  await expect(heading(page, "Bring your address back")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible();
  await page.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("Your old address is back")).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  await page.goto("/login");
  await logInByForm(page, ada);
  await expect(page).toHaveURL(/dashboard/);
});

test("C15 a passkey is made, used, renamed and removed in Chromium", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(...framed);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/settings/account");
  await expect(page.getByText("Confirm your email address first")).toBeVisible();
  await page.goto(await linkInMail(page, `Confirm your email address.*${ada.email}`, "Confirm my address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();

  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await confirmIdentity(page, ada);
  await expect(page.getByText("Your passkey is ready.")).toBeVisible();
  await page.getByRole("button", { name: /^Rename / }).click();
  await page.getByLabel("Name of the passkey").fill("My laptop");
  await page.getByLabel("Name of the passkey").press("Enter");
  await expect(page.getByRole("list", { name: "Passkeys" })).toContainText("My laptop");
  await expectAccessible();

  await menu(page).getByRole("link", { name: "Logout" }).click();
  await menu(page).getByRole("link", { name: "Login" }).click();
  await page.getByRole("button", { name: "Log in with a passkey" }).click();
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();

  await page.goto("/settings/account");
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm that it is you" });
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("My laptop is removed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});
