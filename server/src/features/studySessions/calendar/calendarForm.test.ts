import ICAL from "ical.js";
import { OccurrenceState } from "../choices";
import { writeCalendar } from "./writeCalendar";

const entry = {
  ...{ id: "01a20a25-bbba-7765-b239-cf73463da7c9", sequence: 0, state: OccurrenceState.PLANNED },
  ...{ startsAt: new Date("2027-03-01T12:00:00Z"), endsAt: new Date("2027-03-01T13:00:00Z") },
  ...{ createdAt: new Date("2027-02-01T12:00:00Z"), updatedAt: new Date("2027-02-01T12:00:00Z") },
  ...{ title: "Algebra", goal: null, group: null },
};

const read = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);

describe("B12 the form of a calendar", () => {
  // Each of these lengths puts the fold of the line somewhere else, also between a backslash and a comma.
  it.each([...Array(12).keys()])("gives a link as it is, whatever is in it, after %i characters more", async (more) => {
    const place = `https://maps.example.org/${"x".repeat(more)}/@14.5995,120.9842,17z;a=1?path=a\\b,c;d#e,f;g`;

    const text = await writeCalendar([{ ...entry, place, goal: "URL;VALUE=URI:a,b\nURL;VALUE=URI:c;d" }], "localhost");

    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const event = read(text).getFirstSubcomponent("vevent");
    expect(event?.getFirstPropertyValue("url")).toBe(place);
    expect(event?.getFirstPropertyValue("location")).toBe(place);
    expect(event?.getFirstPropertyValue("description")).toBe("URL;VALUE=URI:a,b\nURL;VALUE=URI:c;d");
  });

  it("has a component also without dates", async () => {
    const text = await writeCalendar([], "localhost");

    const [zone, ...others] = read(text).getAllSubcomponents();
    expect([zone?.name, others]).toEqual(["vtimezone", []]);
    expect([zone?.getFirstPropertyValue("tzid"), zone?.getAllSubcomponents("standard").length]).toEqual(["Etc/UTC", 1]);
    expect(text).toMatch(/\r\nEND:VTIMEZONE\r\nEND:VCALENDAR\r\n$/);
    expect(await writeCalendar([{ ...entry, place: null }], "localhost")).not.toContain("VTIMEZONE");
  });
});
