import { expect, test } from "../support/test";
import { chooseOfGroup, groupMenu, openAs, panel, startGroup } from "../support/studyGroups";

test("B1 B8 joining and leaving change the count in the tabs of two members, without a reload", async ({
  page,
  api,
  logInAs,
  browser,
  baseURL,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Algebra", tags: ["proofs"], interest: "CODING", capacity: 12 });
  await logInAs(ada);
  await page.goto(`/posts/${id}`);
  await expect(panel(page).getByText("1 of 12 members", { exact: true })).toBeVisible();
  const other = await openAs(browser, baseURL, ben);
  await other.goto(`/posts/${id}`);

  await panel(other).getByRole("button", { name: "Join" }).click();

  await expect(panel(other).getByText("2 of 12 members", { exact: true })).toBeVisible();
  await expect(panel(page).getByText("2 of 12 members", { exact: true })).toBeVisible();
  await expectAccessible(other);
  await expectAccessibleInDark(other);

  await chooseOfGroup(other, "Leave");

  await expect(panel(other).getByRole("button", { name: "Join" })).toBeVisible();
  await expect(panel(page).getByText("1 of 12 members", { exact: true })).toBeVisible();
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

  await panel(other).getByRole("button", { name: "Withdraw request" }).click();

  await expect(panel(other).getByRole("button", { name: "Ask to join" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Accept Ben Okafor" })).toBeHidden();
  await other.context().close();
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

  await groupMenu(page).press("Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
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

  for (const path of [`/posts/${id}?view=about`, `/posts/${id}/manage`]) {
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
  await page.setViewportSize({ width: 800, height: 740 });
  await page.goto(`/posts/${id}`);
  await page.getByRole("button", { name: "See the group" }).click();
  await expect(panel(page)).toBeInViewport();
});
