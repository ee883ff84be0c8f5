import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import { colorRules, expectNoErrors } from "./accessibility";
import { Api, type Person } from "./api";

interface Fixtures {
  api: Api;
  /** Logs the person in: the next page opens signed in. */
  logInAs: (person: Person) => Promise<void>;
  /** Fails the test when axe finds an accessibility error on the page. */
  expectAccessible: (page?: Page) => Promise<void>;
  /** The same for the dark theme of a page that is accessible in the light one: only what depends on colours. */
  expectAccessibleInDark: (page?: Page) => Promise<void>;
  /** Allows matching console errors that the test provokes (a rejected request, an offline network). */
  allowComplaints: (...patterns: RegExp[]) => void;
  watchConsole: void;
}

/** The browser complains of the status of a page that does not exist, where it shows that page as it should. */
const isExpected = (message: ConsoleMessage) =>
  /status of 404/.test(message.text()) &&
  !/^\/(api|graphql|avatars)\b|\.\w+$/.test(new URL(message.location().url).pathname);

/** Playwright's test with our fixtures. It fails on console errors and policy violations. */
export const test = base.extend<Fixtures & { complaintsAllowed: RegExp[] }>({
  // Playwright reads the names in the pattern: an empty one is how a fixture needs nothing.
  // oxlint-disable-next-line no-empty-pattern
  complaintsAllowed: async ({}, use) => use([]),
  allowComplaints: async ({ complaintsAllowed }, use) => {
    await use((...patterns) => void complaintsAllowed.push(...patterns));
  },
  watchConsole: [
    async ({ context, complaintsAllowed }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (isExpected(message)) return;
        if (message.type() === "error" || message.type() === "warning")
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (error) => complaints.push(String(error.error())));
      await use();
      // Requests that are on their way would fail in the next test.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
      const unexpected = complaints.filter((text) => !complaintsAllowed.some((pattern) => pattern.test(text)));
      expect(unexpected, "what the page complained about").toEqual([]);
    },
    { auto: true },
  ],
  api: async ({ request }, use) => use(new Api(request)),
  logInAs: async ({ page }, use) => {
    await use(async (person) => {
      await page.goto("/robots.txt");
      await page.evaluate((token) => localStorage.setItem("token", token), person.token);
    });
  },
  expectAccessible: async ({ page }, use) => use((seen = page) => expectNoErrors(seen)),
  expectAccessibleInDark: async ({ page }, use) => {
    await use(async (seen = page) => {
      await seen.emulateMedia({ colorScheme: "dark" });
      await expectNoErrors(seen, colorRules);
    });
  },
});

export { expect };
