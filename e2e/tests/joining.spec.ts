import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { expect, test } from "../support/emptyServer";
import { fillInRegistration, heading, logInByForm, menuItems } from "../support/product";

type Join = (name?: string) => Promise<Person>;

/** A guest chooses Groups, and then a group on the page that asks them to log in. */
async function chooseGroup(page: Page, groupTitle: string) {
  await page.goto("/");
  await expect(menuItems(page)).toContainText(["Groups"]);
  await menuItems(page).filter({ hasText: "Groups" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Log in to join a group.")).toBeVisible();
  await page.getByRole("region", { name: "Open groups right now" }).getByRole("link", { name: groupTitle }).click();
  await expect(page.getByText("Opens after you log in")).toBeVisible();
}

test.describe("a guest who chooses Groups", () => {
  async function arrange(api: Api, join: Join) {
    const ada = await join("Ada Quist");
    const groupId = await api.createPost(ada, "Evening physics\nSundays at 17:00 UTC.");
    for (const text of ["Portraits in watercolour", "Cantonese at lunch"]) await api.createPost(ada, text);
    // Visitors' groups are up to five seconds old.
    await expect
      .poll(() => api.graphql("{ newestGroups { id } }", {}), { timeout: 10_000 })
      .toMatchObject({
        newestGroups: expect.arrayContaining([{ id: groupId }]),
      });
    return groupId;
  }

  test("M46 reads why, sees three new groups, logs in and lands on the chosen one", async ({ page, api, join }) => {
    const groupId = await arrange(api, join);
    const bo = await join("Bo Linde");
    await chooseGroup(page, "Evening physics");
    await expect(page.getByRole("region", { name: "Open groups right now" }).getByRole("listitem")).toHaveCount(3);

    await logInByForm(page, bo);

    await expect(page).toHaveURL(new RegExp(`/posts/${groupId}$`));
    await expect(page.getByText("Sundays at 17:00 UTC.")).toBeVisible();
  });

  test("M46 signs up instead, and lands on the chosen one too", async ({ page, api, join }) => {
    const groupId = await arrange(api, join);
    await chooseGroup(page, "Evening physics");

    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
    await expect(heading(page, "Register")).toBeVisible();
    const email = `${Date.now()}@example.com`;
    await fillInRegistration(page, { name: "Cy Okafor", email, password: "paper lanterns" });
    await page.getByRole("button", { name: "Register" }).click();

    await expect(page).toHaveURL(new RegExp(`/posts/${groupId}$`));
    await expect(page.getByText("Sundays at 17:00 UTC.")).toBeVisible();
  });
});

test("M45 on a phone the composer is one line, opens to write, and keeps what was typed", async ({
  page,
  join,
  logInAs,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAs(await join("Ada Quist"));
  await page.goto("/posts");
  const fold = page.getByRole("button", { name: "Now start your group" });
  const field = page.getByLabel("Your message");
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  expect((await fold.boundingBox())?.height).toBeLessThan(60);
  await expect(field).toBeHidden();

  await fold.click();
  await expect(field).toBeFocused();
  await field.fill("Evening physics");
  await page.reload();
  await expect(field).toHaveValue("Evening physics");
  await expect(fold).toBeHidden();

  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("article")).toContainText("Evening physics");
  await expect(fold).toBeVisible();
  await expect(field).toBeHidden();
});

test("M45 on a phone the composer folds again when it is left empty, and the press that left it counts", async ({
  page,
  api,
  join,
  logInAs,
}) => {
  const ada = await join("Ada Quist");
  const groupId = await api.createPost(ada, "Cantonese at lunch");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await logInAs(ada);
  await page.goto("/posts");
  const fold = page.getByRole("button", { name: "Now start your group" });
  const field = page.getByLabel("Your message");

  await fold.click();
  await page.getByText("What do you want to learn, and who should join you?").click();
  await page.clock.fastForward(1_000);
  await expect(field).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(fold).toBeVisible();
  await expect(field).toBeHidden();

  await fold.click();
  await field.fill("Evening physics");
  await page.getByRole("heading", { level: 1 }).click();
  await page.clock.fastForward(1_000);
  await expect(field).toHaveValue("Evening physics");
  await field.fill("");
  await page.getByRole("link", { name: "Join Group 0 replies" }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${groupId}$`));
});
