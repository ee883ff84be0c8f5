import { awake, heading, menu, storedToken } from "../support/product";
import { holdBack, intercept } from "../support/service";
import { arrangeStudies } from "../support/studies";
import { expect, test } from "../support/test";

const offlineNoise = /Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch|dynamically imported|503|500/;

test("M36 a page that cannot be fetched offline says so, and opens by itself when the network is back", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(offlineNoise);
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/posts");
  await expect(heading(page, "Welcome to the group posts")).toBeVisible();
  await context.setOffline(true);

  await menu(page).getByRole("link", { name: "Buddies" }).click();
  await expect(heading(page, "You're offline")).toBeFocused();
  await expect(page.getByText("This page will open as soon as you're back online.")).toBeVisible();
  await context.setOffline(false);

  await expect(heading(page, /BROWSE AND CONNECT/)).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  await expect(page).toHaveURL(/\/profiles$/);
});

test("M36 a member who loses the network while a members' page loads stays there, and sees it when it is back", async ({
  page,
  context,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(offlineNoise);
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await intercept(page, "Me", async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto("/posts");

  await expect(heading(page, "Waiting for a connection")).toBeVisible();
  await expect(page).toHaveURL(/\/posts$/);
  expect(await storedToken(page)).toBe(ada.token);
  await page.unroute("**/graphql");
  await context.setOffline(false);

  await expect(heading(page, "Welcome to the group posts")).toBeVisible();
});

test("M36 a list that did not load offline loads by itself when the network is back", async ({
  page,
  context,
  allowComplaints,
}) => {
  allowComplaints(offlineNoise);
  await page.goto("/learnings");
  await awake(page);
  await menu(page).getByRole("link", { name: "Buddies" }).hover();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await menu(page).getByRole("link", { name: "Buddies" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toContainText("You're offline");
  await context.setOffline(false);

  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});

test("C8 what is shown offline says when it was last updated", async ({ page, context }) => {
  await page.goto("/profiles");
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
  const [before, now] = await page.evaluate(() => {
    const timeOf = (moment: number) => new Date(moment).toTimeString().slice(0, 5);
    return [timeOf(Date.now() - 60_000), timeOf(Date.now())];
  });

  await context.setOffline(true);

  const notice = page.getByRole("status").filter({ hasText: "You're offline" });
  await expect(notice).toContainText(new RegExp(`Last updated (${before}|${now}) your time\\.`));
  await context.setOffline(false);
  await expect(notice).toBeHidden();
});

test("M42 the service's own failure is not blamed on the reader's connection", async ({ page, allowComplaints }) => {
  allowComplaints(offlineNoise);
  await intercept(page, "Profiles", (route) => route.fulfill({ status: 500, body: "<h1>Bad</h1>" }));
  await page.goto("/profiles");

  const failed = page.getByRole("main").getByRole("alert");
  await expect(failed).toContainText("Something went wrong on our side");
  await expect(failed).not.toContainText(/connection/i);
});

test("M42 a service that is too slow is not called a lost connection", async ({ page, allowComplaints }) => {
  allowComplaints(offlineNoise);
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = () => timeout(500);
  });
  await holdBack(page, "Profiles");
  await page.goto("/profiles");

  await expect(page.getByRole("main").getByRole("alert")).toContainText("taking too long to answer");
});

test("C6 Home says that it did not load, and comes with Retry by keyboard", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  allowComplaints,
}) => {
  allowComplaints(offlineNoise);
  const ada = await api.registerWithProfile("Ada Quist");
  await arrangeStudies(api, ada);
  await logInAs(ada);
  let isDown = true;
  await intercept(page, "Home", (route) => (isDown ? route.fulfill({ status: 503, body: "" }) : route.fallback()));
  await page.goto("/dashboard");

  const failed = page.getByRole("main").getByRole("alert").filter({ hasText: "What's new for you didn't load" });
  await expect(failed).toContainText("is busy right now");
  await expectAccessible();
  isDown = false;
  await failed.getByRole("button", { name: "Retry" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("main").getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(failed).toBeHidden();
});
