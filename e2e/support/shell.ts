import type { Page } from "@playwright/test";

export const bar = (page: Page) => page.getByRole("banner").locator("> div");
