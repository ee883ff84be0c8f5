import type { EventData } from "../../../platform/events/events";
import { defineNotification } from "../../../platform/notifications/defineNotification";
import type { Message } from "../../../messages";
import { sessionMessages } from "../messages";
import { titleOfDate, whenIsDate } from "../notificationStatements";
import { dateSubject } from "../sessionNotifications";
import { isOwn, plannerOfDate } from "./openStatements";

interface Words<K> {
  kind: string;
  event: K;
  description: string;
  label: string;
  say(texts: { name: string; title: string; day: string }): Message;
}

/** To the planner of an open session, about another member's seat. */
const seatNotification = <K extends "seatTaken" | "seatReturned">({ event, say, ...names }: Words<K>) =>
  defineNotification<K>({
    ...names,
    topic: "SESSIONS",
    scope: "sessions:read",
    event,
    recipients: { statement: plannerOfDate, values: ({ occurrenceId }) => [occurrenceId] },
    actorOf: ({ byId }: EventData<K>) => byId,
    subjectOf: ({ occurrenceId }: EventData<K>) => occurrenceId,
    subject: dateSubject,
    isReadable: isOwn,
    title: titleOfDate,
    when: whenIsDate,
    summarize: ({ title, day, actors: [first] }) =>
      say({ name: first?.name ?? "", title: title ?? "", day: day ?? "" }),
  });

export const openNotifications = [
  seatNotification({
    kind: "SEAT_TAKEN",
    event: "seatTaken",
    description: "A member took a free seat in a session that the viewer planned.",
    label: "Seats taken in your open sessions",
    say: sessionMessages.seatTaken,
  }),
  seatNotification({
    kind: "SEAT_RETURNED",
    event: "seatReturned",
    description: "A member gave a seat in a session that the viewer planned back.",
    label: "Seats given back in your open sessions",
    say: sessionMessages.seatReturned,
  }),
];
