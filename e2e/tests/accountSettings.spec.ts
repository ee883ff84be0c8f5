import { framed, linkInMail } from "../support/mail";
import { confirmIdentity, heading, logInByForm, menu, storedToken } from "../support/product";
import { expect, test } from "../support/test";

test("a member finds the settings behind their face, and changes their name there", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await page.getByRole("banner").getByRole("button", { name: "Your menu" }).click();
  await page.getByRole("banner").getByRole("link", { name: "Settings" }).click();
  await expect(heading(page, "Account settings")).toBeFocused();
  await expectAccessible();

  await page.getByLabel("Your name").fill("عائشة ليندن");
  await page.getByRole("button", { name: "Save name" }).click();

  await expect(page.getByText("Your name was changed.")).toBeVisible();
  await menu(page).getByRole("link", { name: "Home" }).click();
  await expect(page.getByText("Welcome عائشة ليندن")).toBeVisible();
});

test("the address that people guess leads to the settings, and their pages to each other", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.register("Ada Quist"));
  await page.goto("/settings");
  await expect(heading(page, "Account settings")).toBeVisible();

  const pages = page.getByRole("navigation", { name: "Settings" });
  for (const [label, title] of [
    ["Privacy", "Privacy"],
    ["Notifications", "Notification settings"],
    ["Account", "Account settings"],
  ] as const) {
    await pages.getByRole("link", { name: label }).click();
    await expect(heading(page, title)).toBeFocused();
    await expect(pages.getByRole("link", { name: label })).toHaveAttribute("aria-current", "page");
  }
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

  await page.goto(await linkInMail(page, "Confirm your new email address", email, "Confirm my address"));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await page.goto("/settings/account");
  await expect(page.getByRole("main").getByText(email)).toBeVisible();

  await page.goto(await linkInMail(page, "Your email address was changed", ada.email, "This wasn't me"));
  await expect(heading(page, "Restore your old address")).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
  await expectAccessible();
  await page.getByRole("button", { name: "Restore it" }).click();
  await expect(page.getByText("Your old address is back")).toBeVisible();
  expect(await storedToken(page)).toBeNull();

  // Someone else may know the old password, so only a new one opens the account.
  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  // The form of the page before has a field with this name, too.
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await page.getByLabel(/Email Address/).fill(ada.email);
  await page.getByLabel(/Email Address/).press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "a link is on its way" })).toBeVisible();
  await page.goto(await linkInMail(page, "Choose a new password", ada.email, "Choose a new password"));
  await page.getByLabel(/New password/).fill("paper boats at dawn");
  await page.getByLabel(/New password/).press("Enter");
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await page.goto("/login");
  await logInByForm(page, { ...ada, password: "paper boats at dawn" });
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
  // The authenticator of the test would answer the browser's suggestion in the form before the button is pressed.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });
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
  await page.goto(await linkInMail(page, "Confirm your email address", ada.email, "Confirm my address"));
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
  const dialog = page.getByRole("dialog", { name: "Confirm that it's you" });
  await dialog.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page.getByText("My laptop is removed.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add a passkey" })).toBeVisible();
});
