import type { Page } from "@playwright/test";
import { books } from "../support/books";
import { startGroup } from "../support/studyGroups";
import { nextDateOf } from "../support/studies";
import { awake } from "../support/product";
import { plan } from "../support/sessions";
import { expect, test } from "../support/test";

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY === "hidden");

test("N19 of two open dialogs Esc closes one, the page behind stays locked, and no typed text is lost", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  await startGroup(api, ada, { title: "Algebra" });
  await logInAs(ada);
  await page.goto("/learnings?goal=physics");
  const view = books(page).first().getByRole("button", { name: /^View/ });
  await view.click();
  const dialogs = page.getByRole("dialog");
  await dialogs.getByRole("button", { name: /^Share/ }).click();
  const share = page.getByRole("dialog", { name: "Share with a group" });
  const text = share.getByLabel("What would you like to say?");
  await text.fill("Start with chapter two");

  // Marking the text ends beside the dialog.
  const box = await text.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 150, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, (box?.y ?? 0) + 20, { steps: 5 });
  await page.mouse.up();
  await expect(text).toHaveValue("Start with chapter two");
  await text.focus();
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  await page.keyboard.down("Escape");
  await page.keyboard.up("Escape");
  await expect(dialogs).toHaveCount(1);
  expect(await isLocked(page)).toBe(true);

  await dialogs.getByRole("button", { name: /^Share/ }).click();
  await expect(text).toHaveValue("Start with chapter two");
  await page.mouse.click(5, 5);
  await expect(dialogs).toHaveCount(1);
  expect(await isLocked(page)).toBe(true);

  await page.keyboard.press("Escape");
  await expect(dialogs).toHaveCount(0);
  expect(await isLocked(page)).toBe(false);
  await expect(view).toBeFocused();
});

test("N21 no text field of any form cuts what is pasted", async ({ page, api, logInAs }) => {
  test.slow();
  const ada = await api.registerWithProfile("Ada Quist");
  const groupId = await startGroup(api, ada, { title: "Algebra" });
  await plan(api, ada, { groupId, title: "Induction" });
  const date = await nextDateOf(api, ada);
  const cut: string[] = [];
  let seen = 0;
  const walk = async (path: string) => {
    await page.goto(path);
    await awake(page);
    await expect(page.locator("main").getByRole("heading").first()).toBeVisible();
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0, { timeout: 20_000 });
    await page
      .locator("main button[aria-expanded=false]")
      .evaluateAll((folds: HTMLElement[]) => folds.forEach((fold) => fold.click()));
    const fields = page.locator(
      "main :is(textarea, input:is(:not([type]), [type=text], [type=url], [type=search], [type=email], [type=password])):not([readonly], [role=combobox], [hidden])",
    );
    for (const field of await fields.all()) {
      if (!(await field.isVisible())) continue;
      seen += 1;
      await field.fill("");
      await field.focus();
      await page.keyboard.insertText("x".repeat(6_000));
      const length = await field.evaluate((control: HTMLInputElement) => control.value.length);
      if (length !== 6_000) cut.push(`${path} ${await field.getAttribute("name")}: ${length}`);
      await field.fill("");
    }
  };
  await walk("/register");
  await logInAs(ada);
  for (const path of [
    "/edit-profile",
    "/add-experience",
    "/add-education",
    "/posts",
    `/posts/${groupId}`,
    `/posts/${groupId}/manage`,
    "/groups",
    `/schedule/new?group=${groupId}`,
    `/sessions/${date}/edit`,
    `/room/${groupId}`,
    "/learnings",
    "/settings/account",
  ])
    await walk(path);

  expect(cut).toEqual([]);
  expect(seen).toBeGreaterThan(25);
});
