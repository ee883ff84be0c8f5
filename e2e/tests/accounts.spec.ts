import type { Page } from "@playwright/test";
import { awake, fillInRegistration, heading, logInByForm, menuItems, memberItems } from "../support/product";
import { countCalls, intercept } from "../support/service";
import { expect, test } from "../support/test";
import { register, alerts, newcomer } from "../support/accounts";

/** What is asked of the network from now on, whatever it is. */
function watchNetwork(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.method()} ${request.url()}`));
  return asked;
}

test("A14 passwords that differ raise one alert and ask the network for nothing", async ({ page }) => {
  await page.goto("/register");
  await awake(page);
  // The site's banner is the last that a page loads by itself.
  await expect(page.locator("[data-noprint] > [role=status]").last()).toBeAttached();
  const person = { ...newcomer(), confirmation: "paper boats!" };
  await fillInRegistration(page, person);
  const asked = watchNetwork(page);

  await register(page).click();

  await expect(alerts(page)).toHaveText(["Problem:Password do not match"]);
  await page.getByLabel(/^Confirm Password/).press("Enter");
  await expect(alerts(page)).toHaveText(["Problem:Password do not match", "Problem:Password do not match"]);
  await expect(register(page)).toBeEnabled();
  await expect(page.getByLabel(/^Confirm Password/)).toHaveValue("paper boats!");
  expect(asked).toEqual([]);
  await expect(page).toHaveURL(/\/register$/);

  await page.getByLabel(/^Confirm Password/).fill(person.password);
  await register(page).click();
  await expect(page).toHaveURL(/\/welcome$/);
});

test("A14 A15 registers with the keyboard alone, from hint to the first question", async ({
  page,
  expectAccessible,
}) => {
  const { name, email, password } = newcomer();
  await page.goto("/register");
  await awake(page);
  await expect(page.getByLabel(/^Email Address/)).toHaveAccessibleDescription(/use an email with a Gravatar/);
  await expect(page.getByText(/for a profile image, use an email with a Gravatar/)).toBeVisible();
  await expectAccessible();
  await page.getByLabel(/^Name/).focus();
  for (const text of [name, email, password]) {
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/welcome$/);
  await expect(menuItems(page)).toHaveText(memberItems);
});

test("A15 each form leads to the other, and browsers know what its fields are", async ({ page }) => {
  const fieldsOf = () =>
    page
      .getByRole("main")
      .locator("input")
      .evaluateAll((inputs) =>
        inputs.map((input) => `${(input as HTMLInputElement).type} ${input.getAttribute("autocomplete")}`),
      );
  await page.goto("/register");
  await awake(page);
  expect(await fieldsOf()).toEqual(["text name", "email email", "password new-password", "password new-password"]);
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(heading(page, "Login")).toBeFocused();
  expect(await fieldsOf()).toEqual(["email username webauthn", "password current-password"]);
  await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  await expect(heading(page, "Register")).toBeFocused();
});

test("A16 a password of five characters is not sent, one of six is", async ({ page, api, expectAccessible }) => {
  const { email } = await api.register();
  await page.goto("/login");
  await awake(page);
  const calls = await countCalls(page, "Login");
  const password = page.getByLabel("Password");
  await expect(password).toHaveAttribute("minlength", "6");

  await logInByForm(page, { email, password: "12345" });
  await expect(password).toHaveAccessibleDescription(/at least 6 characters/);
  await expect(password).toBeFocused();
  await expectAccessible();
  expect(calls()).toBe(0);

  await logInByForm(page, { email, password: "paper7" });
  await expect(alerts(page)).toHaveText(["Problem:Invalid Credentials"]);
  expect(calls()).toBe(1);
});

test("A16 the fields that are missing are named, and nothing is sent", async ({ page }) => {
  await page.goto("/login");
  await awake(page);
  const calls = await countCalls(page, "Login");
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page.getByLabel("Email Address")).toBeFocused();
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/Email Address is required/);
  await expect(page.getByLabel("Password")).toHaveAccessibleDescription(/Password is required/);
  await page.getByLabel("Email Address").fill("no address");
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page.getByLabel("Email Address")).toHaveAccessibleDescription(/full email address/);
  expect(calls()).toBe(0);
});

test("A17 the e-mail and password of the hint really work", async ({ page }) => {
  await page.goto("/login");
  const hint = page.getByText("Use the demo account").or(page.getByText("Just looking around?")).locator("..");
  const shown = (term: string) => hint.locator(`dt:text-is("${term}") + dd`).innerText();
  const [email, password] = [await shown("Email"), await shown("Password")];

  await logInByForm(page, { email, password });

  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText(/^Welcome /)).toBeVisible();
});

test("A17 the demo account logs in at a press, and is not offered where there is none", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("button", { name: "Try the demo" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.evaluate(() => localStorage.clear());
  await intercept(page, "DemoAccount", (route) => route.fulfill({ json: { data: { demoAccount: null } } }));
  const answered = page.waitForResponse((response) => response.url().endsWith("/graphql"));
  await page.goto("/login");
  await answered;
  await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
  await expect(page.getByText("demo account")).toHaveCount(0);
});
