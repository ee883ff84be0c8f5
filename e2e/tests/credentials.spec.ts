import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { countCalls, holdBack } from "../support/service";
import { expect, test } from "../support/test";

const done = (page: Page, message: string) => page.getByRole("status").filter({ hasText: message });

async function credentialsOf(api: Api, { id }: Person) {
  const query = `query ($id: ID!) { profile(userId: $id) {
    experience { title company location from to current description }
    education { school degree fieldOfStudy from to current description } } }`;
  const data = await api.graphql<{
    profile: { experience: object[]; education: object[] };
  }>(query, { id });
  return data.profile;
}

const forms = [
  {
    kind: "Experience",
    path: "/add-experience",
    required: ["Job title", "Company", "From date"],
    current: "Current job",
    operation: "AddExperience",
  },
  {
    kind: "Education",
    path: "/add-education",
    required: ["School", "Degree or certificate", "Field of study", "From date"],
    current: "Current study",
    operation: "AddEducation",
  },
] as const;

for (const { kind, path, required, current, operation } of forms)
  test(`A35 A36 A37 ${kind} asks for what it needs, has no To date while it goes on, and keeps what is refused`, async ({
    page,
    api,
    logInAs,
    expectAccessible,
  }) => {
    await logInAs(await api.registerWithProfile());
    await page.goto(path);
    const calls = await countCalls(page, operation);
    const add = page.getByRole("button", { name: `Add ${kind}` });
    const to = page.getByLabel("To date");

    await add.click();
    for (const label of required) {
      await expect(page.getByLabel(label, { exact: false }).first()).toHaveAccessibleDescription(
        `${label} is required`,
      );
    }
    await expect(page.getByLabel(required[0])).toBeFocused();
    expect(calls()).toBe(0);
    const optional = page.locator("form :is(input, textarea):not([required])");
    expect(await optional.count()).toBeGreaterThanOrEqual(3);
    await expectAccessible();

    await to.fill("2024-05-31");
    await page.getByLabel(current).check();
    await expect(to).toBeDisabled();
    await expect(to).toHaveValue("");
    await page.getByLabel(current).uncheck();
    await expect(to).toBeEnabled();
    await expect(to).toHaveValue("");

    const refusal = "The end date must be after the start date";
    for (const label of required.slice(0, -1)) await page.getByLabel(label).fill("Something long");
    await page.getByLabel("From date").fill("2024-05-31");
    await to.fill("2024-05-30");
    await add.click();
    await expect(to).toHaveAccessibleDescription(refusal);
    await expect(page.getByRole("alert").filter({ hasText: refusal })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await page.reload();
    await expect(page.getByLabel(required[0])).toHaveValue("Something long");
    await expect(to).toHaveValue("2024-05-30");
  });

test("A36 A37 A38 adds a job that goes on, and is back on the dashboard", async ({ page, api, logInAs }) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/add-experience");

  await page.getByLabel("Job title").fill("Bookbinder");
  await page.getByLabel("Company").fill("Thread & Glue");
  await page.getByLabel("Location").fill("Porto");
  await page.getByLabel("From date").fill("2020-02-29");
  await page.getByLabel("To date").fill("2021-01-01");
  await page.getByLabel("Current job").check();
  await page.getByLabel("Job description").fill("Sewn bindings");
  await page.getByRole("button", { name: "Add Experience" }).click();

  await expect(done(page, "Experience Added")).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("table", { name: "Experience" })).toContainText("2020/02/29 – Now");
  expect((await credentialsOf(api, ada)).experience).toEqual([
    expect.objectContaining({
      title: "Bookbinder",
      company: "Thread & Glue",
      location: "Porto",
      to: null,
      current: true,
    }),
  ]);
  await page.goto("/add-experience");
  await expect(page.getByLabel("Job title")).toHaveValue("");
});

for (const timezoneId of ["America/Los_Angeles", "Asia/Tokyo"]) {
  test.describe(timezoneId, () => {
    test.use({ timezoneId });

    test(`A37 A38 keeps the days of a study as they were typed, in ${timezoneId}`, async ({ page, api, logInAs }) => {
      const ada = await api.registerWithProfile("Ada Quist");
      await logInAs(ada);
      await page.goto("/add-education");

      await page.getByLabel("School").fill("Night School");
      await page.getByLabel("Degree or certificate").fill("Diploma");
      await page.getByLabel("Field of study").fill("Paper");
      await page.getByLabel("From date").fill("2024-01-01");
      await page.getByLabel("To date").fill("2024-12-31");
      await page.getByRole("button", { name: "Add Education" }).click();

      await expect(done(page, "Education Added")).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole("table", { name: "Education" })).toContainText("2024/01/01 – 2024/12/31");
      await page.goto(`/profile/${ada.id}`);
      await expect(page.getByRole("region", { name: "Education" })).toContainText("2024/01/01 – 2024/12/31");
      expect((await credentialsOf(api, ada)).education).toEqual([
        expect.objectContaining({ from: "2024-01-01", to: "2024-12-31", current: false }),
      ]);
    });
  });
}

async function withOneOfEach(api: Api): Promise<Person> {
  const ada = await api.registerWithProfile("Ada Quist");
  const job = { title: "Bookbinder", company: "Thread & Glue", from: "2020-02-29", current: true };
  const study = { school: "Night School", degree: "Diploma", fieldOfStudy: "Paper", from: "2019-09-01", current: true };
  await api.as(ada, `mutation ($input: AddExperienceInput!) { addExperience(input: $input) { id } }`, { input: job });
  await api.as(ada, `mutation ($input: AddEducationInput!) { addEducation(input: $input) { id } }`, { input: study });
  return ada;
}

test("A39 removes a job and a study, at once and for good", async ({ page, api, logInAs }) => {
  const ada = await withOneOfEach(api);
  await logInAs(ada);
  await page.goto("/dashboard");
  const release = await holdBack(page, "DeleteExperience");

  await page.getByRole("button", { name: "Delete Bookbinder at Thread & Glue" }).click();
  await page.getByRole("button", { name: "Delete experience" }).click();
  await expect(page.getByRole("table", { name: "Experience" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Experience" })).toBeFocused();
  release();
  await expect(done(page, "Experience Removed")).toBeVisible();
  await page.getByRole("button", { name: "Delete Diploma at Night School" }).click();
  await page.getByRole("button", { name: "Delete education" }).click();
  await expect(done(page, "Education Removed")).toBeVisible();

  await page.reload();
  await expect(page.getByText("Nothing here yet. Where have you worked?")).toBeVisible();
  await expect(page.getByText("Nothing here yet. Where have you studied?")).toBeVisible();
  expect(await credentialsOf(api, ada)).toEqual({ experience: [], education: [] });
});
