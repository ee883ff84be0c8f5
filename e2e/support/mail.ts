import { expect, type Locator, type Page } from "@playwright/test";

/** The frame of a mail runs no script, those of the tests neither, and is no part of the site's cluster of pages. */
export const framed = [/^Blocked script execution in .*\/mail\//, /origin-keyed agent cluster/];

/** Opens the mail viewer once it lists the mail to an address, and gives its entry. */
export async function findMail(page: Page, subject: string, email: string): Promise<Locator> {
  const entry = page.getByRole("link", { name: new RegExp(`${subject}.*${email}`) });
  await expect(async () => {
    await page.goto("/mail");
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  return entry;
}

export const mailLink = (page: Page, name: string) => page.frameLocator("iframe").getByRole("link", { name });

/** The address of a link in a mail, as the mail viewer shows it. */
export async function linkInMail(page: Page, subject: string, email: string, name: string): Promise<string> {
  await (await findMail(page, subject, email)).click();
  return String(await mailLink(page, name).getAttribute("href"));
}
