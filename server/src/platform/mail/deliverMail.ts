import type { FeatureServices } from "../context";
import type { JobRun } from "../jobs/defineJob";
import { RetryError } from "../jobs/RetryError";
import { mail as limits } from "../limits/jobLimits";
import type { Letter } from "./Letter";
import { DeliveryError } from "./MailTransport";
import { addToScore, clearScore, type Recipient, scoreOf } from "./mailScore";
import { renderMail } from "./renderMail";

export interface Composed {
  to: Recipient;
  letter: Letter;
}

interface Delivery extends JobRun {
  kind: string;
  isRepeatedWhenUnsure: boolean;
}

/** Hands a mail over. Throws RetryError when that has to be tried again, or never. */
export async function deliverMail(services: FeatureServices, { to, letter }: Composed, run: Delivery): Promise<void> {
  const { transport, from, siteUrl } = services.mail;
  const about = { mail: run.kind, id: run.id, userId: to.id, attempt: run.attempt };
  const score = await scoreOf(services.db, to);
  if (score >= limits.stopScore) return run.log.info({ event: "mail.withheld", ...about }, "mail.withheld");
  const messageId = `<${run.id}@${new URL(siteUrl).hostname}>`;
  const mail = { messageId, from, to: to.email, subject: letter.subject, ...renderMail(letter, siteUrl) };
  try {
    await transport?.send(mail, run.signal);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (error.outcome === "unsure" && !run.isRepeatedWhenUnsure)
      return run.log.warn({ event: "mail.unsure", ...about, reason: error.message }, "mail.unsure");
    throw await giveUpOrRetry(services, to, error, run);
  }
  if (score > 0) await clearScore(services.db, to);
  run.log.info({ event: "mail.sent", ...about }, "mail.sent");
}

async function giveUpOrRetry(
  { db }: FeatureServices,
  to: Recipient,
  error: DeliveryError,
  { attempt }: Delivery,
): Promise<RetryError> {
  const seconds = error.outcome === "never" ? undefined : limits.pausesSeconds[attempt - 1];
  if (seconds !== undefined) return new RetryError(error, { seconds });
  const weight = error.outcome === "never" ? limits.hardRefusal : limits.softRefusal;
  if (error.isRefusal) await addToScore(db, to, weight);
  return new RetryError(error, "never");
}
