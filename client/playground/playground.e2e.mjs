import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

const tabs = ["BrowseProfiles", "RecommendBooks", "LogIn", "SignUp", "CreatePost", "LatestPosts", "NewPosts"];

/**
 * What a newcomer does in the first five minutes, in a real browser: opens the playground, runs an example, looks into
 * the docs, logs in with the demo account, takes the token with one click, publishes a post and sees another one arrive.
 * Throws at the first thing that is not as it should be.
 */
export async function checkPlayground(page, url) {
  const complaints = listenForComplaints(page);
  await openPlayground(page, url);
  await checkDocs(page);
  const profiles = await run(page);
  assert.equal(profiles.data.profiles.nodes.length, 5, "the first example shows profiles");

  await openTab(page, "CreatePost");
  assert.equal((await run(page)).errors[0].extensions.code, "UNAUTHENTICATED", "without a token nothing is published");
  await openTab(page, "LogIn");
  const { token } = (await run(page)).data.login;
  await page.getByRole("button", { name: "Use the token of this answer" }).click();
  await page.getByText("You run operations as a member.").waitFor();
  await openTab(page, "CreatePost");
  assert.ok((await run(page)).data.createPost.id, "with the token a post is published");

  await checkLivePosts(page, url, token);
  await checkGuest(page);
  await checkReload(page, [token, "password"]);
  assert.deepEqual(complaints, [], "the page complained");
}

/** Errors in the console, exceptions and everything that the page's policy had to stop. */
function listenForComplaints(page) {
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  return complaints;
}

async function openPlayground(page, url) {
  await page.goto(`${url}/playground`);
  await page.getByRole("button", { name: /^Execute query/ }).waitFor();
  assert.deepEqual(await page.locator(".graphiql-tab-button").allInnerTexts(), tabs);
  await page.getByRole("region", { name: "Variables" }).waitFor();
}

async function checkDocs(page) {
  const docs = page.locator(".graphiql-doc-explorer");
  await docs.getByRole("link", { name: "Mutation" }).click();
  await docs.getByRole("link", { name: "createPost", exact: true }).waitFor();
  await page.getByRole("button", { name: "Hide Documentation Explorer" }).click();
}

/** GraphiQL reads the operations of a tab with a delay that nobody's hand is faster than, and shows no sign of it. */
const readingMs = 700;

async function openTab(page, name) {
  await page.locator(".graphiql-tab-button", { hasText: name }).click();
  await page.waitForTimeout(readingMs);
}

/** Runs the operation of the open tab and gives its answer. */
async function run(page) {
  const isOperation = (response) => response.url().endsWith("/graphql") && !isIntrospection(response.request());
  const answer = page.waitForResponse(isOperation);
  await page.getByRole("button", { name: /^Execute query/ }).click();
  return (await answer).json();
}

const isIntrospection = (request) => (request.postData() ?? "").includes("IntrospectionQuery");

/** M32: one click goes back. */
async function checkGuest(page) {
  await page.getByRole("button", { name: "Back to guest" }).click();
  await openTab(page, "CreatePost");
  assert.equal((await run(page)).errors[0].extensions.code, "UNAUTHENTICATED", "a guest publishes nothing");
}

/** The subscription runs as the member whose token was taken. */
async function checkLivePosts(page, url, token) {
  await openTab(page, "NewPosts");
  const subscribed = waitForSubscription(page);
  await page.getByRole("button", { name: /^Execute query/ }).click();
  await subscribed;
  const text = `Seen live, ${Date.now()}`;
  const published = await page.request.post(`${url}/graphql`, {
    headers: { "x-auth-token": token },
    data: { query: `mutation ($text: String!) { createPost(input: {text: $text}) { id } }`, variables: { text } },
  });
  assert.ok((await published.json()).data.createPost.id);
  await page.locator(".result-window").getByText("Seen live").waitFor();
  await page.getByRole("button", { name: /^Stop query/ }).click();
}

/** The socket is open, its token counts, and the subscription is on its way. */
function waitForSubscription(page) {
  return new Promise((resolve) => {
    page.once("websocket", (socket) => {
      socket.on("framesent", ({ payload }) => String(payload).includes('"subscribe"') && resolve());
    });
  });
}

/** Whoever comes back finds the examples as they were, and nothing of what was typed. */
async function checkReload(page, secrets) {
  await page.reload();
  await page.getByRole("button", { name: /^Execute query/ }).waitFor();
  assert.deepEqual(await page.locator(".graphiql-tab-button").allInnerTexts(), tabs);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  for (const secret of secrets) assert.ok(!stored.includes(secret), "nothing secret is left behind");
}

/** `node client/playground/playground.e2e.mjs http://localhost:4000`: the check by itself. */
async function main(url) {
  const { chromium } = await import("playwright-core");
  const installed = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({
    ...(existsSync(installed) ? { executablePath: installed } : {}),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  try {
    await checkPlayground(await browser.newPage({ viewport: { width: 1400, height: 900 } }), url);
    console.log("The playground works.");
  } finally {
    await browser.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main(process.argv[2] ?? "http://localhost:4000");
