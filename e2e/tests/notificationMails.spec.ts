import { type Page } from "@playwright/test";
import { heading } from "../support/product";
import { expect, test } from "../support/test";

/** The frame of a mail runs no script, those of the tests neither, and is no part of the site's cluster of pages. */
const framed = [/^Blocked script execution in .*\/mail\//, /origin-keyed agent cluster/];

/** Presses Tab until this has the focus. */
async function tabTo(page: Page, target: ReturnType<Page["getByRole"]>) {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

const replies = (page: Page) => page.getByRole("region", { name: "Replies in your groups" });

/** Opens the kinds of a topic. */
const more = (page: Page, topic: string) => page.locator("summary").filter({ hasText: topic });

test("X7 a member chooses by keyboard how they are notified, and the page says what leaves the site", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.registerWithProfile("Ada Quist", { timeZone: "Africa/Lagos" });
  await logInAs(ada);
  await page.goto("/notifications");
  await page.getByRole("main").getByRole("link", { name: "Settings", exact: true }).click();

  await expect(heading(page, "Notification settings")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("08:00 (Africa/Lagos), weekly emails on Mondays");
  await expect(page.getByRole("main")).toContainText(`We won't send notifications to ${ada.email} until you confirm`);
  await more(page, "Account and safety").click();
  await expect(page.getByRole("region", { name: "Your account", exact: true })).toContainText("Always on");
  await expectAccessible();

  const topic = page.getByRole("group", { name: "Discussions" });
  await tabTo(page, topic.getByRole("radio", { name: "Bell and email" }));
  await page.keyboard.press("ArrowLeft");
  await expect(topic.getByRole("radio", { name: "Bell", exact: true })).toBeChecked();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const inApp = replies(page).getByRole("checkbox");
  await expect(replies(page).getByLabel("By email")).toHaveValue("NEVER");
  await tabTo(page, inApp);
  await page.keyboard.press("Space");
  await expect(inApp).not.toBeChecked();
  await page.keyboard.press("Tab");
  await expect(replies(page).getByLabel("By email")).toBeFocused();
  const isKept = page.waitForResponse((answer) => answer.request().postData()?.includes("WEEKLY") ?? false);
  await page.keyboard.press("ArrowUp");
  await expect(replies(page).getByLabel("By email")).toHaveValue("WEEKLY");
  await expect(page.getByText("What you chose under “More” differs.")).toBeVisible();
  await isKept;

  await page.reload();
  await more(page, "Discussions").click();
  await expect(replies(page).getByRole("checkbox")).not.toBeChecked();
  await expect(replies(page).getByLabel("By email")).toHaveValue("WEEKLY");
});

test("C10 a member stops the mails of a kind from a mail, by keyboard, and opening the link alone does not", async ({
  page,
  api,
  expectAccessible,
  allowComplaints,
}) => {
  test.setTimeout(120_000);
  allowComplaints(...framed);
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  await confirm(page, ada.email);
  await api.as(ada, `mutation { setNotificationSetting(input: { kind: REPLY, mail: AT_ONCE }) { kind } }`);
  await api.addComment(ben, await api.createPost(ada, "Linear algebra"), "Count me in");
  const entry = page.getByRole("link", { name: new RegExp(`Ben Okafor replied.*${ada.email}`) });
  await expect(async () => {
    await page.goto("/mail");
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  await entry.focus();
  await page.keyboard.press("Enter");
  const link = page.frameLocator("iframe").getByRole("link", { name: "No more of these emails" });
  const address = String(await link.getAttribute("href"));
  for (const method of ["GET", "HEAD"]) await page.request.fetch(address.replace("#", "?"), { method });
  await link.focus();
  await page.keyboard.press("Enter");

  await expect(heading(page, "No more of these emails?")).toBeVisible();
  await expect.poll(() => page.url()).not.toContain("token");
  await expectAccessible();
  const button = page.getByRole("button", { name: "Stop these emails" });
  await tabTo(page, button);
  expect((await settingOf()).mail).toBe("AT_ONCE");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("status").filter({ hasText: "Replies in your groups" })).toBeVisible();
  await expectAccessible();
  expect((await settingOf()).mail).toBe("NEVER");

  async function settingOf() {
    const query = `{ me { notificationSettings { kind mail } } }`;
    const { me } = await api.as<{ me: { notificationSettings: { kind: string; mail: string }[] } }>(ada, query);
    return me.notificationSettings.find(({ kind }) => kind === "REPLY") ?? { mail: "" };
  }
});

/** Opens the link that a newcomer gets. */
async function confirm(page: Page, email: string) {
  const entry = page.getByRole("link", { name: new RegExp(`Confirm your email address.*${email}`) });
  await expect(async () => {
    await page.goto("/mail");
    await expect(entry).toBeVisible({ timeout: 500 });
  }).toPass();
  await entry.click();
  const link = await page.frameLocator("iframe").getByRole("link", { name: "Confirm my address" }).getAttribute("href");
  await page.goto(String(link));
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByText("Your address is confirmed.")).toBeVisible();
}
