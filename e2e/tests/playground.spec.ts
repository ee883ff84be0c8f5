import { listen, logIn, openPlayground, openTab, response, run, tabButtons, tabs } from "../support/playground";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 1400, height: 900 } });

test("A79 M32 N30 a newcomer finds examples, their variables, the docs, and how the keyboard leaves the editors", async ({
  page,
}) => {
  await openPlayground(page);

  await expect(page).toHaveTitle(/Study Circle/);
  await expect(page.getByText("Press Ctrl+M")).toBeVisible();
  await expect(page.getByRole("region", { name: "Variables" })).toBeVisible();
  await page.getByRole("link", { name: "Mutation" }).click();
  await expect(page.getByRole("link", { name: "createPost", exact: true })).toBeVisible();
  const { data } = (await run(page)) as unknown as {
    data: { profiles: { nodes: unknown[] } };
  };
  expect(data.profiles.nodes).toHaveLength(5);
  await expect(response(page)).toContainText("totalCount");
});

test("N30 shows all examples, and keeps tabs and history when it is opened again, without secrets", async ({
  page,
}) => {
  await openPlayground(page);
  for (const name of tabs) await expect(tabButtons(page).filter({ hasText: name })).toBeInViewport({ ratio: 1 });

  await page.getByRole("button", { name: "New tab" }).click();
  const own = `mutation MyOwn { login(input: { email: "x@example.com", password: "my secret" }) { token } }`;
  await page.locator(".graphiql-query-editor").click();
  await page.keyboard.insertText(own);
  await expect(tabButtons(page).last()).toHaveText("MyOwn");
  await run(page);
  // GraphiQL stores tabs half a second after a change.
  await expect.poll(() => page.evaluate(() => localStorage.getItem("graphiql:tabState"))).toContain("MyOwn");

  await page.reload();
  await expect(tabButtons(page)).toHaveText([...tabs, "MyOwn"]);
  await page.getByRole("button", { name: "Show History" }).click();
  await expect(page.getByRole("button", { name: /MyOwn/ }).first()).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("my secret");
});

test("A79 M32 one click takes the token of an answer, one goes back to guest, and an error says what to do", async ({
  page,
}) => {
  await openPlayground(page);
  const token = await logIn(page);
  await openTab(page, "CreatePost");
  expect((await run(page)).errors).toBeUndefined();

  await page.getByRole("button", { name: "Back to guest" }).click();
  await expect(page.getByText("You run operations as a guest.")).toBeVisible();
  expect((await run(page)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  await expect(response(page)).toContainText("UNAUTHENTICATED");
  await expect(page.getByRole("status")).toContainText("UNAUTHENTICATED This is for members. Run LogIn");
  await openTab(page, "NewPosts");
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await expect(response(page)).toContainText("Subscriptions are for members.");
  await expect(page.getByRole("status")).toContainText("UNAUTHENTICATED This is for members.");

  await page.reload();
  await expect(tabButtons(page)).toHaveText(tabs);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(token);
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
  await openTab(page, "BrowseProfiles");
  await closed;
  await expect(page.getByRole("status")).toContainText("NewPosts has ended");
  await expect(page.getByText("Listening: NewPosts.")).toBeHidden();
  await run(page);
  await api.createPost(ada, "Said to an empty room");
  await expect(response(page)).toContainText("totalCount");
  await expect(response(page)).not.toContainText("empty room");

  const next = (await listen(page)).waitForEvent("close");
  await page.getByRole("button", { name: "Back to guest" }).click();
  await next;
  await expect(page.getByRole("status")).toContainText("NewPosts has ended: you are a guest now.");
  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeVisible();
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

  await openTab(page, "LogIn");
  await run(page);
  await page.getByRole("button", { name: "Use the token of this answer" }).click();
  await page.getByRole("link", { name: "Mutation" }).click();
  await page.getByRole("link", { name: "createPost", exact: true }).click();
  await expectAccessible();

  await openTab(page, "SignUp");
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
  await openTab(page, "CreatePost");
  expect((await run(page)).errors).toBeUndefined();

  await page.getByRole("button", { name: "Back to guest" }).click();
  expect((await run(page)).errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  await expect(page.getByRole("button", { name: "Run as Ada Quist" })).toBeVisible();
});
