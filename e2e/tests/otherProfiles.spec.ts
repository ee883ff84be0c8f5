import type { Page } from "@playwright/test";
import { holdBack, intercept } from "../support/service";
import { expect, test } from "../support/test";

test("A51 never shows one buddy's data under another's address", async ({ page, api }) => {
  const [ada, ben] = [
    await api.registerWithProfile("Ada Quist", { bio: "All about Ada" }),
    await api.registerWithProfile("Ben Okafor", { bio: "All about Ben" }),
  ];
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByText("All about Ada")).toBeVisible();
  const release = await holdBack(page, "Profile");

  await goTo(page, `/profile/${ben.id}`);
  await expect(page.getByRole("status").filter({ hasText: "Loading profile" })).toBeAttached();
  await expect(page.getByText("Ada", { exact: false })).toHaveCount(0);
  release();
  await expect(page.getByText("All about Ben")).toBeVisible();

  await page.goBack();
  await expect(page.getByText("All about Ada")).toBeVisible();
  await expect(page.getByText("Ben", { exact: false })).toHaveCount(0);
});

/** Goes there as a link of the product does, without reloading the page. */
async function goTo(page: Page, path: string) {
  await page.evaluate((to) => {
    window.history.pushState({ idx: 1, key: "next" }, "", to);
    window.dispatchEvent(new PopStateEvent("popstate", { state: window.history.state }));
  }, path);
}

test("A52 a member without a profile has a friendly page", async ({ page, api, logInAs, expectAccessible }) => {
  const ada = await api.register("Ada Quist");
  await page.goto(`/profile/${ada.id}`);

  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  await expect(page.getByText("hasn't set up a profile yet")).toBeVisible();
  await expect(page.getByRole("link", { name: "Meet other buddies" })).toBeVisible();
  await expectAccessible();

  await logInAs(ada);
  await page.goto(`/profile/${ada.id}`);
  await page.getByRole("link", { name: "Create Profile" }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
});

test("A52 a profile that cannot be fetched is no missing profile", async ({ page, api, allowComplaints }) => {
  allowComplaints(/Failed to load resource/);
  const ada = await api.registerWithProfile("Ada Quist");
  let isDown = true;
  await intercept(page, "Profile", (route) => (isDown ? route.abort() : route.fallback()));
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("alert")).toContainText("This profile didn't load");

  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
});
