import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Api, Person } from "./api";
import { test as base } from "./test";

/**
 * A separate server of this worker without a demo community, for tests that depend on all published content. Members created with
 * `join` are removed after the test with their content.
 */
export const test = base.extend<{ join: (name?: string) => Promise<Person> }, { emptyServer: string }>({
  emptyServer: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      // Not imported above: Playwright would compile what it imports there, and these are modules as they are.
      const { freePort } = await import("../../scripts/scratchServers.mjs");
      const { serve } = await import("../../scripts/serve.mjs");
      const folder = mkdtempSync(path.join(tmpdir(), "study-circle-empty-"));
      const env = { DATA_DIR: folder, SEED_DEMO: "false", BOOK_ENCODER: "false", RATE_LIMIT_FACTOR: "10000" };
      const server = await serve({ port: await freePort(), env });
      await use(server.url.replace("127.0.0.1", "localhost"));
      await server.kill("SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    // As long as `serve` waits.
    { scope: "worker", timeout: 240_000 },
  ],
  baseURL: ({ emptyServer }, use) => use(emptyServer),
  join: async ({ api }, use) => {
    const members: Person[] = [];
    await use(async (name) => {
      const person = await api.register(name);
      members.push(person);
      return person;
    });
    for (const person of members) await leave(api, person);
  },
});

/** Deletes an account with everything in it, also when the test has ended the session it began with. */
async function leave(api: Api, { email, password, token }: Person) {
  if (await api.deleteAccount(token)) return;
  const login = `mutation ($input: LoginInput!) { login(input: $input) { token } }`;
  const data = await api.graphql<{ login: { token: string } }>(login, { input: { email, password } });
  await api.deleteAccount(data.login.token);
}

export { expect } from "@playwright/test";
