import { heading, unknownId } from "../support/product";
import { expect, test } from "../support/test";

const job = `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`;
const study = `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`;

test("M34 asks before an experience is deleted, names it, and does nothing on Cancel", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await api.as(ada, job, { input: { title: "Bookbinder", company: "Thread & Glue", from: "2020-02-29" } });
  await logInAs(ada);
  await page.goto("/dashboard");
  const remove = page.getByRole("button", { name: "Delete Bookbinder at Thread & Glue" });
  await remove.click();

  const dialog = page.getByRole("dialog", { name: "Delete this experience?" });
  await expect(dialog).toContainText("Bookbinder at Thread & Glue");
  await expect(dialog.getByRole("button", { name: "Cancel" })).toBeFocused();
  await expectAccessible();
  await page.keyboard.press("Enter");

  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await page.reload();
  await expect(page.getByRole("table", { name: "Experience" })).toContainText("Bookbinder");
});

test("M34 changes an experience in a form that holds what was there, after a reload too", async ({
  page,
  api,
  logInAs,
  expectAccessible,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const input = { title: "Bookbinder", company: "Thread & Glue", location: "Porto", from: "2020-02-29" };
  await api.as(ada, job, { input: { ...input, to: "2021-01-31", description: "Sewn bindings" } });
  await logInAs(ada);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "Edit Bookbinder at Thread & Glue" }).click();
  await expect(heading(page, "Edit Experience")).toBeFocused();
  await page.reload();

  await expect(page.getByLabel("Job title")).toHaveValue("Bookbinder");
  await expect(page.getByLabel("Location")).toHaveValue("Porto");
  await expect(page.getByLabel("From date")).toHaveValue("2020-02-29");
  await expect(page.getByLabel("To date")).toHaveValue("2021-01-31");
  await expect(page.getByLabel("Job description")).toHaveValue("Sewn bindings");
  await expectAccessible();
  await page.getByLabel("To date").fill("2019-01-01");
  await page.getByRole("button", { name: "Save experience" }).click();
  await expect(page.getByLabel("To date")).toHaveAccessibleDescription("The end date must be after the start date");
  await page.getByLabel("Job title").fill("Master bookbinder");
  await page.getByLabel("Location").fill("");
  await page.getByLabel("Current job").check();
  await page.getByRole("button", { name: "Save experience" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Experience Updated" })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  const row = page.getByRole("table", { name: "Experience" });
  await expect(row).toContainText("Master bookbinder");
  await expect(row).toContainText("2020/02/29 – Now");
});

test("M34 changes an education, and says so when there is none at the address", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  const input = { school: "Night School", degree: "Diploma", fieldOfStudy: "Paper", from: "2019-09-01" };
  await api.as(ada, study, { input });
  await logInAs(ada);
  await page.goto(`/edit-education/${unknownId}`);
  await expect(page.getByText("This course of study is no longer in your profile.")).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await page.getByRole("link", { name: "Edit Diploma at Night School" }).click();

  await page.getByLabel("Degree or certificate").fill("Master");
  await page.getByRole("button", { name: "Save education" }).click();

  await expect(page.getByRole("status").filter({ hasText: "Education Updated" })).toBeVisible();
  await expect(page.getByRole("table", { name: "Education" })).toContainText("Master");
});
