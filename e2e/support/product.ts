import { expect, type Page } from "@playwright/test";

/** What the menu offers to whom, in its order. */
export const guestItems = ["Buddies", "Books", "Groups", "Signup", "Login"];
export const memberItems = ["Buddies", "Books", "Groups", "Home", "Logout"];

/** Every address without an id in it, and what the browser's tab says there. */
export const publicTitles = {
  "/": "Learn together, from anywhere",
  "/profiles": "Buddies",
  "/learnings": "Learning Recommendation",
  "/search": "Search",
  "/forgot-password": "Forgot your password?",
  "/reset-password": "Choose a new password",
  "/verify-email": "Confirm your address",
};
export const guestTitles = { "/register": "Register", "/login": "Login" };
export const memberTitles = {
  "/dashboard": "Home",
  "/create-profile": "Create Profile",
  "/edit-profile": "Edit Profile",
  "/add-experience": "Add Experience",
  "/add-education": "Add Education",
  "/posts": "Groups",
  "/shelves": "Your books",
  "/settings/decisions": "Reports and decisions",
  "/schedule": "Schedule",
  "/schedule/new": "Plan a session",
};

/** No person and no post has this id. */
export const unknownId = "0190a0a0-0000-7000-8000-000000000000";

export const menu = (page: Page) => page.getByRole("navigation", { name: "Main", exact: true });
export const menuItems = (page: Page) => menu(page).getByRole("link");
export const heading = (page: Page, name?: string | RegExp) =>
  page.getByRole("heading", { level: 1, ...(name === undefined ? {} : { name }) });

/** A prerendered page is painted before its scripts run, which alone know the year; and its letters come later still. */
export async function awake(page: Page) {
  await expect(page.getByRole("contentinfo")).toContainText(/© \d{4}/);
  await page.evaluate(async () => void (await document.fonts.ready));
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));

/** Types into the login form and sends it. */
export async function logInByForm(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel("Email Address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login" }).click();
}

/** Types the password into the dialog that asks who it is. */
export async function confirmIdentity(page: Page, { password }: { password: string }) {
  const dialog = page.getByRole("dialog", { name: "Confirm that it's you" });
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** Types into the registration form; the password twice, unless the confirmation is another. */
export async function fillInRegistration(
  page: Page,
  person: { name: string; email: string; password: string; confirmation?: string },
) {
  await page.getByLabel(/^Name/).fill(person.name);
  await page.getByLabel(/^Email Address/).fill(person.email);
  await page.getByLabel(/^Password/).fill(person.password);
  await page.getByLabel(/^Confirm Password/).fill(person.confirmation ?? person.password);
}

/** Every address that the page has had since this was called. */
export function watchAddresses(page: Page): string[] {
  const paths: string[] = [];
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame()) paths.push(new URL(frame.url()).pathname);
  });
  return paths;
}
