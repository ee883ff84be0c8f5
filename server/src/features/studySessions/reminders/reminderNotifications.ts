import type { EventData } from "../../../platform/events/events";
import { defineNotification } from "../../../platform/notifications/defineNotification";
import { withdrawal } from "../../../platform/notifications/defineNotification";
import type { Message } from "../../../messages";
import { sessionMessages } from "../messages";
import { datesOfSession, titleOfDate } from "../notificationStatements";
import { dateSubject } from "../sessionNotifications";
import { type ReminderKind, soon, tomorrow } from "./reminderKinds";
import { isRemindedOf } from "./reminderStatements";

interface Words {
  description: string;
  label: string;
  say(texts: { title: string }): Message;
}

const ofSeries = ({ sessionId }: { sessionId: string }) => ({ subjects: datesOfSession, of: sessionId });

/** A line is visible while the date is in the future, has not been moved, and its reader goes. */
const reminderOf = <K extends ReminderKind["event"]>(kind: ReminderKind & { event: K }, { say, ...names }: Words) =>
  defineNotification<K>({
    ...names,
    kind: kind.kind,
    topic: "SESSIONS",
    scope: "sessions:read",
    event: kind.event,
    recipients: ({ userIds }: EventData<K>) => userIds,
    actorOf: () => null,
    subjectOf: ({ occurrenceId }: EventData<K>) => occurrenceId,
    subject: dateSubject,
    isReadable: isRemindedOf(kind),
    title: titleOfDate,
    summarize: ({ title }) => say({ title: title ?? "" }),
    isPrompt: true,
    refreshedBy: [
      withdrawal("dateMoved", ({ occurrenceId }) => ({ subject: occurrenceId })),
      withdrawal("dateCancelled", ({ occurrenceId }) => ({ subject: occurrenceId })),
      withdrawal("sessionChanged", ofSeries),
      withdrawal("datesCancelled", ofSeries),
    ],
  });

export const reminderNotifications = [
  reminderOf(
    { ...tomorrow, event: "dateIsTomorrow" },
    {
      description: "A date that the viewer goes to begins within 24 hours.",
      label: "Reminders a day before your sessions",
      say: sessionMessages.startsTomorrow,
    },
  ),
  reminderOf(
    { ...soon, event: "dateIsSoon" },
    {
      description: "A date that the viewer goes to begins within 2 hours.",
      label: "Reminders two hours before your sessions",
      say: sessionMessages.startsSoon,
    },
  ),
];
