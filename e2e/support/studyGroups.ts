import type { Browser, Locator, Page } from "@playwright/test";
import type { Api, Person } from "./api";

/** A post that starts a group of this kind; gives its id. */
export async function startGroup(api: Api, owner: Person, group: Record<string, unknown>, text = "Slow reading") {
  const query = `mutation ($input: CreatePostInput!) { createPost(input: $input) { id } }`;
  const data = await api.as<{ createPost: { id: string } }>(owner, query, { input: { text, group } });
  return data.createPost.id;
}

/** The code of the group's invitation, as its owner reads it. */
export async function inviteCodeOf(api: Api, owner: Person, id: string) {
  const query = `query ($id: ID!) { group(id: $id) { inviteCode } }`;
  return (await api.as<{ group: { inviteCode: string } }>(owner, query, { id })).group.inviteCode;
}

/** Another browser, in which the person is logged in. */
export async function openAs(browser: Browser, baseURL: string | undefined, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto("/robots.txt");
  await page.evaluate((token) => localStorage.setItem("token", token), person.token);
  return page;
}

/** What stands beside a post about its group. */
export const panel = (page: Page) => page.getByRole("region", { name: "About this group" });

export const groupMenu = (page: Page) => page.getByRole("button", { name: "More actions for this group" });

/** Chooses an action in the menu of the group. */
export async function chooseOfGroup(page: Page, action: string) {
  await groupMenu(page).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

/** Chooses an action in the menu of a comment. */
export async function chooseOfComment(comment: Locator, action: string) {
  await comment.getByRole("button", { name: /^More actions for/ }).click();
  await comment.getByRole("menuitem", { name: action, exact: true }).click();
}

/** The parts of a group on a phone: one of them is shown. */
export const views = (page: Page) => page.getByRole("navigation", { name: "Parts of the group" });

export const openView = (page: Page, name: "About" | "Discussion" | "Sessions" | "Room") =>
  views(page).getByRole("link", { name }).click();
