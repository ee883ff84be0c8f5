import { Readable } from "node:stream";
import { getSystemErrorName } from "node:util";
import MailComposer from "nodemailer/lib/mail-composer";
import { parseConnectionUrl } from "nodemailer/lib/shared";
import SMTPConnection, { type SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import { mail as limits } from "../limits/jobLimits";
import { type BeforeBody, DeliveryError, type MailTransport, type OutgoingMail } from "./MailTransport";

interface SmtpError extends Error {
  /** What the server answered, as 550. */
  responseCode?: number;
  /** The whole answer, as 550 5.1.1 with a sentence. */
  response?: string;
  /** The command that it answered. */
  command?: string;
  code?: string;
  /** Where the connection failed, and why. */
  syscall?: string;
  errno?: number;
}

/**
 * Sends each mail over a connection of its own. It uses nodemailer's SMTPConnection directly: only this class shows whether
 * the server had received the whole mail when the connection was lost.
 */
export class SmtpTransport implements MailTransport {
  private readonly options: SMTPConnectionOptions;
  private readonly auth: { user?: string; pass?: string } | null;

  constructor(url: string, { connectMs, socketMs }: Pick<typeof limits, "connectMs" | "socketMs"> = limits) {
    const { auth, ...options } = parseConnectionUrl(url);
    this.auth = auth ? auth : null;
    this.options = {
      ...(options as SMTPConnectionOptions),
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: socketMs,
    };
  }

  async send(mail: OutgoingMail, signal: AbortSignal, beforeBody: BeforeBody = async () => undefined): Promise<void> {
    const body = new Body(await compose(mail), beforeBody);
    const connection = new SMTPConnection(this.options);
    try {
      await this.deliver(connection, mail, body, signal);
    } catch (error) {
      throw body.refusal ?? toDeliveryError(error as SmtpError, body.isComplete);
    } finally {
      connection.close();
    }
  }

  private deliver(connection: SMTPConnection, mail: OutgoingMail, body: Body, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const next = (step: () => void) => (error?: Error | null) => (error ? reject(error) : step());
      connection.on("error", reject);
      connection.once("end", () => reject(new Error("the server closed the connection")));
      signal.addEventListener("abort", () => reject(new Error("there was no more time")), { once: true });
      const from = /<([^>]*)>/.exec(mail.from)?.[1] ?? mail.from;
      const send = () => connection.send({ from, to: [mail.to], size: body.size }, body.stream, next(resolve));
      const { auth } = this;
      connection.connect(next(() => (auth ? connection.login({ credentials: auth, ...auth }, next(send)) : send())));
    });
  }
}

function compose(mail: OutgoingMail): Promise<Buffer> {
  const headers = { "Auto-Submitted": "auto-generated", ...mail.headers };
  return new MailComposer({ ...mail, headers, disableFileAccess: true, disableUrlAccess: true }).compile().build();
}

/** The content of a mail as a stream. It is read only after the server has accepted the envelope. */
class Body {
  readonly size: number;
  readonly stream: Readable;
  /** Whether all of it has been read. */
  isComplete = false;
  /** The error of `beforeBody`, which stopped the mail. */
  refusal: Error | null = null;

  constructor(content: Buffer, beforeBody: BeforeBody) {
    this.size = content.length;
    this.stream = Readable.from(this.read(content, beforeBody), { objectMode: false });
    this.stream.once("end", () => (this.isComplete = true));
  }

  private async *read(content: Buffer, beforeBody: BeforeBody): AsyncGenerator<Buffer> {
    await beforeBody().catch((error: Error) => {
      this.refusal = error;
      throw error;
    });
    yield content;
  }
}

/** https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1: 4xx may pass, 5xx will not. */
function toDeliveryError(error: SmtpError, isComplete: boolean): DeliveryError {
  const { responseCode = 0, command = "" } = error;
  if (responseCode === 0) return new DeliveryError(isComplete ? "unsure" : "later", false, reasonOf(error));
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  // A rejected login or sender affects every mail. The operator can correct the setting, so these are retried.
  const isOurs = !isAboutMail && command !== "MAIL FROM";
  return new DeliveryError(responseCode >= 500 && !isOurs ? "never" : "later", isAboutMail, reasonOf(error));
}

/** Only codes and commands, no addresses. https://www.rfc-editor.org/rfc/rfc3463: the second code says more, as 5.1.1. */
function reasonOf({ responseCode, response = "", command, code, syscall, errno, message }: SmtpError): string {
  if (responseCode) {
    const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
    return `${command || "connection"} answered with ${[responseCode, detail].filter(Boolean).join(" ")}`;
  }
  if (syscall && errno) return `${syscall} failed: ${getSystemErrorName(errno)}`;
  return code ?? message;
}
