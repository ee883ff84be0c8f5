import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { SMTPServer } from "smtp-server";
import type { Api, Person } from "./api";
import { test as base } from "./test";

interface AdminSite {
  /** Where the admin is. */
  url: string;
  /** Where others are: of two processes the second one. */
  otherUrl: string;
  /** The mail server refuses these addresses. */
  refused: Set<string>;
  /** Who got a mail. */
  delivered: string[];
  /** Runs an operator's command. */
  run(...args: string[]): Promise<unknown>;
}

const refusal = Object.assign(new Error("5.1.1 Recipient address rejected"), { responseCode: 550 });

async function startMailServer(refused: Set<string>, delivered: string[]) {
  const host = new SMTPServer({
    disabledCommands: ["AUTH", "STARTTLS"],
    onRcptTo: ({ address }, _session, done) => done(refused.has(address) ? refusal : null),
    onData: (stream, { envelope }, done) => {
      stream.resume().on("end", () => {
        delivered.push(...envelope.rcptTo.map(({ address }) => address));
        done();
      });
    },
  });
  host.on("error", () => undefined);
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const stop = () => new Promise<void>((resolve) => host.close(() => resolve()));
  return { url: `smtp://127.0.0.1:${(host.server.address() as AddressInfo).port}`, stop };
}

/**
 * A site of this worker's own, without a demo community, because what admins change counts for everybody. `processes`: one with
 * the embedded database, or two with PostgreSQL; `site` is null where PostgreSQL is not installed.
 */
export const test = base.extend<
  { admin: Person; makeAdmin: (person: Person) => Promise<Person> },
  { processes: number; site: AdminSite | null }
>({
  processes: [1, { option: true, scope: "worker" }],
  site: [
    async ({ processes }, use) => {
      // Not imported above: Playwright would compile what it imports there, and these are modules as they are.
      const { freePort, startPostgres } = await import("../../scripts/scratchServers.mjs");
      const { serve } = await import("../../scripts/serve.mjs");
      const { admin } = await import("./adminCommand.mjs");
      const postgres = processes > 1 ? await startPostgres() : null;
      if (processes > 1 && !postgres) return use(null);
      const folder = mkdtempSync(path.join(tmpdir(), "study-circle-admin-"));
      const [refused, delivered] = [new Set<string>(), []] as [Set<string>, string[]];
      const mail = await startMailServer(refused, delivered);
      const env = {
        ...{
          DATA_DIR: folder,
          SEED_DEMO: "false",
          BOOK_ENCODER: "false",
          RATE_LIMIT_FACTOR: "10000",
          MAIL_WAIT_SECONDS: "1",
        },
        ...{ SMTP_URL: mail.url, MAIL_FROM: "site@example.org" },
        ...(postgres ? { DATABASE_URL: postgres.url, JWT_SECRET: "lanterns-along-the-quay-at-dusk-and-dawn" } : {}),
      };
      const servers = [];
      for (let count = 0; count < processes; count++) servers.push(await serve({ port: await freePort(), env }));
      const urls = servers.map(({ url }) => url.replace("127.0.0.1", "localhost"));
      const run = (...args: string[]) => admin(env, ...args);
      await use({ url: urls[0] ?? "", otherUrl: urls.at(-1) ?? "", refused, delivered, run });
      for (const server of servers) await server.kill("SIGTERM");
      await mail.stop();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site?.url),
  makeAdmin: async ({ site }, use) => {
    await use(async (person) => {
      await site?.run("member", "role", person.email, "ADMIN", "--yes");
      return person;
    });
  },
  admin: async ({ api, makeAdmin }, use) => use(await makeAdmin(await api.register("Ama Serwaa"))),
});

const confirmation = `mutation ($input: ConfirmIdentityInput!) { confirmIdentity(input: $input) { expiresAt } }`;

/** As the dialog does it. */
export const confirm = (api: Api, person: Person) =>
  api.as(person, confirmation, { input: { password: person.password } });

export { expect } from "./test";
