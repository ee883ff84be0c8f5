import { z } from "zod";
import type { User } from "../../features/accounts/users/User";
import { createServices } from "../../start/services";
import { buildUser } from "../app/factories";
import { runDueJobs, type WaitingJob, waitingJobs } from "../app/dueJobs";
import { jwtSecret, type TestApp, useTestApp } from "../app/harness";
import { SmtpHost } from "./SmtpHost";
import { loadConfig } from "../../start/config";
import type { Services } from "../../platform/context";
import { defineMail } from "../../platform/mail/defineMail";
import { openMail } from "../../platform/mail/Mail";

export let testApp: () => TestApp;

export let smtp: SmtpHost;

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

/** Runs what is due, or also what waits for another try, and gives what then waits. */
export async function runOnce(services = makeServices(), { alsoDelayed = false } = {}): Promise<WaitingJob[]> {
  lines.length = 0;
  await runDueJobs(services, jobs, { log, alsoDelayed });
  return waitingJobs(testApp().db);
}

export async function send(job: typeof notice, services = makeServices()): Promise<User> {
  const user = await buildUser(testApp().db, { name: "Zoë" });
  await services.jobs.send(job, { userId: user.id, isWanted: true });
  return user;
}

/** The same with what waits for another try. */
export const runAgain = (services = makeServices()): Promise<WaitingJob[]> => runOnce(services, { alsoDelayed: true });

/** What each test file of mail calls first: the server, and an SMTP server that is empty before each test. */
export function useTestMail(): void {
  testApp = useTestApp();
  beforeAll(async () => {
    smtp = await SmtpHost.start();
  });
  afterAll(() => smtp.stop());
  beforeEach(async () => {
    await testApp().clearJobs();
    smtp.mails.length = smtp.arrived = smtp.toSender.length = smtp.toRecipient.length = smtp.toMail.length = 0;
  });
}
