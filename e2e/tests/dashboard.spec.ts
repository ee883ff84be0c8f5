import type { Page } from "@playwright/test";
import { countCalls, holdBack, intercept } from "../support/service";
import { expect, test } from "../support/test";

const noProfile = "You have not yet setup a profile. Please add some info.";

const sideNav = (page: Page) => page.getByRole("navigation", { name: "Your profile" });

const addExperience = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;

const addEducation = `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`;

const job = { title: "Bookbinder", company: "Thread & Glue", from: "2020-02-29" };

const study = {
  school: "Night School",
  degree: "Diploma",
  fieldOfStudy: "Paper",
  from: "2019-09-01",
  to: "2020-06-30",
};

test("A19 shows that it loads only while there is no profile to show", async ({ page, api, logInAs }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  const release = await holdBack(page, "MyProfile");
  await page.goto("/dashboard");
  await expect(page.getByRole("status").filter({ hasText: "Loading your profile" })).toBeAttached();
  await expect(page.getByText("Welcome Ada Quist")).toBeHidden();
  release();
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await expect(page.getByText("Loading your profile")).toHaveCount(0);

  await page.getByRole("link", { name: "Buddies", exact: true }).click();
  await holdBack(page, "MyProfile");
  await page.getByRole("navigation", { name: "Main", exact: true }).getByRole("link", { name: "Home" }).click();

  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  await expect(page.getByText("Loading your profile")).toHaveCount(0);
});

test("A20 invites a member without a profile to create one", async ({ page, api, logInAs, expectAccessible }) => {
  await logInAs(await api.register());
  await page.goto("/dashboard");

  await expect(page.getByText(noProfile, { exact: true })).toBeVisible();
  await expect(page.getByRole("main").locator("img")).toBeVisible();
  await expect(sideNav(page)).toBeHidden();
  await expectAccessible();

  await page.getByRole("link", { name: "Create Profile" }).click();
  await expect(page).toHaveURL(/\/create-profile$/);
});

test("A21 takes a page of HTML instead of an answer for a failure, not for a missing profile", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await logInAs(await api.registerWithProfile("Ada Quist"));
  const answer = {
    status: 500,
    contentType: "text/html",
    body: "<h1>Bad gateway</h1>",
  };
  let isDown = true;
  await intercept(page, "MyProfile", (route) => (isDown ? route.fulfill(answer) : route.fallback()));

  for (const path of ["/create-profile", "/dashboard"]) {
    await page.goto(path);
    await expect(page.getByRole("main").getByRole("alert")).toContainText("didn't load");
    await expect(page.getByText(noProfile)).toBeHidden();
    await expect(page.getByRole("button", { name: "Save profile" })).toBeHidden();
  }
  isDown = false;
  await page.getByRole("button", { name: "Retry" }).click();

  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
});

test("A22 leads to the four pages of a member and marks the one that is open", async ({ page, api, logInAs }) => {
  await logInAs(await api.registerWithProfile());
  await page.goto("/dashboard");
  const places = [
    ["Edit Profile", "/edit-profile"],
    ["Add Experience", "/add-experience"],
    ["Add Education", "/add-education"],
    ["Home", "/dashboard"],
  ] as const;

  for (const [name, path] of places) {
    await sideNav(page).getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(sideNav(page).locator("[aria-current=page]")).toHaveText(name);
    await expect(page).toHaveTitle(`${name} · Study Circle`);
  }
  await expect(sideNav(page).getByRole("link")).toHaveText(["Home", "Edit Profile", "Add Experience", "Add Education"]);
});

test("A23 lists jobs and studies in tables that become labelled cards on a phone", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await api.as(ada, addExperience, { input: { ...job, current: true } });
  await api.as(ada, addEducation, { input: { ...study, current: false } });
  await logInAs(ada);
  await page.goto("/dashboard");
  const jobs = page.getByRole("table", { name: "Experience" });
  const studies = page.getByRole("table", { name: "Education" });

  await expect(jobs.getByRole("columnheader")).toHaveText(["Company", "Title", "Dates", "Actions"]);
  await expect(jobs.getByRole("cell")).toHaveText(["Thread & Glue", "Bookbinder", "2020/02/29 – Now", /^Edit/]);
  await expect(studies.getByRole("columnheader")).toHaveText(["School", "Degree", "Dates", "Actions"]);
  await expect(studies.getByRole("cell")).toHaveText(["Night School", "Diploma", "2019/09/01 – 2020/06/30", /^Edit/]);
  await expectAccessible();

  await page.setViewportSize({ width: 360, height: 740 });
  await expect(jobs.getByRole("cell").first()).toBeVisible();
  const labels = await jobs
    .getByRole("cell")
    .evaluateAll((cells) =>
      cells.slice(0, 3).map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
    );
  expect(labels).toEqual(["Company", "Title", "Dates"]);
  const tops = await jobs
    .getByRole("cell")
    .evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectAccessibleInDark();
});

test("A25 asks before deleting the account, and Cancel changes nothing", async ({ page, api, logInAs }) => {
  await logInAs(await api.registerWithProfile("Ada Quist"));
  await page.goto("/dashboard");
  const calls = await countCalls(page, "DeleteAccount");
  const open = page.getByRole("button", { name: "Delete My Account" });

  await open.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("Are you sure? This can NOT be undone!", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await open.click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  expect(calls()).toBe(0);
  await page.reload();
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
});
