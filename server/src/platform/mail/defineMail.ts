import type { z } from "zod";
import type { FeatureServices } from "../context";
import { defineJob, type Job } from "../jobs/defineJob";
import { jobs as jobLimits, mail as limits } from "../limits/jobLimits";
import { type Composed, deliverMail } from "./deliverMail";

interface MailOptions<T extends object> {
  /** Names its queue: keep it. */
  name: string;
  /** Ids, no texts: what the mail says is read when it is sent. */
  schema: z.ZodType<T>;
  /** Send it again when nobody knows whether it arrived; a second copy must do no harm. */
  isRepeatedWhenUnsure: boolean;
  /** How many of them one process sends at a time. */
  concurrency?: number;
  /** Rights and states are asked at this moment. null: the mail has become pointless. `id`: the job's. */
  compose(services: FeatureServices, data: T, id: string): Promise<Composed | null>;
}

/** A kind of mail. It is a job: send it in the transaction of its reason. */
export function defineMail<T extends object>(options: MailOptions<T>): Job<T> {
  const { name, schema, isRepeatedWhenUnsure, concurrency = jobLimits.defaults.concurrency, compose } = options;
  return defineJob({
    name: `mail-${name}`,
    schema,
    retry: { ...jobLimits.defaults.retry, limit: limits.pausesSeconds.length, pausesSeconds: limits.pausesSeconds },
    seconds: limits.sendSeconds,
    concurrency,
    share: { name: "mail", atOnce: limits.atOnce },
    run: async (services, data, run) => {
      if (!services.mail.transport) return;
      const composed = await compose(services, data, run.id);
      if (composed) await deliverMail(services, composed, { ...run, kind: name, isRepeatedWhenUnsure });
    },
  });
}
