import { execFileSync } from "node:child_process";
import type { Page } from "@playwright/test";
import {
  expectStored,
  logIn,
  openExample,
  openPlayground,
  operationEditor,
  queryEditor,
  response,
  run,
  tabButtons,
  toolEditor,
  write,
} from "../support/playground";
import { expect, test } from "../support/test";

test.use({ viewport: { width: 1400, height: 900 } });

test.beforeEach(({ context }) => context.grantPermissions(["clipboard-read", "clipboard-write"]));

const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const addressOf = (parameters: Record<string, string>) => `/playground?${new URLSearchParams(parameters).toString()}`;

async function copyAs(page: Page, form: string) {
  await page.getByRole("button", { name: "Copy as code" }).click();
  await page.getByRole("menuitem", { name: `Copy as ${form}` }).click();
  await expect(page.getByRole("status")).toContainText(`Copied as ${form}.`);
  return copied(page);
}

test("O6 a link opens its operation beside the tabs of before, and runs nothing", async ({ page }) => {
  await openPlayground(page);
  await openExample(page, "Recommend books");
  await expectStored(page, "RecommendBooks");
  const sent: string[] = [];
  page.on("request", (request) => request.url().endsWith("/graphql") && sent.push(request.postData() ?? ""));
  const query =
    "query Two { profiles(first: 1) { totalCount } }\nquery Some($first: Int) { profiles(first: $first) { totalCount } }";
  const address = addressOf({ query, variables: `{"first":2}`, operationName: "Some" });

  await openPlayground(page, { address, tabs: ["RecommendBooks", "Some"] });
  await expect(queryEditor(page)).toContainText("query Some");
  await expect(toolEditor(page, "Variables")).toContainText(`"first": 2`);
  await page.waitForTimeout(1_000);
  expect(sent.filter((body) => !/IntrospectionQuery|DemoAccount/.test(body))).toEqual([]);

  await page.locator(".graphiql-query-editor textarea, .graphiql-query-editor .native-edit-context").first().focus();
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(response(page)).toContainText("totalCount");
  expect(JSON.parse(sent.at(-1) ?? "")).toMatchObject({ operationName: "Some", variables: { first: 2 } });
  await page.reload();
  await expect(tabButtons(page)).toHaveText(["RecommendBooks", "Some"]);
});

for (const { what, parameters, says } of [
  {
    what: "variables that are no JSON",
    parameters: { query: "query Mine { __typename }", variables: `{"a": ` },
    says: "not a JSON object",
  },
  {
    what: "an operation with an error",
    parameters: { query: "query Mine { __typename ", variables: `{"a": 1}` },
    says: "The operation of the link has an error. Syntax Error",
  },
  {
    what: "an unknown part",
    parameters: { query: "query Mine { __typename }", operationName: "Other" },
    says: "has no part “Other”",
  },
])
  test(`O6 a link with ${what} says so, and keeps what it has`, async ({ page }) => {
    await openPlayground(page, { address: addressOf(parameters), tabs: ["Mine"] });
    await expect(page.getByRole("status")).toContainText(says);
    await expect(queryEditor(page)).toContainText("__typename");
    if (parameters.variables) await expect(toolEditor(page, "Variables")).toContainText(`"a":`);
  });

test("O6 “Copy link” makes a link that opens the same, without secrets, and says what it leaves out", async ({
  page,
}) => {
  await openPlayground(page);
  await openExample(page, "Search everything");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status")).toContainText("Link copied.");
  await expectStored(page, "Search");
  await openPlayground(page, { address: await copied(page), tabs: ["Search"] });
  await expect(queryEditor(page)).toContainText("query Search");
  await expect(toolEditor(page, "Variables")).toContainText(`"query": "pyhton"`);

  const token = await logIn(page);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status")).toContainText("Link copied, without the value of password.");
  const link = await copied(page);
  expect(link).toContain("demo%40studycircle.example");
  for (const secret of ["paper-boats", token]) expect(link).not.toContain(secret);

  await write(page, operationEditor(page), `query Long { ${"a".repeat(9_000)} }`);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status")).toContainText("too long for a link");
});

test("O6 an operation is copied as curl, fetch and hook, with a place for the token, and the curl runs", async ({
  page,
}) => {
  await openPlayground(page);
  await openExample(page, "Recommend books");
  await write(page, toolEditor(page, "Variables"), `{ "goal": "It's \\"C\\", $HOME and \`ls\`" }`);
  const asGuest = await copyAs(page, "curl");
  expect(asGuest).not.toContain("$TOKEN");
  const answer = execFileSync("sh", ["-c", asGuest], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  expect(JSON.parse(answer)).toMatchObject({ data: { recommendBooks: { edges: expect.any(Array) as unknown } } });
  expect(asGuest).toContain(`"goal":"It'\\''s \\"C\\", $HOME and \`ls\`"`);

  const token = await logIn(page);
  await openExample(page, "Start a group");
  const asMember = await copyAs(page, "curl");
  await expect(page.getByRole("status")).toContainText("Put in the token yourself.");
  const env = { ...process.env, TOKEN: token };
  const made = execFileSync("sh", ["-c", asMember], { encoding: "utf8", env, stdio: ["ignore", "pipe", "ignore"] });
  expect(JSON.parse(made)).toMatchObject({ data: { createPost: { author: { name: "Amihan Reyes" } } } });

  const asFetch = await copyAs(page, "fetch");
  expect(asFetch).toContain("authorization: `Bearer ${token}`");
  const asHook = await copyAs(page, "hook");
  expect(asHook).toContain("return useMutation(CREATE_POST, {");
  for (const text of [asMember, asFetch, asHook]) expect(text).not.toContain(token);
  expect((await run(page)).errors).toBeUndefined();
});
