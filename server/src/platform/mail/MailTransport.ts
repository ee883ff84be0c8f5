/** A mail as it is handed over. */
export interface OutgoingMail {
  /** The same for every try, so that a second copy can be recognised. */
  messageId: string;
  from: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  headers?: Readonly<Record<string, string>>;
}

/** Awaited when all that is left is to hand the mail over. Throws when it must not be. */
export type BeforeBody = () => Promise<void>;

export interface MailTransport {
  /** Resolves when the server has taken the mail; throws DeliveryError, or what `beforeBody` throws. */
  send(mail: OutgoingMail, signal: AbortSignal, beforeBody?: BeforeBody): Promise<void>;
}

/**
 * - `later`: nothing was delivered, and another try may succeed
 * - `never`: the server will not take this mail
 * - `unsure`: all of the mail was sent, and no answer came
 */
export type Outcome = "later" | "never" | "unsure";

export class DeliveryError extends Error {
  constructor(
    readonly outcome: Outcome,
    /** Whether it was this recipient, or what the mail says, that the server refused. */
    readonly isRefusal: boolean,
    /** Without what the server said: that repeats addresses, and this is logged and stored with the job. */
    reason: string,
  ) {
    super(reason);
  }
}
