import { awake, fillInRegistration, logInByForm, storedToken } from "../support/product";
import { intercept } from "../support/service";
import { expect, test } from "../support/test";
import { register, alerts, newcomer } from "../support/accounts";

test("A18 M49 every message of a refusal is said once, as an alert beside its field", async ({ page }) => {
  const fields = [
    { field: "input.name", message: "Name is too wonderful" },
    { field: "input.email", message: "User already exists" },
    { field: "input.password", message: "Password is too famous" },
  ];
  await intercept(page, "Register", (route) =>
    route.fulfill({
      json: { data: null, errors: [{ message: "Bad input", extensions: { code: "BAD_USER_INPUT", fields } }] },
    }),
  );
  await page.goto("/register");
  await awake(page);
  const person = newcomer();
  await fillInRegistration(page, person);
  await page.evaluate(() => localStorage.setItem("token", "of before"));
  await register(page).click();

  await expect(alerts(page)).toHaveText(fields.map(({ message }) => message));
  await expect(page.getByLabel(/^Name/)).toBeFocused();
  await expect(page.getByLabel(/^Email Address/)).toHaveAccessibleDescription(/User already exists/);
  await expect(page.getByLabel(/^Password/)).toHaveAccessibleDescription(/too famous/);
  await expect(page.getByLabel(/^Password/)).toHaveValue(person.password);
  await expect(page.getByLabel(/^Name/)).toHaveValue(person.name);
  expect(await storedToken(page)).toBeNull();
});

test("A18 an e-mail that is taken is refused by the service itself, whatever its case", async ({ page, api }) => {
  const { email } = await api.register();
  await page.goto("/register");
  await awake(page);
  await fillInRegistration(page, { ...newcomer(), email: email.toUpperCase() });
  await register(page).click();

  await expect(alerts(page)).toHaveText(["Email already registered"]);
  await expect(page.getByLabel(/^Email Address/)).toHaveValue(email.toUpperCase());
  expect(await storedToken(page)).toBeNull();
});

test("A18 a wrong password and an unknown e-mail get the same answer, and forget the token", async ({ page, api }) => {
  const { email } = await api.register();
  await page.goto("/login");
  await awake(page);
  for (const attempt of [
    { email, password: "wrong password" },
    { email: newcomer().email, password: "paper lanterns" },
  ]) {
    await page.evaluate(() => localStorage.setItem("token", "of before"));
    await logInByForm(page, attempt);
    await expect(alerts(page)).toHaveText(["Problem:Invalid Credentials"]);
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByLabel("Password")).toHaveValue(attempt.password);
    await page.reload();
    await awake(page);
  }
});

test("A18 a dead network and half an answer are said in plain words in both forms, and one may try again", async ({
  page,
  api,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  const plain = /(reach Study Circle|went wrong on our side|is busy right now|You're offline)/;
  const ada = await api.register("Ada Quist");
  let isDown = true;
  await intercept(page, "Register", (route) => route.abort("internetdisconnected"));
  await intercept(page, "Login", (route) =>
    isDown
      ? route.fulfill({
          contentType: "application/json",
          body: '{"data": {"login"',
        })
      : route.fallback(),
  );

  await page.goto("/register");
  await awake(page);
  const person = newcomer();
  await fillInRegistration(page, person);
  await register(page).click();
  await expect(alerts(page)).toHaveText([plain]);
  await expect(page.getByLabel(/^Password/)).toHaveValue(person.password);

  await page.goto("/login");
  await awake(page);
  await logInByForm(page, ada);
  await expect(alerts(page)).toHaveText([plain]);
  await expect(alerts(page)).not.toContainText(/JSON/);
  expect(await storedToken(page)).toBeNull();
  isDown = false;
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});
