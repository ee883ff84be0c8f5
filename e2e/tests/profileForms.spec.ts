import type { Page } from "@playwright/test";
import type { Api, Person } from "../support/api";
import { countCalls, intercept, refuse } from "../support/service";
import { expect, test } from "../support/test";

const save = (page: Page) => page.getByRole("button", { name: "Save Profile" }).click();
const socialLinks = (page: Page) => page.getByRole("button", { name: "Social links" });
const done = (page: Page, message: string) => page.getByRole("status").filter({ hasText: message });
const blankLinks = { twitter: null, facebook: null, youtube: null, linkedin: null, instagram: null };

async function profileOf(api: Api, { id }: Person) {
  const query = `query ($id: ID!) { profile(userId: $id) { status interest skills location bio company
    social { twitter facebook youtube linkedin instagram } } }`;
  return (await api.graphql<{ profile: Record<string, unknown> }>(query, { id })).profile;
}

test("A26 A27 offers the eight statuses by their labels and all seven interests, with Learning and Coding at first", async ({
  page,
  api,
  logInAs,
  expectAccessible,
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
  await expect(interest.locator("option:checked")).toHaveText("Coding");
  await expectAccessible();
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await expectAccessible();
});

for (const [label, stored] of [
  ["Staff", "JUNIOR_DEVELOPER"],
  ["Artist", "SENIOR_DEVELOPER"],
  ["Instructor or Teacher", "INSTRUCTOR"],
] as const) {
  test(`A26 stores ${stored} for ${label} and shows ${label} again`, async ({ page, api, logInAs }) => {
    const ada = await api.registerWithProfile("Ada Quist");
    await logInAs(ada);
    await page.goto("/edit-profile");

    await page.getByLabel("Career status").selectOption(label);
    await save(page);

    await expect(done(page, "Profile Updated")).toBeVisible();
    expect(await profileOf(api, ada)).toMatchObject({ status: stored });
    await page.goto(`/profile/${ada.id}`);
    await expect(page.getByText(label, { exact: true })).toBeVisible();
  });
}

test("A28 a new profile needs a location and skills before anything is sent", async ({ page, api, logInAs }) => {
  await logInAs(await api.register());
  await page.goto("/create-profile");
  const calls = await countCalls(page, "SaveProfile");

  await save(page);

  await expect(page.getByLabel("Location")).toHaveAccessibleDescription(/Location is required/);
  await expect(page.getByLabel("Skills")).toHaveAccessibleDescription(/Skills is required/);
  await expect(page.getByLabel("Location")).toBeFocused();
  await expect(page.locator("form [required]")).toHaveCount(2);
  expect(calls()).toBe(0);
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

test("A30 keeps the social links when they are folded away, nests them, and clears one that is emptied", async ({
  page,
  api,
  logInAs,
}) => {
  const social = { ...blankLinks, facebook: "https://facebook.com/ada" };
  const ada = await api.registerWithProfile("Ada Quist", { social });
  await logInAs(ada);
  await page.goto("/edit-profile");

  await expect(page.getByLabel("Twitter")).toBeHidden();
  await socialLinks(page).click();
  await expect(socialLinks(page)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByLabel("Facebook")).toHaveValue("https://facebook.com/ada");
  await page.getByLabel("Facebook").fill("");
  await page.getByLabel("YouTube").fill("https://youtube.com/@ada");
  await socialLinks(page).click();
  await expect(page.getByLabel("YouTube")).toBeHidden();
  await socialLinks(page).click();
  await expect(page.getByLabel("YouTube")).toHaveValue("https://youtube.com/@ada");
  await socialLinks(page).click();
  await save(page);

  await expect(done(page, "Profile Updated")).toBeVisible();
  expect((await profileOf(api, ada)).social).toEqual({ ...blankLinks, youtube: "https://youtube.com/@ada" });
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

test("A33 keeps every typed value when the save is refused or the network is dead", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await logInAs(await api.registerWithProfile());
  await page.goto("/edit-profile");
  await page.getByLabel("Bio").fill("An hour of thought");
  await socialLinks(page).click();
  await page.getByLabel("Twitter").fill("https://twitter.com/ada");
  let answers = 0;
  await intercept(page, "SaveProfile", (route) => {
    answers += 1;
    return answers === 1 ? refuse(route, "UNAVAILABLE", "Please try again in a moment") : route.abort();
  });

  for (const words of [/Please try again in a moment/, /couldn't reach Study Circle/]) {
    await save(page);
    await expect(page.getByRole("alert").filter({ hasText: words })).toBeVisible();
    await expect(page.getByLabel("Bio")).toHaveValue("An hour of thought");
    await expect(page.getByLabel("Twitter")).toHaveValue("https://twitter.com/ada");
  }
  await expect(page.getByText("You have not yet setup a profile")).toBeHidden();
});

test("A33 gives the text back after the session ended in the middle of writing", async ({ page, api, logInAs }) => {
  const ada = await api.register("Ada Quist");
  await logInAs(ada);
  await page.goto("/create-profile");
  await page.getByLabel("Location").fill("Porto");
  await page.getByLabel("Skills").fill("Sewing");
  await page.getByLabel("Bio").fill("An hour of thought");
  await api.as(ada, `mutation { logout(everywhere: true) }`);

  await save(page);
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel("Email Address").fill(ada.email);
  await page.getByLabel("Password").fill(ada.password);
  await page.getByRole("button", { name: "Login" }).click();

  await expect(page).toHaveURL(/\/create-profile$/);
  await expect(page.getByLabel("Bio")).toHaveValue("An hour of thought");
  await save(page);
  await expect(done(page, "Profile Created")).toBeVisible();
  expect(await profileOf(api, ada)).toMatchObject({ location: "Porto", skills: ["Sewing"], bio: "An hour of thought" });
});

/** Not within the same few milliseconds: a reload takes the history entry as the browser knew it a moment before. */
async function reloadLikeAPerson(page: Page): Promise<void> {
  await page.waitForTimeout(500);
  await page.reload();
}

test("A33 gives the text back after a reload while the service cannot be reached", async ({
  page,
  api,
  logInAs,
  allowComplaints,
}) => {
  allowComplaints(/Failed to load resource/);
  await logInAs(await api.register());
  await page.goto("/create-profile");
  await page.getByLabel("Bio").fill("An hour of thought");
  let isDown = true;
  await page.route("**/graphql", (route) => (isDown ? route.abort() : route.fallback()));

  await reloadLikeAPerson(page);
  const notice = page.getByRole("status").filter({ hasText: "couldn't reach Study Circle" });
  await expect(notice).toBeVisible();
  await reloadLikeAPerson(page);
  await expect(notice).toBeVisible();
  isDown = false;
  await notice.getByRole("button", { name: "Retry" }).click();

  await expect(page).toHaveURL(/\/create-profile$/);
  await expect(page.getByLabel("Bio")).toHaveValue("An hour of thought");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(page.getByLabel("Bio")).toHaveValue("");
});

test("A33 shows nobody what the person before them had typed", async ({ page, api, logInAs }) => {
  await logInAs(await api.register());
  await page.goto("/create-profile");
  await page.getByLabel("Bio").fill("Mine alone");

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  const other = await api.register();
  await page.getByRole("link", { name: "Login" }).click();
  await page.getByLabel("Email Address").fill(other.email);
  await page.getByLabel("Password").fill(other.password);
  await page.getByRole("button", { name: "Login" }).click();
  await page.getByRole("link", { name: "Create Profile" }).click();

  await expect(page.getByLabel("Bio")).toHaveValue("");
});

test("A34 refuses an address that is not http, beside its field, and shows no link for one", async ({
  page,
  api,
  logInAs,
}) => {
  const ada = await api.registerWithProfile("Ada Quist");
  await logInAs(ada);
  await page.goto("/edit-profile");

  await page.getByLabel("Website").fill("javascript:alert(1)");
  await socialLinks(page).click();
  await page.getByLabel("Instagram").fill("data:text/html,hello");
  await socialLinks(page).click();
  await save(page);
  await expect(page.getByLabel("Website")).toHaveAccessibleDescription(/starting with https/);
  await expect(page.getByLabel("Instagram")).toHaveAccessibleDescription(/starting with https/);
  await expect(page.getByLabel("Website")).toHaveValue("javascript:alert(1)");

  // Even if such an address were stored, it never becomes a link or a picture.
  await intercept(page, "Profile", async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const social = { ...body.data.profile.social, twitter: "javascript:alert(1)" };
    Object.assign(body.data.profile, { website: "javascript:alert(1)", photo: "javascript:alert(1)", social });
    await route.fulfill({ response, json: body });
  });
  await page.goto(`/profile/${ada.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ada Quist" })).toBeVisible();
  expect(await page.locator('[href^="javascript:"], [src^="javascript:"]').count()).toBe(0);
  await expect(page.getByRole("link", { name: /Twitter/ })).toHaveCount(0);
});
