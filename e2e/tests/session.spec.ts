import type { Page, Request } from "@playwright/test";
import { guestItems, heading, logInByForm, memberItems, menu, menuItems, storedToken } from "../support/product";
import { holdBack, intercept } from "../support/service";
import { expect, test } from "../support/test";

const unreachable = (page: Page) => page.getByRole("status").filter({ hasText: "couldn't reach Study Circle" });

const logOut = (page: Page) => menu(page).getByRole("link", { name: "Logout" }).click();

/** The next thing that the page asks of the service under this name. */
const nextCall = (page: Page, operationName: string): Promise<Request> =>
  page.waitForRequest(
    (request) => request.url().endsWith("/graphql") && (request.postData() ?? "").includes(`"${operationName}"`),
  );

test("A1 sends the token from the first login to the logout, and no header before and after", async ({ page, api }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const before = nextCall(page, "DemoAccount");
  await page.goto("/login");
  expect((await before).headers()).not.toHaveProperty("x-auth-token");

  const home = nextCall(page, "MyProfile");
  await logInByForm(page, ada);
  await expect(page).toHaveURL(/\/dashboard$/);
  const token = await storedToken(page);
  expect(token).toBeTruthy();
  expect((await home).headers()["x-auth-token"]).toBe(token);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(["token"]);

  const farewell = nextCall(page, "Logout");
  await logOut(page);
  expect((await farewell).headers()["x-auth-token"]).toBe(token);
  await expect(menu(page).getByRole("link", { name: "Login" })).toBeVisible();
  expect(await storedToken(page)).toBeNull();
  const after = nextCall(page, "DemoAccount");
  await menu(page).getByRole("link", { name: "Login" }).click();
  expect((await after).headers()).not.toHaveProperty("x-auth-token");
});

test("A1 a token that was logged out is worth nothing any more, wherever it is kept", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/profiles");
  const answered = page.waitForResponse(
    (response) => (response.request().postData() ?? "").includes('"Logout"') && response.ok(),
  );
  await logOut(page);
  await answered;

  await expect(api.as(ada, `{ me { id } }`)).rejects.toThrow(/log in again/);
});

test("A2 a visitor has the five items at once, whether the service answers or not", async ({
  page,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await page.route("**/graphql", (route) => route.abort());
  await page.goto("/profiles");

  await expect(menuItems(page)).toHaveText(guestItems);
  await expect(page.getByRole("main").getByRole("alert")).toContainText("We couldn't reach Study Circle");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
});

test("A2 A4 a service that cannot be reached keeps the token, and Retry brings the member back", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  let isDown = true;
  await intercept(page, "Me", (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto("/learnings");

  await expect(unreachable(page)).toBeVisible();
  await expect(menuItems(page)).toHaveText(guestItems);
  expect(await storedToken(page)).toBe(ada.token);
  isDown = false;
  await unreachable(page).getByRole("button", { name: "Retry" }).click();

  await expect(menuItems(page)).toHaveText(memberItems);
  await expect(unreachable(page)).toBeHidden();
});

test("A2 A3 a service that never answers ends the check after some seconds, not never", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await holdBack(page, "Me");
  await page.goto("/learnings");
  await expect(heading(page)).toBeVisible();
  await expect(menuItems(page)).toHaveCount(0);

  await expect(unreachable(page)).toBeVisible();
  await expect(menuItems(page)).toHaveText(guestItems);
  expect(await storedToken(page)).toBe(ada.token);
});

test("A4 public pages stay as they are when the token is not accepted", async ({ page, logInAs }) => {
  for (const path of ["/", "/profiles", "/learnings"]) {
    await logInAs({ id: "", name: "", email: "", password: "", token: "no such token" });
    await page.goto(path);

    await expect(menuItems(page)).toHaveText(guestItems);
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await menu(page).getByRole("link", { name: "Buddies" }).click();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("A4 A8b a session that ends in the middle of the work leads to the login page, and from there back", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/dashboard");
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await api.as(ada, "mutation { logout }");

  await menu(page).getByRole("link", { name: "Groups" }).click();

  await expect(heading(page, "Login")).toBeVisible();
  await expect(menuItems(page)).toHaveText(guestItems);
  expect(await storedToken(page)).toBeNull();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await logInByForm(page, ada);
  await expect(heading(page, "Welcome to the group posts")).toBeVisible();
});
