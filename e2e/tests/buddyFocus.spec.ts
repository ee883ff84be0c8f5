import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { expect, test } from "../support/test";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

async function press(page: Page, name: string | RegExp) {
  await button(page, name).focus();
  await page.keyboard.press("Enter");
}

async function ask(api: Api, person: Person, { id }: Person) {
  await api.confirmAddress(person);
  const request = `mutation ($input: RequestBuddyInput!) { requestBuddy(input: $input) { id } }`;
  await api.as(person, request, { input: { userId: id } });
}

test("C12 C13 who asks, answers, removes and unblocks by keyboard goes on where they are", async ({
  page,
  api,
  logInAs,
}) => {
  const [ada, bo, cy] = [
    await api.registerWithProfile("Ada Quist"),
    await api.registerWithProfile("Bo Tan"),
    await api.registerWithProfile("Cy Ode"),
  ];
  await api.confirmAddress(ada);
  await ask(api, bo, ada);
  await logInAs(ada);

  await page.goto(`/profile/${cy.id}`);
  await press(page, "Ask to be buddies with Cy Ode");
  await press(page, "Send request");
  await expect(button(page, "Requested Cy Ode")).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, "Withdraw request");
  await expect(button(page, "Ask to be buddies with Cy Ode")).toBeFocused();

  await page.goto("/buddies");
  const heading = page.getByRole("heading", { level: 1 });
  await press(page, "Accept Bo Tan");
  await expect(heading).toBeFocused();
  await press(page, /^More actions for .?Bo Tan/);
  await expect(page.getByRole("menuitem", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await press(page, "Remove buddy");
  await expect(page.getByRole("heading", { name: "No buddies yet" })).toBeVisible();
  await expect(heading).toBeFocused();

  await api.as(ada, `mutation ($input: BlockInput!) { blockUser(input: $input) { id } }`, { input: { userId: bo.id } });
  await page.reload();
  await press(page, "Unblock Bo Tan");
  await expect(button(page, "Unblock Bo Tan")).toBeHidden();
  await expect(heading).toBeFocused();
});

test("C3 a double click on Accept answers one request", async ({ page, api, logInAs }) => {
  const [ada, bo, cy] = [
    await api.registerWithProfile("Ada Quist"),
    await api.registerWithProfile("Bo Tan"),
    await api.registerWithProfile("Cy Ode"),
  ];
  for (const person of [bo, cy]) await ask(api, person, ada);
  await logInAs(ada);
  await page.goto("/buddies");

  await page
    .getByRole("button", { name: /^Accept/ })
    .first()
    .dblclick();

  await expect(page.getByRole("region", { name: "Buddies (1)" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Waiting for your answer (1)" })).toBeVisible();
});
