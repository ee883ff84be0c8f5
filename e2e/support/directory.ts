import type { Page } from "@playwright/test";
import type { Api, Person } from "./api";
import { test as base } from "./emptyServer";

export type Join = (name: string, profile?: Record<string, unknown>) => Promise<Person>;

/** A directory for one test: `joinAs` adds a buddy; all are removed after the test. */
export const test = base.extend<{ joinAs: Join; joinMany: (count: number, profile?: object) => Promise<void> }>({
  joinAs: async ({ api, join }, use) => use((name, profile) => joinAs(api, join, name, profile)),
  joinMany: async ({ joinAs }, use) => {
    await use(async (count, profile) => {
      for (let number = 1; number <= count; number++) await joinAs(`Buddy ${number}`, { ...profile });
    });
  },
});

async function joinAs(api: Api, join: (name: string) => Promise<Person>, name: string, profile = {}) {
  const person = await join(name);
  const input = { status: "LEARNING", skills: ["Reading"], interest: "CODING", location: "Cebu", ...profile };
  await api.as(person, `mutation ($input: SaveProfileInput!) { saveProfile(input: $input) { id } }`, { input });
  return person;
}

export const cards = (page: Page) => page.getByRole("list", { name: "Buddies" }).getByRole("article");

export const names = (page: Page) => cards(page).getByRole("heading");

export const box = (page: Page, label: string) => page.getByRole("group").getByRole("checkbox", { name: label });

export const loadMore = (page: Page) => page.getByRole("button", { name: "Load More" });

export const count = (page: Page) => page.locator("main p[role=status]");
