import {
  expectStored,
  exampleButtons,
  listen,
  logIn,
  openExample,
  openPlayground,
  operationEditor,
  openTab,
  queryEditor,
  response,
  run,
  runButton,
  tabButtons,
  toolEditor,
  write,
} from "../support/playground";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 1400, height: 900 } });

test("A79 M32 N30 a newcomer finds examples, their variables, the docs, and how the keyboard leaves the editors", async ({
  page,
}) => {
  await openPlayground(page);

  await expect(page).toHaveTitle(/Study Circle/);
  await expect(page.getByText("Press Ctrl+M")).toBeVisible();
  await expect(page.getByRole("region", { name: "Variables" })).toBeVisible();
  await expect(exampleButtons(page).first()).toBeInViewport();
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Mutation" }).click();
  await expect(page.getByRole("link", { name: "createPost", exact: true })).toBeVisible();
  const { data } = (await run(page)) as unknown as {
    data: { profiles: { nodes: unknown[] } };
  };
  expect(data.profiles.nodes).toHaveLength(5);
  await expect(response(page)).toContainText("totalCount");
  await expect(page.getByRole("status")).toContainText(/200 · [\d,]+ ms · cost \d+ of 1,000/);
  await expect(response(page)).not.toContainText("extensions");
});

test("O6 N30 keeps tabs and history when it is opened again, without variables, headers and secrets", async ({
  page,
  allowComplaints,
}) => {
  // The service knows no such token.
  allowComplaints(/status of 400/);
  await openPlayground(page);
  await openExample(page, "Log in");
  await page.getByRole("button", { name: "New tab" }).click();
  await expect(tabButtons(page)).toHaveText(["LogIn", "<untitled>"]);
  const own = `mutation MyOwn($password: String!) {
login(input: { email: "x@example.com", password: $password }) { token } again: login(input: { email: "x@example.com", password: "my secret" }) { token } }`;
  await write(page, operationEditor(page), own);
  await write(page, toolEditor(page, "Variables"), `{ "password": "in a variable", "ordinary": "value" }`);
  await page.getByRole("button", { name: "Headers" }).click();
  await write(page, toolEditor(page, "Headers"), `{ "x-auth-token": "in a header" }`);
  await expect(tabButtons(page).last()).toHaveText("MyOwn");
  await run(page);
  await expectStored(page, "MyOwn");
  await page.waitForTimeout(1_000);

  await page.reload();
  await expect(tabButtons(page)).toHaveText(["LogIn", "MyOwn"]);
  await expect(queryEditor(page)).toContainText("again: login");
  await page.getByRole("button", { name: "Show History" }).click();
  await expect(page.getByRole("button", { name: /MyOwn/ }).first()).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(localStorage));
  for (const secret of ["my secret", "in a variable", "in a header", "ordinary", "x-auth-token", "demo@studycircle"])
    expect(stored).not.toContain(secret);

  await openTab(page, "LogIn");
  await expect(page.getByRole("region", { name: "Variables" })).toContainText("demo@studycircle.example");
});

