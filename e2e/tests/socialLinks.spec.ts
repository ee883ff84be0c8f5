import { intercept } from "../support/service";
import { expect, test } from "../support/test";
import { save, socialLinks, done, profileOf } from "../support/profileForm";
import { blankLinks } from "../support/profileForm";

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
