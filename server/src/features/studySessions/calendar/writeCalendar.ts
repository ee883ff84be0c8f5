import { setImmediate as nextTurn } from "node:timers/promises";
import ical, { ICalEventStatus } from "ical-generator";
import { isOtherOfTwo, nameIn } from "../../groups/group/groupName";
import { OccurrenceState } from "../choices";
import { toLine } from "../../../platform/validation/text";
import { isLink } from "../plan/place";

/** One date, as calendar programs get it. */
export interface CalendarEntry {
  id: string;
  startsAt: Date;
  endsAt: Date;
  state: OccurrenceState;
  sequence: number;
  createdAt: Date;
  updatedAt: Date;
  title: string;
  goal: string | null;
  place: string | null;
  /** The name of the group, for `nameIn`; null without one. */
  group: string | null;
}

/** RFC 5545 takes no control characters in texts but line breaks and tabs. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
const clean = (text: string) => text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, "");

/** A part of the tags of calendars: change it with the form of the text. */
export const calendarForm = 2;

/** An event takes about a third of a millisecond. */
const eventsPerTurn = 20;

/**
 * A calendar with one event for each date, in UTC and without recurrence: https://www.rfc-editor.org/rfc/rfc5545. It contains no
 * names of members. The output is deterministic. Others are served after every 20 events.
 */
export async function writeCalendar(entries: readonly CalendarEntry[], host: string): Promise<string> {
  const [head, end] = splitAt(emptyCalendar().toString(), "END:VCALENDAR");
  if (entries.length === 0) return `${withZone((head + end).trimEnd())}\r\n`;
  const events: string[] = [];
  for (const [index, entry] of entries.entries()) {
    if (index % eventsPerTurn === eventsPerTurn - 1) await nextTurn();
    events.push(writeEvent(entry, host));
  }
  return `${[head, ...events, end].join("").trimEnd()}\r\n`;
}

const emptyCalendar = () => ical({ name: "Study Circle", prodId: "//Study Circle//Sessions//EN", ttl: 3_600 });

function splitAt(text: string, start: string): [before: string, from: string] {
  const at = text.lastIndexOf(start);
  return [text.slice(0, at), text.slice(at)];
}

/** The group, without the name of the other member of a group of two; below it the goal. */
function describe({ group, goal }: CalendarEntry): string | null {
  const name = group !== null && (isOtherOfTwo(group) ? "Your group of two" : `Group: ${toLine(nameIn(group))}`);
  return [name, goal !== null && clean(goal)].filter(Boolean).join("\n") || null;
}

function writeEvent(entry: CalendarEntry, host: string): string {
  const { id, place } = entry;
  const calendar = emptyCalendar();
  calendar.createEvent({
    id: `${id}@${host}`,
    stamp: entry.updatedAt,
    created: entry.createdAt,
    lastModified: entry.updatedAt,
    sequence: entry.sequence,
    start: entry.startsAt,
    end: entry.endsAt,
    summary: toLine(entry.title),
    description: describe(entry),
    location: place === null ? null : toLine(place),
    url: place !== null && isLink(place) ? new URL(place).href : null,
    status: entry.state === OccurrenceState.CANCELLED ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  const [event] = splitAt(calendar.toString(), "END:VCALENDAR");
  return withPlainLinks(event.slice(event.indexOf("BEGIN:VEVENT")));
}

/**
 * RFC 5545, 3.3.13: an address is written as it is. The library puts a backslash before each comma and semicolon, as in a
 * text, and calendar programs would open another page. A line can be folded after the backslash.
 */
const withPlainLinks = (calendar: string) =>
  calendar.replace(/^URL;VALUE=URI:.*(?:\r\n .*)*/gm, (line) => line.replace(/\\(\r\n )?([\\;,])/g, "$1$2"));

/** RFC 5545, 3.6: a calendar has a component at least. One without dates says what zone the times of its dates will be in. */
const withZone = (calendar: string) => calendar.replace(/END:VCALENDAR$/, [...zone, "END:VCALENDAR"].join("\r\n"));

const zone = [
  ...["BEGIN:VTIMEZONE", "TZID:Etc/UTC", "BEGIN:STANDARD", "DTSTART:19700101T000000"],
  ...["TZOFFSETFROM:+0000", "TZOFFSETTO:+0000", "TZNAME:UTC", "END:STANDARD", "END:VTIMEZONE"],
];
