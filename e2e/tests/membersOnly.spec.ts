import {
  awake,
  guestItems,
  heading,
  logInByForm,
  memberItems,
  memberTitles,
  menu,
  menuItems,
  storedToken,
  watchAddresses,
} from "../support/product";
import { holdBack } from "../support/service";
import { expect, test } from "../support/test";

test("A3 a members' page stays while the session is checked, without a menu and without the login page", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  const release = await holdBack(page, "Me");
  const addresses = watchAddresses(page);
  await page.goto("/dashboard");

  await expect(heading(page, "Home")).toBeVisible();
  await expect(menuItems(page)).toHaveCount(0);
  await expect(heading(page, "Login")).toBeHidden();
  release();

  await expect(menuItems(page)).toHaveText(memberItems);
  await expect(heading(page, "Home")).toBeVisible();
  expect(new Set(addresses)).toEqual(new Set(["/dashboard"]));
});

test("A3 a member who opens a public page never sees what is for visitors only", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await logInAs(await api.registerWithProfile("Ada Quist"));
  const expectNothingForVisitors = async () => {
    await expect(page.getByRole("link", { name: "Study Circle", exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Signup" })).toBeHidden();
    await expect(page.getByRole("form", { name: "Login" })).toBeHidden();
  };

  for (const path of ["/", "/profiles", "/login"]) {
    // The page as it was sent, painted before its scripts have come.
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(path);
    await expectNothingForVisitors();
    await page.unrouteAll();
    const release = await holdBack(page, "Me");
    await page.reload();
    await expectNothingForVisitors();
    release();

    await expect(menuItems(page)).toHaveText(memberItems);
    await expect(page.getByRole("form", { name: "Login" })).toBeHidden();
  }
});

test("A4 A5 a token that is not accepted is forgotten without an alert, and the login page opens", async ({
  page,
  logInAs,
}) => {
  for (const path of ["/dashboard", "/edit-profile", "/schedule", "/posts/any"]) {
    await logInAs({
      id: "",
      name: "",
      email: "",
      password: "",
      token: "no such token",
    });
    await page.goto(path);

    await expect(heading(page, "Login")).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    await expect(menuItems(page)).toHaveText(guestItems);
    expect(await storedToken(page)).toBeNull();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});

test("A5 members are sent home from the forms of visitors", async ({ page, api, logInAs }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  for (const path of ["/login", "/register"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(heading(page, "Home")).toBeVisible();
  }
});

test("A5 a visitor who follows a link to a group logs in first and then reads it", async ({ page, api }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const postId = await api.createPost(ada, "A public title\n\nOnly for members");
  await page.goto(`/posts/${postId}`);
  await expect(heading(page, "Login")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Only for members")).toHaveCount(0);

  await logInByForm(page, ada);

  await expect(page).toHaveURL(new RegExp(`/posts/${postId}$`));
  await expect(page.getByText("Only for members")).toBeVisible();
});

test("A5 A7 Groups leads a visitor to the login page, and every members' page does", async ({ page }) => {
  await page.goto("/profiles");
  await awake(page);
  await menu(page).getByRole("link", { name: "Groups" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(heading(page, "Login")).toBeFocused();

  for (const path of Object.keys(memberTitles)) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login$/);
    await expect(heading(page, "Login")).toBeVisible();
  }
});
