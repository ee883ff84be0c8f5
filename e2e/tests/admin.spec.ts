import { confirm, expect, test } from "../support/adminSite";
import { playAdminStory } from "../support/adminStory";
import { openAs } from "../support/moderation";
import { heading, memberItems } from "../support/product";
import { type Place, visitAll, watch } from "../support/visit";

playAdminStory();

test("P5 a moderator and a member get 'not found', and a guest the way to log in", async ({
  page,
  api,
  site,
  logInAs,
}) => {
  const [member, moderator] = [await api.register("Ada Quist"), await api.register("Mo Diallo")];
  await site?.run("member", "role", moderator.email, "MODERATOR", "--yes");
  for (const person of [member, moderator]) {
    await logInAs(person);
    for (const path of ["/admin", "/admin/people", "/admin/content", "/admin/jobs", "/admin/site", "/admin/nothing"]) {
      await page.goto(path);
      await expect(heading(page, "We can't find this page")).toBeVisible();
    }
    await page.getByRole("button", { name: "Your menu" }).click();
    await expect(page.getByRole("link", { name: "Settings" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Administration" })).toHaveCount(0);
  }
  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/login$/);
});

test("P5 everybody reads the notice, which moves nothing, and that the site can only be read", async ({
  page,
  api,
  site,
  admin,
  browser,
  allowComplaints,
  expectAccessible,
}) => {
  test.slow();
  const ada = await api.register("Ada Quist");
  await site?.run("site", "notice", "Tonight at ten we move.", "--yes");
  await page.setViewportSize({ width: 360, height: 740 });
  await watch(page);
  await page.goto("/login");
  const banner = page.getByRole("status").filter({ hasText: "Tonight at ten we move." });
  await expect(banner).toBeVisible();
  const shift = () => page.evaluate(() => (window as unknown as { watched: { shift: number } }).watched.shift);
  expect(await shift()).toBeLessThanOrEqual(0.02);
  await expectAccessible();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await page.waitForRequest(/\/graphql/);
  await expect(banner).toHaveCount(0);

  const member = await openAs(browser, site?.otherUrl, ada);
  await member.goto("/settings/account");
  await expect(member.getByText("Tonight at ten we move.")).toBeVisible();
  await site?.run("site", "read-only", "on", "--yes");
  allowComplaints(/503/);
  await member.getByLabel(/Your name/).fill("Ada King");
  await member.getByRole("button", { name: /name/i }).first().click();
  await expect(member.getByText(/Study Circle can only be read for now/)).toBeVisible();
  await expect(member.getByLabel(/Your name/)).toHaveValue("Ada King");
  await site?.run("site", "read-only", "off", "--yes");
  await site?.run("site", "notice", "--clear", "--yes");
  expect(admin.id).not.toBe(ada.id);
});

for (const width of [1280, 360]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 740 }, hasTouch: width < 768 });

    test("P5 every page of admins keeps the quality bar", async ({ page, api, site, admin, logInAs }) => {
      test.setTimeout(240_000);
      const spammer = await api.register(`محمد ${"unbreakable".repeat(6)}`);
      await api.createPost(spammer, `${"unbreakable".repeat(30)} ${crypto.randomUUID()}`);
      await site?.run("ban", "add", "203.0.113.0/24", "--reason", "A wave", "--yes");
      await confirm(api, admin);
      await logInAs(admin);
      await watch(page);
      const places: Place[] = [
        ["/admin", "Overview · Administration"],
        ["/admin/people"],
        [`/admin/people?q=nobody-has-this-name`],
        ["/admin/content"],
        [`/admin/content?since=24h&by=${spammer.id}`],
        ["/admin/jobs"],
        ["/admin/site"],
      ];
      await visitAll(page, places, memberItems);
    });
  });
}
