import type { Page } from "@playwright/test";

export const register = (page: Page) => page.getByRole("button", { name: "Register" });

export const alerts = (page: Page) => page.getByRole("alert");

export const newcomer = () => ({
  name: "Cleo Park",
  email: `${crypto.randomUUID()}@example.com`,
  password: "paper lanterns",
});
