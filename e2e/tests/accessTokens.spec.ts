import type { Page } from "@playwright/test";
import { confirmIdentity } from "../support/product";
import { expect, test } from "../support/test";

const section = (page: Page) => page.getByRole("region", { name: "Access tokens" });
const rest = (page: Page, path: string, token: string) =>
  page.request.get(path, { headers: { authorization: `Bearer ${token}` } });

for (const [name, width] of [
  ["a desktop", 1280],
  ["a phone", 360],
] as const)
  test(`O1 an access token is made, used within its scopes and ended, on ${name}`, async ({
    page,
    api,
    logInAs,
    expectAccessible,
    expectAccessibleInDark,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    const ada = await api.register("Ada Quist");
    await logInAs(ada);
    await page.goto("/settings/account");
    await section(page).getByRole("button", { name: "Make an access token" }).click();
    const form = page.getByRole("dialog", { name: "New access token" });
    await expect(form.getByLabel("What is it for?")).toBeFocused();
    await form.getByLabel("What is it for?").fill("Notes for class");
    await form.getByLabel("Discussions").selectOption("Read");
    await expectAccessible();
    await expectAccessibleInDark();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);

    await form.getByRole("button", { name: "Make the token" }).click();
    await confirmIdentity(page, ada);

    const shown = page.getByRole("dialog", { name: "Copy your token" });
    await expect(shown.getByLabel("Access token")).toHaveValue(/^scp_\w{49}$/);
    await expectAccessible();
    await shown.getByRole("button", { name: "Copy" }).click();
    await expect(shown.getByText("Copied.")).toBeVisible();
    const token = await page.evaluate(() => navigator.clipboard.readText());
    await shown.getByRole("button", { name: "Done" }).click();
    await expect(section(page)).toContainText("Notes for class");
    await expect(section(page)).toContainText("Not used yet.");

    expect((await rest(page, "/api/posts", token)).status()).toBe(200);
    const refused = await rest(page, "/api/buddies", token);
    expect([refused.status(), await refused.json()]).toEqual([403, expect.objectContaining({ code: "SCOPE_MISSING" })]);
    await page.goto("/notifications");
    await expect(page.getByText(/An access token was made for your account/).first()).toBeVisible();

    await page.goto("/settings/account");
    await section(page)
      .getByRole("button", { name: /^End .*Notes for class/ })
      .click();
    await page.getByRole("dialog").getByRole("button", { name: "End", exact: true }).click();
    await expect(page.getByText(/Notes for class.* has ended/)).toBeVisible();
    await expect(section(page)).toContainText("You have none.");
    expect((await rest(page, "/api/posts", token)).status()).toBe(401);
  });
