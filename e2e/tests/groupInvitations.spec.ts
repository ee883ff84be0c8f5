import { expect, test } from "../support/test";
import { inviteCodeOf, panel, startGroup } from "../support/studyGroups";

test("B3 a private group is a 404 for others; its invitation lets in, also after logging in", async ({
  page,
  api,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "PRIVATE", title: "Night owls" });
  const code = await inviteCodeOf(api, ada, id);

  await page.goto(`/join/${code}`);
  await expect(page.getByRole("heading", { name: "Night owls" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email Address").fill(ben.email);
  await page.getByLabel("Password").fill(ben.password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL(new RegExp(`/join/${code}$`));
  await expect(page.getByRole("heading", { name: "Night owls" })).toBeVisible();
  await expectAccessible();
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole("heading", { name: "We can't find this group" })).toBeVisible();

  await page.goto(`/join/${code}`);
  await page.getByRole("button", { name: "Join" }).click();
  await expect(page).toHaveURL(new RegExp(`/posts/${id}$`));
  await expect(panel(page).getByText("2 members", { exact: true })).toBeVisible();
});

test("B3 a renewed invitation ends the old one, and a removed member reads that it doesn't work", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "PRIVATE" });
  const code = await inviteCodeOf(api, ada, id);
  await api.as(ben, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, {
    input: { inviteCode: code },
  });
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await panel(page).getByRole("link", { name: "Manage" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Manage your group" })).toBeFocused();
  await expectAccessible();
  const link = page.getByRole("textbox", { name: "Link" });
  await expect(link).toHaveValue(new RegExp(`/join/${code}$`));

  await page.getByRole("button", { name: "Make a new link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Make a new link" }).click();
  await expect(link).not.toHaveValue(new RegExp(`/join/${code}$`));
  const renewed = (await link.inputValue()).split("/").pop() ?? "";
  await page.getByRole("button", { name: /^More actions for .?Ben Okafor/ }).click();
  await page.getByRole("menuitem", { name: "Remove" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByRole("list", { name: "Removed from the group" })).toContainText("Ben Okafor");

  await logInAs(ben);
  for (const ended of [code, renewed]) {
    await page.goto(`/join/${ended}`);
    await expect(page.getByRole("heading", { name: "This invitation doesn't work" })).toBeVisible();
  }
});
