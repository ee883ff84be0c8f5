import { expect, test } from "../support/test";
import { startGroup } from "../support/studyGroups";
import { card, cards } from "../support/groups";

const join = `mutation ($input: JoinGroupInput!) { joinGroup(input: $input) { id } }`;

test("B7 the feed is filtered by the address: own groups, an interest; Back leads to all of them", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const art = await startGroup(api, ada, { interest: "ART" }, "Drawing hands");
  await startGroup(api, ada, { interest: "CODING" }, "Sorting things");
  await api.as(ben, join, { input: { groupId: art } });
  await logInAs(ben);
  await page.goto("/posts");
  await expect(cards(page)).toHaveCount(3);

  await page.getByRole("combobox", { name: "Which groups" }).selectOption("My groups");
  await expect(cards(page)).toHaveText([/Drawing hands/]);
  await expect(page).toHaveURL(/\/posts\?scope=mine$/);
  await expectAccessible();
  await page.getByRole("combobox", { name: "Interest" }).selectOption("Coding");
  await expect(page.getByRole("heading", { name: "No groups match" })).toBeVisible();
  await expect(page).toHaveURL(/\/posts\?scope=mine&interest=CODING$/);

  await page.goBack();
  await expect(cards(page)).toHaveText([/Drawing hands/]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(3);
  await expect(page).toHaveURL(/\/posts$/);
});

test("B8 groups are found by their words, and my groups say what is new", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const [ada, ben] = [await api.register("Ada Quist"), await api.register("Ben Okafor")];
  const id = await startGroup(api, ada, { title: "Evening zymurgy", tags: ["proofs"] });
  await startGroup(api, ada, { title: "Watercolours" });
  await api.as(ben, join, { input: { groupId: id } });
  await api.addComment(ada, id, "Welcome");
  await logInAs(ben);
  await page.goto("/groups");
  await expect(page.getByRole("article")).toHaveCount(12);
  await expectAccessible();

  await page.getByRole("searchbox", { name: "Search" }).fill("zymurgy");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article")).toHaveCount(1);
  await expect(page).toHaveURL(/search=zymurgy/);

  await page.getByRole("link", { name: "Mine", exact: true }).click();
  const own = page.getByRole("article", { name: "Evening zymurgy" });
  await expect(own.getByText("1 new reply")).toBeVisible();
  await expectAccessible();
  const isRead = page.waitForResponse((answer) => answer.request().postData()?.includes("MarkCommentsRead") ?? false);
  await own.getByRole("link", { name: "Open the group" }).click();
  await expect(page.getByText("Welcome", { exact: true })).toBeVisible();
  await isRead;
  await page.goto("/groups/mine");
  await expect(own).toBeVisible();
  await expect(own.getByText(/new repl/)).toBeHidden();
});

test("B8 more about the group is said when it is started, and a draft of it outlives a reload", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.register("Ada Quist"));
  await page.goto("/posts?scope=mine");
  await page.getByLabel("Your message").fill("One poem a week");
  await page.getByText("More about the group").click();
  await page.getByLabel("Group title (optional)").fill("Slow reading");
  await page.getByRole("radio", { name: /Members only, ask to join/ }).check();
  await page.reload();
  await expect(page.getByLabel("Group title (optional)")).toHaveValue("Slow reading");
  await page.getByLabel("Places (optional)").fill("6");

  await page.getByRole("button", { name: "Send" }).click();
  await card(page, "One poem a week")
    .getByRole("link", { name: /Join Group/ })
    .click();

  const beside = page.getByRole("region", { name: "About this group" });
  await expect(beside.getByText("1 of 6 members", { exact: true })).toBeVisible();
  await expect(beside.getByText("Members only, ask to join")).toBeVisible();
});
