import { expect, type Page, type Request, type WebSocket } from "@playwright/test";
import type { ExecutionResult } from "graphql";

export const tabs = [
  ...["BrowseProfiles", "Search", "RecommendBooks", "LogIn", "SignUp", "ForgotPassword", "NewPassword", "MyAccount"],
  ...["MyBuddies", "Suggestions", "NotificationSettings"],
  ...["CreatePost", "FindGroups", "StudySessions", "AddBook"],
  ...["LatestPosts", "ReadThreads", "WhomToMention", "ShowPicture", "EditPost", "NewPosts"],
];

export const tabButtons = (page: Page) => page.locator(".graphiql-tab-button");
const queryEditor = (page: Page) => page.locator(".graphiql-query-editor .view-lines");
export const response = (page: Page) => page.locator(".result-window");

/** Waits for both editors, which come after the buttons: until then GraphiQL ignores a press of "Execute query". */
export async function openPlayground(page: Page) {
  await page.goto("/playground");
  await expect(page.getByRole("button", { name: /^Execute query/ })).toBeVisible({ timeout: 20_000 });
  await expect(tabButtons(page)).toHaveText(tabs);
  await expect(queryEditor(page)).toContainText("BrowseProfiles", { timeout: 20_000 });
  await expect(response(page).locator(".monaco-editor")).toBeAttached({ timeout: 20_000 });
}

/**
 * Opens a tab and waits until its operation stands in the editor. Presses again where GraphiQL was still putting its
 * editors together and lost the first press.
 */
export async function openTab(page: Page, name: string) {
  await expect(async () => {
    await tabButtons(page).filter({ hasText: name }).click();
    await expect(queryEditor(page)).toContainText(name, { timeout: 2_000 });
  }).toPass();
}

const isIntrospection = (request: Request) => (request.postData() ?? "").includes("IntrospectionQuery");

/** Runs the operation of the open tab and gives its answer. */
export async function run<Data = Record<string, never>>(page: Page): Promise<ExecutionResult<Data>> {
  const answer = page.waitForResponse((given) => given.url().endsWith("/graphql") && !isIntrospection(given.request()));
  await page.getByRole("button", { name: /^Execute query/ }).click();
  return (await answer).json() as Promise<ExecutionResult<Data>>;
}

export async function logIn(page: Page): Promise<string> {
  await openTab(page, "LogIn");
  const { data } = await run<{ login: { token: string } }>(page);
  await page.getByRole("button", { name: "Use the token of this answer" }).click();
  await expect(page.getByText("You run operations as a member.")).toBeVisible();
  return data?.login.token ?? "";
}

/** Runs NewPosts; resolves when the service has its subscription. */
export async function listen(page: Page) {
  await openTab(page, "NewPosts");
  const subscribed = new Promise<WebSocket>((resolve) => {
    page.once("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => String(payload).includes('"subscribe"') && resolve(socket));
    });
  });
  await page.getByRole("button", { name: /^Execute query/ }).click();
  const socket = await subscribed;
  await expect(page.getByText("Listening: NewPosts.")).toBeVisible();
  return socket;
}
