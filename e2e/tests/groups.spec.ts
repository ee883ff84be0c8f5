import { expect, test } from "../support/test";
import { inviteCodeOf, openAs, panel, startGroup } from "../support/studyGroups";

test("B1 B8 joining and leaving change the count in the tabs of two members, without a reload", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Algebra", tags: ["proofs"], interest: "CODING", capacity: 12 });
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await expect(panel(page, "Algebra").getByText("1 of 12 members", { exact: true })).toBeVisible();
  const other = await openAs(browser, baseURL, ben);
  await other.goto(`/posts/${id}`);

  await panel(other, "Algebra").getByRole("button", { name: "Join" }).click();

  await expect(panel(other, "Algebra").getByText("2 of 12 members", { exact: true })).toBeVisible();
  await expect(panel(page, "Algebra").getByText("2 of 12 members", { exact: true })).toBeVisible();
  await expectAccessible(other);
  await other.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(other);

  await panel(other, "Algebra").getByRole("button", { name: "Leave" }).click();

  await expect(panel(other, "Algebra").getByRole("button", { name: "Join" })).toBeVisible();
  await expect(panel(page, "Algebra").getByText("1 of 12 members", { exact: true })).toBeVisible();
  await other.context().close();
});

test("B2 a member asks with a message, is accepted in the other tab, and reads the discussion at once", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "ON_REQUEST" });
  await api.addComment(ada, id, "Only for us");
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  const other = await openAs(browser, baseURL, ben);
  await other.goto(`/posts/${id}`);
  const instead = other.getByRole("region", { name: "The discussion is for members" });
  await expect(instead).toBeVisible();
  await expect(other.getByText("Only for us")).toBeHidden();
  await expect(other.getByRole("button", { name: "Send reply" })).toBeHidden();
  await expectAccessible(other);

  await instead.getByRole("button", { name: "Ask to join" }).click();
  await other.getByLabel("Message (optional)").fill("I read slowly, too");
  await other.getByRole("button", { name: "Send request" }).click();

  await expect(panel(other).getByText(/^You asked on \d{4}\/\d{2}\/\d{2}/)).toBeVisible();
  const waiting = page.getByRole("region", { name: "Waiting for your answer (1)" });
  await expect(waiting.getByText("I read slowly, too")).toBeVisible();
  await expectAccessible();
  await waiting.getByRole("button", { name: "Accept Ben Okafor" }).click();

  await expect(panel(page).getByText("2 members", { exact: true })).toBeVisible();
  await expect(panel(other).getByText("2 members", { exact: true })).toBeVisible();
  await expect(panel(other).getByText("You're a member")).toBeVisible();
  await expect(other.getByText("Only for us")).toBeVisible();
  await expect(other.getByRole("button", { name: "Send reply" })).toBeVisible();
  await other.context().close();
});

test("B2 a request can be taken back, and the owner sees that at once", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "ON_REQUEST" });
  await api.as(ben, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, {
    input: { groupId: id },
  });
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await expect(page.getByRole("button", { name: "Accept Ben Okafor" })).toBeVisible();
  const other = await openAs(browser, baseURL, ben);
  await other.goto(`/posts/${id}`);

  await panel(other).getByRole("button", { name: "Cancel request" }).click();

  await expect(panel(other).getByRole("button", { name: "Ask to join" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept Ben Okafor" })).toBeHidden();
  await other.context().close();
});

test("B3 a private group is a 404 for others; its invitation lets in, also after logging in", async ({
  page,
  api,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "PRIVATE", title: "Night owls" });
  const code = await inviteCodeOf(api, ada, id);

  await page.goto(`/join/${code}`);
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
  await expect(panel(page, "Night owls").getByText("2 members", { exact: true })).toBeVisible();
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
  await page.getByRole("button", { name: "Remove Ben Okafor" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Remove member" }).click();
  await expect(page.getByRole("list", { name: "Removed from the group" })).toContainText("Ben Okafor");

  await logInAs(ben);
  for (const ended of [code, renewed]) {
    await page.goto(`/join/${ended}`);
    await expect(page.getByRole("heading", { name: "This invitation doesn't work" })).toBeVisible();
  }
});

test("B1 B2 B8 with the keyboard alone: ask, see everyone, and leave", async ({ page, api, logInAs }) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { visibility: "ON_REQUEST" });
  await logInAs(ben);
  await page.goto(`/posts/${id}`);

  await panel(page).getByRole("button", { name: "Ask to join" }).press("Enter");
  await expect(page.getByLabel("Message (optional)")).toBeFocused();
  await page.keyboard.type("With the keyboard");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText(/^You asked on/)).toBeVisible();

  await api.as(ada, `mutation ($input: GroupMemberInput!) { acceptJoinRequest(input: $input) { id } }`, {
    input: { groupId: id, userId: ben.id },
  });
  await expect(panel(page).getByText("You're a member")).toBeVisible();
  const everyone = panel(page).getByRole("button", { name: "See everyone" });
  await everyone.press("Enter");
  await expect(page.getByRole("dialog").getByRole("link", { name: "Ada Quist" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(everyone).toBeFocused();

  await panel(page).getByRole("button", { name: "Leave" }).press("Enter");
  await expect(page.getByRole("dialog").getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(panel(page).getByRole("button", { name: "Ask to join" })).toBeVisible();
});

test("B8 fits a phone, with long words and names that are written from right to left", async ({
  page,
  api,
  logInAs,
}) => {
  const owner = await api.register("مريم عبد الرحمن");
  const title = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfarbe";
  const tags = ["קריאה", "W".repeat(30), "evenings", "reading", "slowly"];
  const id = await startGroup(api, owner, { title, tags, interest: "LANGUAGE", visibility: "ON_REQUEST" });
  for (const name of ["عمر", "Ben Okafor"]) {
    const asker = await api.register(name);
    const input = { groupId: id, message: "W".repeat(300) };
    await api.as(asker, `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`, { input });
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await logInAs(owner);

  for (const path of [`/posts/${id}`, `/posts/${id}/manage`]) {
    await page.goto(path);
    await expect(
      page
        .getByText("Ben Okafor")
        .or(page.getByRole("textbox", { name: "Link" }))
        .first(),
    ).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  await page.goto(`/posts/${id}`);
  await page.getByRole("button", { name: "See the group" }).click();
  await expect(panel(page, title)).toBeInViewport();
});
