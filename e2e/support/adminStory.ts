import type { Page } from "@playwright/test";
import { expect, test } from "./adminSite";
import { confirmIdentity, fillInRegistration, heading } from "./product";

const openSection = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Parts of the administration" }).getByRole("link", { name }).click();

/** Processes hear of a change after a moment. */
async function registrationsAt(url: string): Promise<string> {
  const request = { method: "POST", headers: { "content-type": "application/json" } };
  const answer = await fetch(`${url}/graphql`, {
    ...request,
    body: JSON.stringify({ query: "{ site { registrations } }" }),
  });
  return ((await answer.json()) as { data: { site: { registrations: string } } }).data.site.registrations;
}

/** What an admin does, and what others see of it where they are. */
export function playAdminStory(): void {
  test("P5 an admin sends a failed mail again, closes sign-ups and opens them, hides what a spammer wrote and brings it back", async ({
    page,
    api,
    site,
    admin,
    browser,
    logInAs,
    expectAccessible,
  }) => {
    test.skip(!site, "PostgreSQL is not installed");
    if (!site) return;
    test.slow();
    const spammer = await api.register(`Sam ${crypto.randomUUID().slice(0, 6)}`);
    const text = `Buy my course ${crypto.randomUUID()}`;
    const groupId = await api.createPost(spammer, text);
    const waiting = `waiting-${crypto.randomUUID()}@example.com`;
    site.refused.add(waiting);

    const visitor = await (await browser.newContext({ baseURL: site.otherUrl })).newPage();
    await visitor.goto("/register");
    await fillInRegistration(visitor, { name: "Wai Ting", email: waiting, password: "paper lanterns" });
    await visitor.getByRole("button", { name: "Register" }).click();
    await expect(visitor).toHaveURL(/\/welcome/);

    await logInAs(admin);
    // The process may know the new role some seconds later, and the page asks for it once.
    await expect(async () => {
      await page.goto("/dashboard");
      await page.getByRole("button", { name: "Your menu" }).click();
      await page.getByRole("link", { name: "Administration" }).click({ timeout: 5_000 });
    }).toPass();
    await confirmIdentity(page, admin);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/^1 email couldn't be sent/)).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.getByRole("link", { name: "See the emails" }).click();
    await expect(page.getByText("RCPT TO answered with 550 5.1.1")).toBeVisible();
    await expectAccessible();
    site.refused.delete(waiting);
    await page.getByRole("button", { name: /^Send again: .*mail-verification/ }).click();
    await expect(page.getByText("1 email is on the way again.")).toBeVisible();
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nothing has failed" })).toBeVisible();
    await expect.poll(() => site.delivered).toContain(waiting);

    const choose = async (label: string) => {
      await page.getByRole("radio", { name: label }).check({ force: true });
      await page.getByRole("button", { name: "Save" }).click();
      await expect(page.getByText(`Who may sign up: ${label}.`)).toBeVisible();
    };
    const newcomer = await (await browser.newContext({ baseURL: site.otherUrl })).newPage();
    await openSection(page, "Site");
    await choose("Nobody");
    await expect.poll(() => registrationsAt(site.otherUrl)).toBe("CLOSED");
    await newcomer.goto("/register");
    await expect(newcomer.getByText(/takes no new members at the moment/)).toBeVisible();
    await expect(newcomer.getByRole("button", { name: "Register" })).toHaveCount(0);
    await expectAccessible(newcomer);
    await choose("Everybody");
    await expect.poll(() => registrationsAt(site.otherUrl)).toBe("OPEN");
    await newcomer.goto("/register");
    await fillInRegistration(newcomer, {
      ...{ name: "Ada Quist", email: `${crypto.randomUUID()}@example.com`, password: "paper lanterns" },
    });
    await newcomer.getByRole("button", { name: "Register" }).click();
    await expect(newcomer).toHaveURL(/\/welcome/);

    await openSection(page, "Content");
    await page.getByRole("searchbox", { name: "Only by these people" }).fill(spammer.name);
    await page.getByRole("button", { name: `Add ${spammer.name}` }).click();
    await expect(page.getByRole("article")).toHaveCount(1);
    await page.getByRole("button", { name: "Hide everything of theirs" }).click();
    const question = page.getByRole("dialog", { name: "Hide 1 message of 1 person?" });
    await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
    await question.getByRole("button", { name: "Hide everything of theirs" }).click();
    await expect(page.getByRole("article").getByText("Hidden", { exact: true })).toBeVisible();
    await newcomer.goto(`/posts/${groupId}`);
    await expect(heading(newcomer, "We can't find this group")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Bring everything back" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Bring everything back" }).click();
    await expect(page.getByRole("article").getByText("Hidden", { exact: true })).toHaveCount(0);
    await newcomer.goto(`/posts/${groupId}`);
    await expect(newcomer.getByText(text).first()).toBeVisible();

    await page.goBack();
    await expect(page).toHaveURL(/\/admin\/site$/);
  });
}
