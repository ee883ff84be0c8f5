import { countCalls } from "../support/service";
import { expect, test } from "../support/test";
import { save, done, profileOf } from "../support/profileForm";
import { blankLinks } from "../support/profileForm";

test("A26 A27 A28 a new profile offers eight statuses and seven interests, and needs a location and skills", async ({
  page,
  api,
  logInAs,
  expectAccessible,
  expectAccessibleInDark,
}) => {
  await logInAs(await api.register());
  await page.goto("/create-profile");
  const status = page.getByLabel("Career status");
  const interest = page.getByLabel("Interest", { exact: true });

  await expect(status.getByRole("option")).toHaveText([
    "Developer",
    "Staff",
    "Artist",
    "Manager",
    "Learning",
    "Instructor or Teacher",
    "Intern",
    "Other",
  ]);
  await expect(interest.getByRole("option")).toHaveText([
    "Coding",
    "Finance",
    "Language",
    "Chemistry",
    "Art",
    "Medicine",
    "Physics",
  ]);
  await expect(status.locator("option:checked")).toHaveText("Learning");
  const values = await status
    .getByRole("option")
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  expect(values).toEqual([
    "DEVELOPER",
    "JUNIOR_DEVELOPER",
    "SENIOR_DEVELOPER",
    "MANAGER",
    "LEARNING",
    "INSTRUCTOR",
    "INTERN",
    "OTHER",
  ]);
  await expect(interest.locator("option:checked")).toHaveText("Coding");
  await expectAccessible();
  await expectAccessibleInDark();

  const calls = await countCalls(page, "SaveProfile");
  await save(page);
  await expect(page.getByLabel("Location")).toHaveAccessibleDescription(/Location is required/);
  await expect(page.getByLabel("Skills")).toHaveAccessibleDescription(/Skills is required/);
  await expect(page.getByLabel("Location")).toBeFocused();
  await expect(page.locator("form [required]")).toHaveCount(2);
  expect(calls()).toBe(0);
});

test("A26 stores JUNIOR_DEVELOPER for Staff and shows Staff again", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/edit-profile");

  await page.getByLabel("Career status").selectOption("Staff");
  await save(page);

  await expect(done(page, "Profile Updated")).toBeVisible();
  expect(await profileOf(api, ada)).toMatchObject({
    status: "JUNIOR_DEVELOPER",
  });
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByText("Staff", { exact: true })).toBeVisible();
});

test("A28 a known profile requires nothing in the browser; the service says what is wrong", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.registerWithProfile());
  await page.goto("/edit-profile");
  await expect(page.getByLabel("Skills")).toHaveValue("Reading");
  await expect(page.locator("form [required]")).toHaveCount(0);

  await page.getByLabel("Skills").fill(" , ");
  await page.getByLabel("Location").fill("");
  await save(page);

  await expect(page.getByRole("alert").filter({ hasText: "Skills are required" })).toBeVisible();
  await expect(page.getByLabel("Skills")).toHaveAccessibleDescription(/Skills are required/);
  await expect(page.getByLabel("Skills")).toBeFocused();
});

test("A29 A32 creates a profile, skills split at commas, and is then on the dashboard", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.register("Ada Quist");
  await logInAs(ada);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Create Profile" }).click();

  await page.getByLabel("Location").fill("Porto");
  await page.getByLabel("Skills").fill("a, b,,c ");
  await page.getByLabel("Bio").fill("Paper, mostly.");
  await save(page);

  await expect(done(page, "Profile Created")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByText("Welcome Ada Quist")).toBeVisible();
  expect(await profileOf(api, ada)).toEqual({
    status: "LEARNING",
    interest: "CODING",
    skills: ["a", "b", "c"],
    location: "Porto",
    bio: "Paper, mostly.",
    company: null,
    social: blankLinks,
  });
  await page.goto("/edit-profile");
  await expect(page.getByLabel("Skills")).toHaveValue("a, b, c");
});

test("A32 leads from the form for a new profile back to the dashboard, and never overwrites an old one", async ({
  page,
  api,
  logInAs,
}) => {
  await logInAs(await api.register());
  await page.goto("/create-profile");
  await page.getByRole("link", { name: "Go Back" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await logInAs(await api.registerWithProfile());
  await page.goto("/create-profile");
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByLabel("Skills")).toHaveValue("Reading");
});

test("A31 A32 is filled in after a hard reload too, and stays there after saving", async ({ page, api, logInAs }) => {
  const profile = { status: "SENIOR_DEVELOPER", interest: "PHYSICS", bio: "Two\nlines" };
  const ada = await api.registerWithProfile("Ada Quist", { ...profile, skills: ["Optics", "Lutherie"] });
  await logInAs(ada);
  await page.goto("/edit-profile");
  await page.reload();

  await expect(page.getByLabel("Career status").locator("option:checked")).toHaveText("Artist");
  await expect(page.getByLabel("Interest", { exact: true }).locator("option:checked")).toHaveText("Physics");
  await expect(page.getByLabel("Skills")).toHaveValue("Optics, Lutherie");
  await expect(page.getByLabel("Bio")).toHaveValue("Two\nlines");
  await page.getByLabel("Company").fill("Thread & Glue");
  await save(page);

  await expect(done(page, "Profile Updated")).toBeVisible();
  await expect(page).toHaveURL(/\/edit-profile$/);
  await expect(page.getByLabel("Company")).toHaveValue("Thread & Glue");
  await page.reload();
  await expect(page.getByLabel("Company")).toHaveValue("Thread & Glue");
  await expect(page.getByText("not saved yet")).toBeHidden();
});
