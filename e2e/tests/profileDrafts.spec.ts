import type { Page } from "@playwright/test";
import { heading } from "../support/product";
import { intercept, refuse } from "../support/service";
import { expect, test } from "../support/test";
import { save, socialLinks, done, profileOf } from "../support/profileForm";

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

  // The page may notice before the button is pressed: its socket is closed.
  await Promise.race([save(page).catch(() => undefined), heading(page, "Login").waitFor()]);
  await expect(heading(page, "Login")).toBeVisible();
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

test("A33 D7 shows nobody what the person before them had typed, who finds it again", async ({
  page,
  api,
  logInAs,
}) => {
  const first = await api.register();
  await logInAs(first);
  await page.goto("/create-profile");
  await page.getByLabel("Bio").fill("Mine alone");

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  const other = await api.register();
  const logIn = async ({ email, password }: typeof first) => {
    await page.getByRole("link", { name: "Login" }).click();
    await page.getByLabel("Email Address").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Login" }).click();
    await page.getByRole("link", { name: "Create Profile" }).click();
  };
  await logIn(other);
  await expect(page.getByLabel("Bio")).toHaveValue("");

  await page.getByRole("link", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/$/);
  // A link that is pressed before the scripts have come loads a whole page, which finds no drafts.
  await page.reload({ waitUntil: "networkidle" });
  await logIn(first);
  await expect(page.getByLabel("Bio")).toHaveValue("Mine alone");
});
