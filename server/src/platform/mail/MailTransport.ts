/** A rendered mail, ready to send. */
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

/** Called after everything but the mail itself was sent. Throws to stop the mail. */
export type BeforeBody = () => Promise<void>;

export interface MailTransport {
  /** Resolves when the server has accepted the mail; throws DeliveryError, or what `beforeBody` throws. */
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
    /** Whether the server refused this recipient or this content. */
    readonly isRefusal: boolean,
    /** It is logged and stored with the job, so it must not have the server's text, which repeats addresses. */
    reason: string,
  ) {
    super(reason);
  }
}
