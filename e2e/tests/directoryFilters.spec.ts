import { type Page } from "@playwright/test";
import { expect } from "../support/emptyServer";
import { cards, names, test } from "../support/directory";
import { intercept } from "../support/service";

const status = (page: Page) => page.getByRole("status").filter({ hasText: /buddy|buddies/i });
const chips = (page: Page) => page.getByRole("list", { name: "Chosen filters" });
const hours = [{ weekday: "MONDAY", from: "19:00", to: "21:00" }];

test.describe("at a desk", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("D4 the directory filters as one types and chooses, all of it in the address", async ({
    page,
    joinAs,
    logInAs,
    expectAccessible,
    expectAccessibleInDark,
  }) => {
    const ada = await joinAs("Ada Quist", { skills: ["Chess"], timeZone: "Asia/Manila", availability: hours });
    await joinAs("Bo Lind", { skills: ["Go", "Chess"], timeZone: "Asia/Singapore", availability: hours });
    await joinAs("Cem Öz", { skills: ["Go"], timeZone: "America/Lima", status: "MANAGER" });
    await logInAs(ada);
    await page.goto("/profiles");
    await expect(cards(page)).toHaveCount(3);

    await page.getByLabel("Knows").fill("go");
    await expect(names(page)).toHaveText(["Cem Öz", "Bo Lind"]);
    await expect(page).toHaveURL(/\?skills=go$/);
    await page.getByLabel("Clock").selectOption({ label: "At most 1 hour from mine" });
    await expect(names(page)).toHaveText(["Bo Lind"]);
    await page.getByLabel("Free when I am").check();
    await page.getByLabel("Last here").selectOption({ label: "Here in the last 7 days" });
    await expect(names(page)).toHaveText(["Bo Lind"]);
    await expect(status(page)).toHaveText("Showing 1 of 1 buddy");
    await expect(page).toHaveURL(/\?skills=go&hours=1&free=yes&active=7$/);
    await expectAccessible();
    await expectAccessibleInDark();

    await page.reload();
    await expect(names(page)).toHaveText(["Bo Lind"]);
    await expect(page.getByLabel("Free when I am")).toBeChecked();
    await chips(page).getByRole("button", { name: "Remove go" }).click();
    await expect(names(page)).toHaveText(["Bo Lind", "Ada Quist"]);
    await expect(page.getByLabel("Knows")).toHaveValue("");
    await chips(page).getByRole("button", { name: "Clear all" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page).toHaveURL(/\/profiles$/);

    // Two letters are swapped, and the accent is left out.
    await page.getByLabel("Name, skill or place").fill("chses");
    await expect(names(page)).toHaveText(["Bo Lind", "Ada Quist"]);
    await page.getByLabel("Name, skill or place").fill("cem oz");
    await expect(names(page)).toHaveText(["Cem Öz"]);
    await page.getByLabel("Career status").selectOption({ label: "Intern" });
    await expect(page.getByRole("heading", { name: "Nobody fits all of that" })).toBeVisible();
    await page.getByRole("button", { name: "Show everyone" }).click();
    await expect(cards(page)).toHaveCount(3);
    await expect(page.getByLabel("Name, skill or place")).toHaveValue("");

    await page.getByLabel("Sort by").selectOption({ label: "Best match" });
    await expect(names(page)).toHaveText(["Bo Lind", "Cem Öz"]);
    await page.getByRole("link", { name: "View Bo Lind" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Bo Lind" })).toBeVisible();
    await page.goBack();
    await expect(names(page)).toHaveText(["Bo Lind", "Cem Öz"]);
    await expect(page.getByLabel("Sort by")).toHaveValue("BEST_MATCH");
  });

  test("D4 who has no hours sees where to say them, and a failure keeps the filters", async ({
    page,
    joinAs,
    logInAs,
    allowComplaints,
  }) => {
    await logInAs(await joinAs("Ada Quist"));
    await page.goto("/profiles");
    await expect(cards(page)).toHaveCount(1);

    await page.getByLabel("Free when I am").check();
    await expect(page.getByRole("heading", { name: "When are you free?" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add my hours" })).toHaveAttribute("href", "/edit-profile");
    await page.getByRole("button", { name: "Remove this filter" }).click();
    await expect(cards(page)).toHaveCount(1);

    allowComplaints(/503|Failed to load resource/);
    let isDown = true;
    await intercept(page, "Profiles", (route) =>
      isDown ? route.fulfill({ status: 503, body: "" }) : route.continue(),
    );
    await page.getByLabel("Career status").selectOption({ label: "Manager" });
    await expect(page.getByRole("alert")).toBeVisible();
    await expect(page.getByLabel("Career status")).toHaveValue("MANAGER");
    isDown = false;
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(page.getByRole("heading", { name: "Nobody fits all of that" })).toBeVisible();
  });

  test("D4 a guest filters by what compares with nobody", async ({ page, joinAs }) => {
    await joinAs("Bo Lind", { skills: ["Go"], timeZone: "Asia/Manila" });
    await joinAs("Cem Öz", { timeZone: "America/Lima" });
    await page.goto("/profiles");
    await expect(cards(page)).toHaveCount(2);

    await page.getByLabel("Clock").selectOption({ label: "Same time as mine" });
    // The browser of the tests is in Manila.
    await expect(names(page)).toHaveText(["Bo Lind"]);
    for (const label of ["Free when I am", "Sort by", "Last here"]) await expect(page.getByLabel(label)).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("D4 the filters are behind one button that counts them", async ({ page, joinAs, logInAs, expectAccessible }) => {
    const ada = await joinAs("Ada Quist", { skills: ["Chess"] });
    await joinAs("Bo Lind", { skills: ["Go"], status: "MANAGER" });
    await logInAs(ada);
    await page.goto("/profiles");
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByLabel("Career status")).toBeHidden();

    await page.getByRole("button", { name: "Filters", exact: true }).tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    await sheet.getByLabel("Career status").selectOption({ label: "Manager" });
    await sheet.getByLabel("Knows").fill("go");
    await expect(page).toHaveURL(/\?status=manager&skills=go$/);
    await expectAccessible();
    await sheet.getByRole("button", { name: "Show buddies" }).tap();

    await expect(sheet).toBeHidden();
    await expect(names(page)).toHaveText(["Bo Lind"]);
    await expect(page.getByRole("button", { name: "Filters (2)" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expectAccessible();
    await chips(page).getByRole("button", { name: "Clear all" }).tap();
    await expect(cards(page)).toHaveCount(2);
  });
});
