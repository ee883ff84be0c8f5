import type { MailContent } from "../../../platform/mail/MailContent";
import { wordTime, zoneName } from "../../../platform/time/zoneWords";
import { isOtherOfTwo, nameIn } from "../../groups/group/groupName";
import { footLinks, stopHeaders } from "../../notifications/mails/writeMails";
import { isolate } from "../../../platform/validation/text";
import { isLink } from "../plan/place";

/** What a mail says of a date, as its member reads it. */
export interface ReminderToMail {
  kind: string;
  userId: string;
  name: string;
  email: string;
  /** Of the member's derived links. */
  linkVersion: number;
  occurrenceId: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  goal: string | null;
  place: string | null;
  /** The name of the group, for `nameIn`; null without one. */
  group: string | null;
  /** Of the member's profile, else of the session. */
  timeZone: string;
}

interface Tokens {
  /** Of the link that declines. */
  decline: string;
  /** Of the link that stops these mails. */
  stop: string;
}

/** The mail of a reminder. Its button leads to a page that gives the place back; the tokens are after the `#`. */
export function writeReminder(
  reminder: ReminderToMail,
  siteUrl: string,
  tokens: Tokens,
): { content: MailContent; headers: Readonly<Record<string, string>> } {
  const { name, startsAt, endsAt, goal, place } = reminder;
  const title = isolate(reminder.title);
  const { day, time, isSecond } = wordTime(reminder.timeZone, startsAt);
  const zone = zoneName(reminder.timeZone);
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const stop = { siteUrl, token: tokens.stop };
  const content: MailContent = {
    subject: `${title}: ${day}, ${time} (${zone})`,
    name,
    paragraphs: [
      `“${title}”${inGroup(reminder)} starts on ${day} at ${isSecond ? "the " : ""}${time} (${zone}) and takes ${minutes} minutes.`,
      ...(goal === null ? [] : [`What you want to get done: “${isolate(goal)}”`]),
      ...(place === null || isLink(place) ? [] : [`Where: “${isolate(place)}”`]),
    ],
    sections: sectionsOf(reminder, siteUrl),
    action: { label: "I can't make it", url: `${siteUrl}/decline#token=${tokens.decline}` },
    notes: ["The button opens a page where you can give up your place. It works until the session starts."],
    links: footLinks("No more of these emails", stop),
  };
  return { content, headers: stopHeaders(stop) };
}

/** The group that meets, as notifications call it. */
function inGroup({ group }: ReminderToMail): string {
  if (group === null) return "";
  return isOtherOfTwo(group) ? " in your group of two" : ` in “${isolate(nameIn(group))}”`;
}

/** Where to go: only links, since each line of a section is one. */
function sectionsOf({ occurrenceId, place }: ReminderToMail, siteUrl: string) {
  const lines = [
    ...(place !== null && isLink(place) ? [{ text: place, url: place }] : []),
    { text: "The session's page", url: `${siteUrl}/sessions/${occurrenceId}` },
  ];
  return [{ title: "Where to meet", lines }];
}
