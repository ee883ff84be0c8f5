import { inEnglish } from "../../../messages";
import type { MailContent } from "../../../platform/mail/MailContent";
import { notificationMails as limits } from "../limits";
import { parts } from "../../../platform/parts";
import { type Line, type MailedLine, summarize } from "../list/notificationService";

interface Addresses {
  siteUrl: string;
  /** Of the link that stops these mails. */
  token: string;
  /** Of the one that mutes the group that it is about; null for none. */
  groupToken?: string | null;
}

interface Written {
  content: MailContent;
  headers: Readonly<Record<string, string>>;
}

/** A mail about one line. */
export function writeNotice(name: string, line: MailedLine, { siteUrl, token, groupToken }: Addresses): Written {
  const summary = textOf(line);
  const content = {
    subject: summary,
    name,
    paragraphs: [`${summary}.`],
    quote: line.text,
    action: { label: "Have a look", url: urlOf(line, siteUrl) },
    notes: [`You asked for an email about “${labelOf(line.kind)}” when you haven't seen it on the site.`],
    links: [
      ...footLinks("No more of these emails", { siteUrl, token }),
      ...(groupToken ? [stoppingLink("Mute this group", siteUrl, groupToken)] : []),
    ],
  };
  return { content, headers: stopHeaders({ siteUrl, token }) };
}

/** A mail about all that a member has not seen, kind by kind. */
export function writeDigest(name: string, lines: readonly Line[], { siteUrl, token }: Addresses): Written {
  const shown = lines.slice(0, limits.shownLines);
  const more = lines.length - shown.length;
  const sections = [...new Set(shown.map(({ kind }) => kind))].map((kind) => ({
    title: labelOf(kind),
    lines: shown
      .filter((line) => line.kind === kind)
      .map((line) => ({ text: textOf(line), url: urlOf(line, siteUrl) })),
  }));
  const [first, ...others] = lines.map(textOf);
  const content = {
    subject: others.length > 0 ? `${first} and ${others.length} more` : (first ?? ""),
    name,
    paragraphs: ["Here is what you haven't seen yet on Study Circle."],
    sections,
    action: { label: more > 0 ? `See ${more} more` : "See all notifications", url: `${siteUrl}/notifications` },
    notes: ["We send this at 8 in the morning. You can change that in your notification settings."],
    links: footLinks("No more daily and weekly emails", { siteUrl, token }),
  };
  return { content, headers: stopHeaders({ siteUrl, token }) };
}

const labelOf = (kind: string) => parts().notificationKinds.get(kind)?.label ?? kind;

function textOf(line: Line): string {
  const message = summarize(line);
  return message ? inEnglish(message) : "";
}

function urlOf({ kind, subjectId, commentId }: Line, siteUrl: string): string {
  const path = parts().notificationKinds.get(kind)?.subject.pathOf?.(subjectId, commentId) ?? "/notifications";
  return siteUrl + path;
}

/** In the footer. The token is after the `#`, where no server and no log sees it. */
export const footLinks = (label: string, { siteUrl, token }: Addresses) => [
  { label: "Notification settings", url: `${siteUrl}/settings/notifications` },
  stoppingLink(label, siteUrl, token),
];

const stoppingLink = (label: string, siteUrl: string, token: string) => ({
  label,
  url: `${siteUrl}/unsubscribe#token=${token}`,
});

/** https://www.rfc-editor.org/rfc/rfc8058: mail programs stop these mails with one request. It needs the token in the URL. */
export const stopHeaders = ({ siteUrl, token }: Addresses) => ({
  "List-Unsubscribe": `<${siteUrl}/unsubscribe?token=${token}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});
