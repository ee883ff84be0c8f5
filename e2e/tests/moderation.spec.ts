import { openAs, pathOfCase, report, signInModerator } from "../support/moderation";
import { heading, logInByForm, unknownId } from "../support/product";
import { expect, test } from "../support/test";

test("C17 C18 a member reports by keyboard, a moderator hides it, the author appeals, and it comes back", async ({
  page,
  api,
  browser,
  baseURL,
  logInAs,
  expectAccessible,
}) => {
  test.slow();
  const [ada, bo] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Bo Tan")];
  const text = `Buy my course ${crypto.randomUUID()}`;
  const postId = await api.createPost(ada, text);
  const commentId = await api.addComment(ada, postId, `And this one, too ${postId}`);
  const staff = await signInModerator(api);

  const reader = await openAs(browser, baseURL, bo);
  await reader.goto(`/posts/${postId}`);
  await reader.getByRole("button", { name: "More actions for the reply by Ada Quist" }).focus();
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("menuitem", { name: "Copy link" })).toBeFocused();
  await reader.keyboard.press("ArrowDown");
  await expect(reader.getByRole("menuitem", { name: "Report" })).toBeFocused();
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("dialog", { name: "Report this reply" })).toBeVisible();
  await expectAccessible(reader);
  await reader.getByLabel(/Anything else/).fill("It sells something");
  await reader.keyboard.press("Tab");
  await reader.keyboard.press("Enter");
  await expect(reader.getByRole("dialog", { name: "Thank you" })).toBeVisible();
  await reader.keyboard.press("Enter");
  await report(api, bo, "POST", postId);

  const [first, second] = [await openAs(browser, baseURL, staff), await openAs(browser, baseURL, staff)];
  const address = await pathOfCase(api, staff, text);
  await second.goto(address);
  await second.getByLabel("A warning").check();
  await second.getByLabel(/Reason for the member/).fill("These words stay");
  await first.goto("/");
  await first.getByRole("button", { name: "Your menu" }).click();
  await first.getByRole("link", { name: "Moderation" }).click();
  await first.getByRole("link", { name: new RegExp(text) }).click();
  await expect(heading(first, "Reported group")).toBeFocused();
  await first.getByLabel(/Hide it/).check();
  await first.getByLabel(/Reason for the member/).fill("No advertising, please");
  const preview = first.getByRole("group", { name: "What the member will read" });
  await expect(preview).toContainText("We hid your group");
  await expectAccessible(first);
  await first.getByRole("button", { name: "Decide" }).click();
  await expect(first.getByText("The case is decided.")).toBeVisible();

  await second.getByRole("button", { name: "Decide" }).click();
  await expect(second.getByText("Someone else changed this case")).toBeVisible();
  await expect(second.getByText("No advertising, please")).toBeVisible();
  await expect(second.getByLabel(/Reason for the member/)).toHaveValue("These words stay");
  await expectAccessible(second);

  await reader.goto(`/posts/${postId}`);
  await expect(heading(reader, "We can't find this group")).toBeVisible();
  await logInAs(ada);
  await page.goto(`/posts/${postId}`);
  await expect(page.getByRole("note")).toContainText("No advertising, please");
  await expectAccessible();
  await page.getByRole("link", { name: "See the decision" }).click();
  const decision = page.getByRole("article", { name: "We hid your group" });
  await expect(decision).toBeFocused();
  await decision.getByRole("button", { name: "Appeal" }).press("Enter");
  await page.keyboard.type("The course is free, and I teach it myself.");
  await page.getByRole("button", { name: "Send appeal" }).press("Enter");
  await expect(page.getByText(/Our moderators have your appeal/)).toBeVisible();
  await expectAccessible();

  await first.goto(await pathOfCase(api, staff, text));
  await expect(first.getByText("The course is free, and I teach it myself.")).toBeVisible();
  await first.getByLabel(/Bring it back/).check();
  await first.getByRole("button", { name: "Decide" }).click();
  await expect(first.getByText("The case is decided.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("region", { name: "The answer to your appeal" })).toContainText("Your group is back");
  await reader.reload();
  await expect(reader.getByRole("article").getByText(text)).toBeVisible();
  expect(commentId).not.toBe("");
  await Promise.all([reader, first, second].map((each) => each.context().close()));
});

test("C19 a suspended member reads why at the login, appeals, and gets a copy of their data", async ({
  page,
  api,
  allowComplaints,
  expectAccessible,
}) => {
  const [ada, bo] = [await api.registerWithProfile("Ada Quist"), await api.registerWithProfile("Bo Tan")];
  const text = `Buy my course ${crypto.randomUUID()}`;
  await report(api, bo, "POST", await api.createPost(ada, text));
  const staff = await signInModerator(api);
  const caseId = (await pathOfCase(api, staff, text)).split("/").pop();
  const query = `mutation ($input: DecideReportInput!) { decideReport(input: $input) { id } }`;
  const decision = { content: "HIDE", member: "SUSPEND", days: 3, reasonShown: "Advertising, again" };
  await api.as(staff, query, { input: { caseId, version: 1, ...decision } });

  allowComplaints(/status of 40\d/);
  await page.goto("/login");
  await logInByForm(page, ada);
  await expect(heading(page, "Your account is suspended")).toBeFocused();
  await expectAccessible();
  const card = page.getByRole("article", { name: "We suspended your account" });
  await card.getByRole("button", { name: "Appeal" }).click();
  await page.keyboard.type("I did not know");
  await page.getByRole("button", { name: "Send appeal" }).click();
  await expect(page.getByText(/Our moderators have your appeal/)).toBeVisible();

  await page.getByRole("button", { name: "Ask for a copy" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toMatch(/^study-circle-.*\.zip$/);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
});

test("C18 the pages of moderators are addresses that do not exist to a member", async ({ page, api, logInAs }) => {
  await logInAs(await api.register());
  const texts = new Set<string>();
  for (const path of [
    "/no-such-page",
    "/moderation",
    "/moderation/books",
    "/moderation/log",
    `/moderation/cases/${unknownId}`,
  ]) {
    await page.goto(path);
    await expect(heading(page, "We can't find this page")).toBeVisible();
    await expect(page.getByRole("link", { name: "Moderation" })).toHaveCount(0);
    texts.add(await page.getByRole("main").innerText());
  }
  expect(texts.size).toBe(1);
});
