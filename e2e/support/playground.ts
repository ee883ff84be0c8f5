import { expect, type Locator, type Page, type Request, type WebSocket } from "@playwright/test";
import type { ExecutionResult } from "graphql";

/** The examples by topic, each with the name of its first operation. */
export const topics = {
  Start: { "Browse profiles": "BrowseProfiles", "Log in": "LogIn", "Start a group": "CreatePost" },
  Accounts: {
    "Sign up": "SignUp",
    "Forgot your password": "ForgotPassword",
    "New password": "NewPassword",
    "My account": "MyAccount",
  },
  "Search and books": { "Search everything": "Search", "Recommend books": "RecommendBooks", "My reading": "AddBook" },
  Groups: { "Find groups": "FindGroups", "Edit a group's message": "EditPost" },
  Replies: {
    "Like and reply": "LatestPosts",
    "Threads and answers": "ReadThreads",
    "Mention a member": "WhomToMention",
    "Show a picture": "ShowPicture",
  },
  "Study sessions and rooms": { "Study sessions": "StudySessions", "The commons": "Commons" },
  Buddies: { "My buddies": "MyBuddies", Suggestions: "Suggestions" },
  Notifications: { "My notifications": "MyNotifications", "Notification settings": "NotificationSettings" },
  "Live events": { "New groups": "NewPosts", "What concerns me": "WhatConcernsMe" },
};

export const operationOf = Object.assign({}, ...Object.values(topics)) as Record<string, string>;

export const panel = (page: Page) => page.getByRole("region", { name: "Examples" });
export const exampleButtons = (page: Page) => panel(page).locator(".topic button");
export const tabButtons = (page: Page) => page.locator(".graphiql-tab-button");
export const operationEditor = (page: Page) => page.locator(".graphiql-query-editor .monaco-editor");
export const queryEditor = (page: Page) => page.locator(".graphiql-query-editor .view-lines");
/** The editor below the operation that is shown: of the variables, else of the headers. */
export const toolEditor = (page: Page, name: "Variables" | "Headers") =>
  page.getByRole("region", { name }).locator(".graphiql-editor:not(.hidden) .monaco-editor");
/** Replaces the text of an editor. It must be empty first: the editor puts brackets around a selection. */
export async function write(page: Page, editor: Locator, text: string) {
  await editor.click();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await page.keyboard.insertText(text);
}

/** GraphiQL stores tabs half a second after a change. */
export const expectStored = (page: Page, text: string) =>
  expect.poll(() => page.evaluate(() => localStorage.getItem("graphiql:tabState"))).toContain(text);
export const response = (page: Page) => page.locator(".result-window");
export const runButton = (page: Page) => page.getByRole("button", { name: /^Execute query/ });

/** Waits for both editors, which come after the buttons: until then GraphiQL ignores a press of "Execute query". */
export async function openPlayground(
  page: Page,
  { address = "/playground", tabs = ["BrowseProfiles"] }: { address?: string; tabs?: string[] } = {},
) {
  await page.goto(address);
  await expect(runButton(page)).toBeVisible({ timeout: 20_000 });
  await expect(tabButtons(page)).toHaveText(tabs);
  await expect(queryEditor(page)).toHaveCount(1, { timeout: 20_000 });
  await expect(response(page).locator(".monaco-editor")).toBeAttached({ timeout: 20_000 });
}

/** Opens an example from the panel, and waits until its operation stands in the editor. */
export async function openExample(page: Page, title: string) {
  await exampleButtons(page).filter({ hasText: title }).first().click();
  await expect(queryEditor(page)).toContainText(operationOf[title] ?? "");
  await expect(runButton(page)).toBeFocused();
}

/** Goes to a tab that is open. */
export async function openTab(page: Page, name: string) {
  await tabButtons(page).filter({ hasText: name }).click();
  await expect(queryEditor(page)).toContainText(name);
}

const isIntrospection = (request: Request) => (request.postData() ?? "").includes("IntrospectionQuery");

/** Runs the operation of the open tab and gives its answer. */
export async function run<Data = Record<string, never>>(page: Page): Promise<ExecutionResult<Data>> {
  const answer = page.waitForResponse((given) => given.url().endsWith("/graphql") && !isIntrospection(given.request()));
  await runButton(page).click();
  return (await answer).json() as Promise<ExecutionResult<Data>>;
}

export async function logIn(page: Page): Promise<string> {
  await openExample(page, "Log in");
  const { data } = await run<{ login: { token: string } }>(page);
  await page.getByRole("button", { name: "Use the token of this answer" }).click();
  await expect(page.getByText("You run operations as a member.")).toBeVisible();
  return data?.login.token ?? "";
}

/** Runs NewPosts; resolves when the service has its subscription. */
export async function listen(page: Page) {
  await openExample(page, "New groups");
  const subscribed = new Promise<WebSocket>((resolve) => {
    page.once("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => String(payload).includes('"subscribe"') && resolve(socket));
    });
  });
  await runButton(page).click();
  const socket = await subscribed;
  await expect(page.getByText("Listening: NewPosts.")).toBeVisible();
  return socket;
}