test("A79 M32 one click takes the token of an answer, one goes back to guest, and an error says what to do", async ({
  page,
}) => {
  await openPlayground(page);
  const token = await logIn(page);
  await openExample(page, "Start a group");
  expect((await run(page)).errors).toBeUndefined();

  await page.getByRole("button", { name: "Back to guest" }).click();
  await expect(page.getByText("You run operations as a guest.")).toBeVisible();
  expect((await run(page)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  await expect(response(page)).toContainText("UNAUTHENTICATED");
  await expect(page.getByRole("status")).toContainText("UNAUTHENTICATED This is for members. Run the example “Log in”");
  await openExample(page, "New groups");
  await runButton(page).click();
  await expect(response(page)).toContainText("Subscriptions are for members.");
  await expect(runButton(page)).toBeVisible();
  await expect(page.getByRole("status")).toContainText("UNAUTHENTICATED This is for members.");

  await expectStored(page, "NewPosts");
  await page.reload();
  await expect(tabButtons(page)).toHaveText(["LogIn", "CreatePost", "NewPosts"]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(token);
});

test("O6 M32 a subscription goes on while another tab is open, and shows there what came", async ({ page }) => {
  await openPlayground(page);
  await logIn(page);
  const socket = await listen(page);
  const own = socket.waitForEvent("framereceived", ({ payload }) =>
    String(payload).includes("Hello from the playground!"),
  );
  await expect(page.getByText("Run “Start a group” in a second tab")).toBeVisible();
  await page.getByRole("button", { name: "Open “Start a group”" }).click();
  await expect(page.getByRole("status")).toContainText("NewPosts goes on listening in its tab.");
  await expect(queryEditor(page)).toContainText("CreatePost");
  await expect(runButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(response(page)).toContainText("createPost");
  await expect(page.getByRole("status")).toContainText("NewPosts has a new event.");
  await own;

  await page.getByRole("button", { name: "Show NewPosts" }).click();
  // The newest event: another test may have started a group since then.
  await expect(response(page)).toContainText("postAdded");
  await expect(page.getByText("Listening: NewPosts.")).toBeVisible();

  await expect(page.getByRole("status")).not.toContainText("cost");
  await openTab(page, "CreatePost");
  await expect(response(page)).toContainText("createPost");
  await expect(page.getByRole("status")).toContainText("cost");
  // GraphiQL reads a tab's operations a moment after it opens; until then it gives the tab the name of the one before.
  await page.waitForTimeout(500);
  await page.getByRole("button", { name: "New tab" }).click();
  await expect(response(page)).not.toContainText("createPost");
  await openTab(page, "NewPosts");
  await page.getByRole("button", { name: /^Stop query/ }).click();
  await expect(page.getByRole("status")).toContainText("NewPosts has ended: it runs until you stop it");
  await expect(page.getByText("Listening")).toBeHidden();
});

test("O6 a subscription of one's own answers at once, without anybody else", async ({ page }) => {
  await openPlayground(page);
  await logIn(page);
  await openExample(page, "What concerns me");
  await runButton(page).click();
  await expect(response(page)).toContainText("unreadCount");
});

test("M32 a subscription shows each event, ends with its tab or when its member becomes a guest, and says so", async ({
  page,
  api,
}) => {
  await openPlayground(page);
  await logIn(page);
  const socket = await listen(page);
  const ada = await api.register("Ada Quist");
  await expect(async () => {
    await api.createPost(ada, `Seen live, ${Date.now()}`);
    await expect(response(page)).toContainText("Seen live", { timeout: 500 });
  }).toPass();

  const closed = socket.waitForEvent("close");
  await page.getByRole("button", { name: "Close Tab" }).last().click();
  await closed;
  await expect(page.getByRole("status")).toContainText("NewPosts has ended: its tab is closed.");
  await expect(page.getByText("Listening: NewPosts.")).toBeHidden();
  await openExample(page, "Browse profiles");
  await run(page);
  await api.createPost(ada, "Said to an empty room");
  await expect(response(page)).toContainText("totalCount");
  await expect(response(page)).not.toContainText("empty room");

  const next = (await listen(page)).waitForEvent("close");
  await page.getByRole("button", { name: "Back to guest" }).click();
  await next;
  await expect(page.getByRole("status")).toContainText("NewPosts has ended: you are a guest now.");
  await expect(runButton(page)).toBeVisible();
});

test("A79 M53 the playground looks like the site in both themes, has no accessibility error, and can be read on a phone", async ({
  page,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  test.slow();
  await openPlayground(page);
  await expect(page.locator("html")).toHaveClass("light");
  await expect(page.getByRole("navigation", { name: "Developers" }).getByRole("link")).toHaveText([
    "Guides",
    "GraphQL playground",
    "REST reference",
  ]);
  await expectAccessible();

  await logIn(page);
  await page.getByRole("button", { name: "Show Documentation Explorer" }).click();
  await page.getByRole("link", { name: "Mutation" }).click();
  await page.getByRole("link", { name: "createPost", exact: true }).click();
  await expectAccessible();

  await page.getByRole("button", { name: "Show Examples" }).click();
  await page.getByRole("searchbox", { name: "Find an example" }).fill("nothing like that");
  await expectAccessible();
  await page.keyboard.press("Escape");
  await openExample(page, "Sign up");
  await run(page);
  await expect(page.getByRole("status")).toContainText("BAD_USER_INPUT");
  await expectAccessible();
  await expectAccessibleInDark();
  await expect(page.locator("html")).toHaveClass("dark");

  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await response(page).scrollIntoViewIfNeeded();
    await expect(response(page)).toContainText("errors");
  }
});

test("M53 the playground follows the theme that was chosen on the site", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "theme", value: "dark", url: baseURL ?? "" }]);
  await openPlayground(page);
  await expect(page.locator("html")).toHaveClass("dark");
  await expect(page.locator("body")).toHaveClass(/graphiql-dark/);

  await page.getByRole("button", { name: "Switch to light theme" }).click();
  await expect(page.locator("body")).toHaveClass(/graphiql-light/);
  await page.goto("/docs");
  await expect(page.locator("html")).toHaveClass("light");
});

test("O6 who is logged in to the site runs operations as themself with one press, and nothing of it stays", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  await logInAs(ada);
  await openPlayground(page);
  await page.getByRole("button", { name: "Run as Ada Quist" }).click();
  await expect(page.getByText("You run operations as Ada Quist.")).toBeVisible();
  await openExample(page, "Start a group");
  expect((await run(page)).errors).toBeUndefined();

  await page.getByRole("button", { name: "Back to guest" }).click();
  expect((await run(page)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  await expect(page.getByRole("button", { name: "Run as Ada Quist" })).toBeVisible();
});
