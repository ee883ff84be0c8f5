import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { confirmIdentity } from "../support/product";
import { expect, test } from "../support/test";

test("C20 gives a member a copy of their data, and hides them from guests", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.registerWithProfile("Ada Quist", { bio: "I bind books by hand." });
  await logInAs(ada);
  await page.goto("/settings/privacy");

  await page.getByRole("checkbox", { name: "Only members can see my profile" }).check();
  await expect(page.getByText("People who aren't logged in can't find you here.")).toBeVisible();
  await page.getByRole("button", { name: "Ask for a copy" }).click();
  await confirmIdentity(page, ada);
  const button = page.getByRole("button", { name: "Download" });
  await expect(button).toBeVisible({ timeout: 20_000 });
  await expectAccessible();
  const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);

  expect(file.suggestedFilename()).toMatch(/^study-circle-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await file.path()));
  const [profile] = JSON.parse(Buffer.from(files["json/profile.json"] ?? []).toString());
  expect(profile).toMatchObject({ user_id: ada.id, bio: "I bind books by hand.", visibility: "MEMBERS" });
  expect(Buffer.from(files["csv/account.csv"] ?? []).toString()).toContain(ada.email);
  const guest = await api.graphql(`query ($id: ID!) { user(id: $id) { id } profile(userId: $id) { id } }`, {
    id: ada.id,
  });
  expect(guest).toEqual({ user: null, profile: null });
});

test("C20 lets a member who deleted their account keep it, by keyboard alone", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/settings/account");

  await page.getByRole("button", { name: "Delete My Account" }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Remove what I wrote" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Leave it without my name" })).toBeChecked();
  await expectAccessible();
  await dialog.getByRole("button", { name: "Delete account" }).focus();
  await page.keyboard.press("Enter");
  await confirmIdentity(page, ada);
  await expect(page.getByRole("link", { name: "Login" })).toBeVisible();

  await page.goto("/login");
  await page.getByLabel(/Email Address/).fill(ada.email);
  await page.getByLabel(/^Password/).fill(ada.password);
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Do you want to keep your account?" });
  await expect(question.getByRole("button", { name: "Keep my account" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Enter");

  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
});
