import type { FeatureServices } from "../context";
import type { JobRun } from "../jobs/defineJob";
import { RetryError } from "../jobs/RetryError";
import { mail as limits } from "../limits/jobLimits";
import type { MailContent } from "./MailContent";
import { DeliveryError } from "./MailTransport";
import type { Recipient } from "./Recipients";
import { renderMail } from "./renderMail";

export interface Composed {
  to: Recipient;
  content: MailContent;
  headers?: Readonly<Record<string, string>>;
  handover?: Handover;
}

/**
 * For mails that must not be sent twice, even if the process is killed: stores the delivery before it happens. If the process
 * is killed in between, the mail is lost.
 */
export interface Handover {
  /** false: the mail must not be sent any more. */
  begin(): Promise<boolean>;
  /** The mail was certainly not delivered. */
  undo(): Promise<void>;
}

interface Delivery extends JobRun {
  kind: string;
  isRepeatedWhenUnsure: boolean;
}

/** Sends a mail. Throws RetryError when it failed: with the time of the next try, or for good. */
export async function deliverMail(services: FeatureServices, composed: Composed, run: Delivery): Promise<void> {
  const { to, headers = {}, handover } = composed;
  const { transport, from, siteUrl } = services.mail;
  const about = { mail: run.kind, id: run.id, userId: to.id, attempt: run.attempt };
  const known = await services.recipients?.stateOf(services.db, to);
  const { score, isConfirmed } = known ?? { score: 0, isConfirmed: false };
  if (score >= limits.stopScore) return run.log.info({ event: "mail.withheld", ...about }, "mail.withheld");
  const content = isConfirmed ? composed.content : { ...composed.content, name: null };
  const messageId = `<${run.id}@${new URL(siteUrl).hostname}>`;
  const mail = { messageId, from, to: to.email, subject: content.subject, headers, ...renderMail(content, siteUrl) };
  let isHandedOver = false;
  try {
    // So that a server that is away costs no mail.
    if (handover) await transport?.check();
    isHandedOver = (await handover?.begin()) ?? true;
    if (!isHandedOver) return run.log.info({ event: "mail.withdrawn", ...about }, "mail.withdrawn");
    await transport?.send(mail);
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error;
    if (isHandedOver && error.outcome !== "unsure") await handover?.undo();
    if (error.outcome === "unsure" && !run.isRepeatedWhenUnsure)
      return run.log.warn({ event: "mail.unsure", ...about, reason: error.message }, "mail.unsure");
    throw await giveUpOrRetry(services, to, error, run);
  }
  // First of all: if the process is killed before this, the mail is sent again.
  await run.finish();
  services.counts.add("mails");
  if (score > 0) await services.recipients?.clearScore(services.db, to);
  run.log.info({ event: "mail.sent", ...about }, "mail.sent");
}

async function giveUpOrRetry(
  { db, recipients }: FeatureServices,
  to: Recipient,
  error: DeliveryError,
  { attempt }: Delivery,
): Promise<RetryError> {
  const seconds = error.outcome === "never" ? undefined : limits.pausesSeconds[attempt - 1];
  if (seconds !== undefined) return new RetryError(error, seconds);
  const weight = error.outcome === "never" ? limits.hardRefusal : limits.softRefusal;
  if (error.isRefusal) await recipients?.addToScore(db, to, weight);
  return new RetryError(error, "never");
}
