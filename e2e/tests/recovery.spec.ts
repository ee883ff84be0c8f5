import { type Page } from "@playwright/test";
import { findMail, framed, linkInMail, mailLink } from "../support/mail";
import { heading, storedToken } from "../support/product";
import { expect, test } from "../support/test";

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: string | RegExp) {
  const target = page
    .getByRole("link", { name })
    .or(page.getByRole("button", { name }))
    .or(page.getByLabel(name))
    .first();
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

test("C12 someone who forgot their password gets back in with the site and the mail viewer, by keyboard alone", async ({
  page,
  api,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(...framed);
  const person = await api.register();
  await page.goto("/login");
  await tabTo(page, "Forgot your password?");
  await page.keyboard.press("Enter");
  await expect(heading(page, "Forgot your password?")).toBeVisible();
  await expectAccessible();
  await tabTo(page, /Email Address/);
  await page.keyboard.type(person.email);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").filter({ hasText: "a link is on its way" })).toBeVisible();
  await expectAccessible();

  const entry = await findMail(page, "Choose a new password", person.email);
  await expectAccessible();
  await entry.focus();
  await page.keyboard.press("Enter");
  await mailLink(page, "Choose a new password").focus();
  await page.keyboard.press("Enter");

  await expect(heading(page, "Choose a new password")).toBeVisible();
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expectAccessible();
  await tabTo(page, /New password/);
  await page.keyboard.type("paper boats at dawn");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await tabTo(page, /Email Address/);
  await page.keyboard.type(person.email);
  await tabTo(page, "Password");
  await page.keyboard.type("paper boats at dawn");
  await page.keyboard.press("Enter");
  await expect(heading(page, /Home|Welcome/)).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
});

test("C10 C16 a newcomer is asked to confirm their address, and opening the link alone does not", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(...framed);
  const person = await api.register();
  await logInAs(person);
  await page.goto("/dashboard");
  const notice = page.getByRole("region", { name: "Your email address" });
  await expect(notice).toContainText("Please confirm your email address");
  await expectAccessible();

  const link = await linkInMail(page, "Confirm your email address", person.email, "Confirm my address");
  for (const method of ["GET", "HEAD"]) await page.request.fetch(link, { method });
  await page.goto(link);
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
  await expectAccessible();
  await page.goto("/dashboard");
  await expect(heading(page)).toBeVisible();
  await expect(notice).toBeHidden();
});
