import { getSystemErrorName } from "node:util";
import { createTransport, type NodemailerError, type Transporter } from "nodemailer";
import { mail as limits } from "../limits/jobLimits";
import { DeliveryError, type MailTransport, type OutgoingMail } from "./MailTransport";

/** Sends each mail over a connection of its own. */
export class SmtpTransport implements MailTransport {
  private readonly transporter: Transporter;

  constructor(url: string, { connectMs, socketMs }: Pick<typeof limits, "connectMs" | "socketMs"> = limits) {
    this.transporter = createTransport({
      url,
      connectionTimeout: connectMs,
      dnsTimeout: connectMs,
      greetingTimeout: connectMs,
      socketTimeout: socketMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async check(): Promise<void> {
    await this.transporter.verify().catch((error: NodemailerError) => {
      throw new DeliveryError("later", false, reasonOf(error));
    });
  }

  async send(mail: OutgoingMail): Promise<void> {
    const headers = { "Auto-Submitted": "auto-generated", ...mail.headers };
    await this.transporter.sendMail({ ...mail, headers }).catch((error: NodemailerError) => {
      throw toDeliveryError(error);
    });
  }
}

/** https://www.rfc-editor.org/rfc/rfc5321#section-4.2.1: 4xx may pass, 5xx will not. */
function toDeliveryError(error: NodemailerError): DeliveryError {
  const { responseCode = 0, command = "" } = error;
  if (responseCode === 0)
    return new DeliveryError(isConnectionError(error) ? "unsure" : "later", false, reasonOf(error));
  const isAboutMail = command === "RCPT TO" || command === "DATA";
  // A rejected login or sender affects every mail. The operator can correct the setting, so these are retried.
  const isOurs = !isAboutMail && command !== "MAIL FROM";
  return new DeliveryError(responseCode >= 500 && !isOurs ? "never" : "later", isAboutMail, reasonOf(error));
}

/** Whether an open connection was lost: nobody knows how much of the mail the server has. */
function isConnectionError({ code = "", syscall, timeoutType = "SOCKET_TIMEOUT" }: NodemailerError): boolean {
  if (syscall === "connect" || timeoutType !== "SOCKET_TIMEOUT") return false;
  return ["ECONNECTION", "ESOCKET", "ETIMEDOUT", "EPROTOCOL"].includes(code);
}

/** Only codes and commands, no addresses. https://www.rfc-editor.org/rfc/rfc3463: the second code says more, as 5.1.1. */
function reasonOf({ responseCode, response = "", command, code, syscall, errno, message }: NodemailerError): string {
  if (responseCode) {
    const [, detail] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response) ?? [];
    return `${command || "connection"} answered with ${[responseCode, detail].filter(Boolean).join(" ")}`;
  }
  if (syscall && errno) return `${syscall} failed: ${getSystemErrorName(errno)}`;
  return code ?? message;
}
