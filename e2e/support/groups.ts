import type { Page } from "@playwright/test";
import type { Api, Person } from "./api";

export const cards = (page: Page) => page.getByRole("region", { name: "Groups" }).getByRole("article");

export const card = (page: Page, text: string) => cards(page).filter({ hasText: text });

export const message = (page: Page) => page.getByLabel("Your message");

/** Several posts, the last of them the newest. */
export async function publish(api: Api, person: Person, count: number) {
  for (let number = 1; number <= count; number++) await api.createPost(person, `Circle number ${number}`);
}
