import type { Page } from "@playwright/test";
import type { Api, Person } from "./api";

export const save = (page: Page) => page.getByRole("button", { name: "Save profile" }).click();

export const socialLinks = (page: Page) => page.getByRole("button", { name: "Social links" });

export const done = (page: Page, message: string) => page.getByRole("status").filter({ hasText: message });

export async function profileOf(api: Api, { id }: Person) {
  const query = `query ($id: ID!) { profile(userId: $id) { status interest skills location bio company
    social { twitter facebook youtube linkedin instagram } } }`;
  return (await api.graphql<{ profile: Record<string, unknown> }>(query, { id })).profile;
}
export const blankLinks = { twitter: null, facebook: null, youtube: null, linkedin: null, instagram: null };
