import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { User } from "../features/accounts/User";
import { createServices } from "../services";
import { buildUser } from "./factories";
import { jwtSecret, useTestApp } from "./harness";
import { SmtpHost } from "./SmtpHost";
import { loadConfig } from "../platform/config";
import type { Services } from "../platform/context";
import { rowsOf } from "../platform/database/rowsOf";
import { installQueues } from "../platform/jobs/installQueues";
import { JobRunner } from "../platform/jobs/JobRunner";
import { defineMail } from "../platform/mail/defineMail";
import { openMail } from "../platform/mail/Mail";

export const testApp = useTestApp();

export let smtp: SmtpHost;

beforeAll(async () => {
  smtp = await SmtpHost.start();
  await installQueues(testApp().db, jobs);
});

afterAll(() => smtp.stop());

beforeEach(async () => {
  await rowsOf(testApp().db, "delete from pgboss.job", []);
  smtp.mails.length = smtp.arrived = smtp.toSender.length = smtp.toRecipient.length = smtp.toMail.length = 0;
});

export const data = z.object({ userId: z.string(), isWanted: z.boolean().default(true) });

const mailOf = (name: string, isRepeatedWhenUnsure: boolean) =>
  defineMail({
    name,
    schema: data,
    isRepeatedWhenUnsure,
    compose: async ({ db }, { userId, isWanted }) => {
      const to = await db.findOneByOrFail<User>("User", { id: userId });
      const action = { label: "Open it", url: "https://circle.example/verify-email#t=1&x=<b>" };
      const content = { subject: "Héllo <you>", name: to.name, paragraphs: ["First & last."], action, notes: ["Bye."] };
      return isWanted ? { to, content } : null;
    },
  });

export const [notice, digest] = [mailOf("test-notice", true), mailOf("test-digest", false)];

export const jobs = [notice, digest];

export const lines: { event: string; reason?: string }[] = [];

export const note = (line: { event: string }) => void lines.push(line);

export const log = { info: note, warn: note, error: note };

export function makeServices(url = smtp.url): Services {
  const { mail } = loadConfig({ NODE_ENV: "test", SMTP_URL: url, PUBLIC_URL: "https://circle.example" });
  return createServices({
    db: testApp().db,
    jwtSecret,
    rateLimitFactor: 1,
    redis: null,
    mail: openMail(mail),
    subscriptions: [],
  });
}

export interface Waiting {
  name: string;
  state: string;
  seconds: number;
}

/** Runs what is due, and gives what then waits, and for how long. */
export async function runOnce(services = makeServices()): Promise<Waiting[]> {
  lines.length = 0;
  const runner = new JobRunner({ services, jobs, log, isAlone: true });
  await runner.start();
  const due = `select 1 from pgboss.job where name like 'mail-test%' and state < 'completed' and start_after < now()`;
  while ((await rowsOf(testApp().db, due, [])).length > 0) await wait(10);
  await runner.stop(5_000);
  return rowsOf<Waiting>(
    testApp().db,
    `select name, state::text, extract(epoch from start_after - now())::int as seconds from pgboss.job
     where state < 'completed' order by name`,
    [],
  );
}

export async function send(job: typeof notice, services = makeServices()): Promise<User> {
  const user = await buildUser(testApp().db, { name: "Zoë" });
  await services.jobs.send(job, { userId: user.id, isWanted: true });
  return user;
}

export const due = (name = "mail-test-notice") =>
  rowsOf(testApp().db, `update pgboss.job set start_after = now() where name = $1`, [name]);
