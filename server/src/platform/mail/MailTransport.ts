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

export interface MailTransport {
  /** Throws DeliveryError when the server is not ready to take mail. */
  check(): Promise<void>;
  /** Resolves when the server has accepted the mail; throws DeliveryError. */
  send(mail: OutgoingMail): Promise<void>;
}

/**
 * - `later`: nothing was delivered, and another try may succeed
 * - `never`: the server will not take this mail
 * - `unsure`: the connection was lost before the answer to the mail, which may have arrived
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
