import type { z } from "zod";
import type { FeatureServices } from "../context";
import { defineJob, type Job } from "../jobs/defineJob";
import { jobs as jobLimits, mail as limits } from "../limits/jobLimits";
import { type Composed, deliverMail } from "./deliverMail";

interface MailOptions<T extends object> {
  /** The name of its queue: never change it. */
  name: string;
  /** Only ids. The texts are read when the mail is sent. */
  schema: z.ZodType<T>;
  /** Whether to send it again when it is unknown whether the server accepted it. A second copy must do no harm. */
  isRepeatedWhenUnsure: boolean;
  /** `bulk-mail` for what may go to many members at once, so that mails that somebody waits for need not wait for it. */
  queue?: "mail" | "bulk-mail";
  /** Called when the mail is sent: checks rights and states then. null: there is nothing to send any more. `id`: the job's. */
  compose(services: FeatureServices, data: T, id: string): Promise<Composed | null>;
}

/** A kind of mail. It is a job: send it in the transaction of the change that it reports. */
export function defineMail<T extends object>(options: MailOptions<T>): Job<T> {
  const { name, schema, isRepeatedWhenUnsure, queue = "mail", compose } = options;
  return defineJob({
    name: `mail-${name}`,
    schema,
    retry: { ...jobLimits.defaults.retry, limit: limits.pausesSeconds.length, pausesSeconds: limits.pausesSeconds },
    seconds: limits.sendSeconds,
    queue,
    run: async (services, data, run) => {
      if (!services.mail.transport) return;
      const composed = await compose(services, data, run.id);
      if (composed) await deliverMail(services, composed, { ...run, kind: name, isRepeatedWhenUnsure });
    },
  });
}
