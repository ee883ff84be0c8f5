import type { Page } from "@playwright/test";
import {
  confirmIdentity,
  fillInRegistration,
  guestItems,
  heading,
  logInByForm,
  memberItems,
  menu,
  menuItems,
  storedToken,
  watchAddresses,
} from "../support/product";
import { holdBack, intercept } from "../support/service";
import { expect, test } from "../support/test";

const logOut = (page: Page) => menu(page).getByRole("link", { name: "Logout" }).click();

/** What is left of a session that is over: nothing, and a visitor's menu. */
async function expectNoSession(page: Page) {
  await expect(menuItems(page)).toHaveText(guestItems);
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
  await page.goto("/dashboard");
  await expect(heading(page, "Login")).toBeVisible();
}

for (const path of ["/posts", "/profiles"]) {
  test(`A6 logging out of ${path} leads to the start page and nowhere else`, async ({ page, api, logInAs }) => {
    await logInAs(await api.registerWithProfile("Ada Quist"));
    await page.goto(path);
    await expect(menuItems(page)).toHaveText(memberItems);
    const addresses = watchAddresses(page);

    await logOut(page);

    await expect(heading(page, /Join the largest global online study group/)).toBeFocused();
    await expect(menuItems(page)).toHaveText(guestItems);
    expect([...new Set(addresses)]).toEqual(["/"]);
    await expectNoSession(page);
  });
}

test("A6 the next person at this browser never sees the first one's data", async ({ page, api }) => {
  const ada = await api.registerWithProfile("Ada Quist", { company: "Thread & Glue", bio: "Sews books." });
  const ben = await api.register("Ben Okafor");
  await page.goto("/login");
  await logInByForm(page, ada);
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await page.getByRole("link", { name: "Edit Profile" }).first().click();
  await expect(page.getByLabel("Company")).toHaveValue("Thread & Glue");
  await page.getByLabel("Company").fill("A secret plan");
  await logOut(page);
  await expect(menu(page).getByRole("link", { name: "Login" })).toBeVisible();

  const release = await holdBack(page, "MyProfile");
  await menu(page).getByRole("link", { name: "Login" }).click();
  await logInByForm(page, ben);
  await expect(page.getByText("Loading your profile", { exact: true })).toBeAttached();
  await expect(page.getByText(/Ada|Thread & Glue|secret/)).toHaveCount(0);
  release();

  await expect(page.getByText("You have not yet setup a profile. Please add some info.")).toBeVisible();
  await page.getByRole("link", { name: "Create Profile" }).click();
  await expect(page.getByLabel("Company")).toHaveValue("");
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain("secret");
});

test("A6 A8b logging out in one tab logs out the other", async ({ page, context, api, logInAs }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await expect(menuItems(page)).toHaveText(memberItems);
  const other = await context.newPage();
  await other.goto("/profiles");
  await logOut(other);
  await expect(menuItems(other)).toHaveText(guestItems);

  await expect(heading(page, "Login")).toBeVisible();
  await expect(menuItems(page)).toHaveText(guestItems);
});

test("A6 a service that cannot be reached keeps nobody logged in here", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  await expect(menuItems(page)).toHaveText(memberItems);
  await intercept(page, "Logout", (route) => route.abort());

  await logOut(page);

  await expect(heading(page, /Join the largest/)).toBeVisible();
  await expectNoSession(page);
});

test("A25 A8b deleting the account leaves this browser as logging out does", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Delete My Account" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete account" }).click();
  await confirmIdentity(page, ada);

  await expect(page.getByRole("status").filter({ hasText: "Your account has been permanantly deleted" })).toBeVisible();
  await expect(heading(page, /Join the largest/)).toBeVisible();
  const user = await api.graphql<{ user: unknown }>(`query ($id: ID!) { user(id: $id) { id } }`, { id: ada.id });
  expect(user).toEqual({ user: null });
  await expectNoSession(page);
  await logInByForm(page, ada);
  await expect(page.getByRole("dialog")).toContainText("You can come back until");
  await expectNoSession(page);
});

test("A8b registering shows a spinner, and then begins the session", async ({ page }) => {
  await page.goto("/register");
  const release = await holdBack(page, "Register");
  const email = `${crypto.randomUUID()}@example.com`;
  await fillInRegistration(page, { name: "Cleo Park", email, password: "paper lanterns" });
  const button = page.getByRole("button", { name: "Register" });
  await button.click();

  await expect(button).toHaveAttribute("aria-busy", "true");
  expect(await storedToken(page)).toBeNull();
  release();

  await expect(page).toHaveURL(/\/welcome$/);
  await expect(menuItems(page)).toHaveText(memberItems);
  await page.goto("/dashboard");
  await expect(page.getByText("You have not yet setup a profile. Please add some info.")).toBeVisible();
  expect(await storedToken(page)).toBeTruthy();
});
