import { Counter, type Registry } from "prom-client";

/** What can become of one try to send a mail. */
const outcomes = ["sent", "retried", "refused", "failed", "withheld", "withdrawn", "unsure"] as const;

type MailOutcome = (typeof outcomes)[number];

const counts = new Map<MailOutcome, number>(outcomes.map((outcome) => [outcome, 0]));

/** Counts it in this process. */
export const countMail = (outcome: MailOutcome): void => void counts.set(outcome, (counts.get(outcome) ?? 0) + 1);

/** Registers the metric of mails. All outcomes are there from the start, so that the first one of a kind is seen as an increase. */
export function observeMail(registry: Registry): void {
  new Counter({
    name: "mails_total",
    help: "Tries to send a mail: sent, retried (later), refused or failed (for good), withheld, withdrawn or unsure.",
    labelNames: ["outcome"],
    registers: [registry],
    collect() {
      this.reset();
      for (const [outcome, count] of counts) this.inc({ outcome }, count);
    },
  });
}
