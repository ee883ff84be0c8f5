import { MailFolder } from "./MailFolder";
import type { MailTransport } from "./MailTransport";
import { SmtpTransport } from "./SmtpTransport";

/** How this process sends mail. */
export interface Mail {
  /** null: this site sends no mail. */
  readonly transport: MailTransport | null;
  readonly from: string;
  /** How long a mail that can wait is held back, in case it is no longer needed. */
  readonly waitSeconds: number;
  /** Without a slash at its end. Links in mail start with it. */
  readonly siteUrl: string;
}

/** Where mail goes: to a server, into a folder in development, or nowhere. */
export interface MailConfig {
  smtpUrl: string | null;
  /** null: mail is not stored in a folder. */
  folder: string | null;
  /** Whether `/mail` shows the mails of the folder. */
  hasViewer: boolean;
  from: string;
  /** How long a mail that can wait is held back, in seconds. */
  waitSeconds: number;
  /** The site's address in links. Only from the settings, never from a request. */
  siteUrl: string;
}

export const noMail: Mail = { transport: null, from: "", waitSeconds: 0, siteUrl: "" };

export function openMail({ smtpUrl, folder, from, waitSeconds, siteUrl }: MailConfig): Mail {
  const transport = smtpUrl ? new SmtpTransport(smtpUrl) : folder ? new MailFolder(folder) : null;
  return { transport, from, waitSeconds, siteUrl };
}
