import { registerEnumType } from "type-graphql";

export enum Weekday {
  MONDAY = "MONDAY",
  TUESDAY = "TUESDAY",
  WEDNESDAY = "WEDNESDAY",
  THURSDAY = "THURSDAY",
  FRIDAY = "FRIDAY",
  SATURDAY = "SATURDAY",
  SUNDAY = "SUNDAY",
}

const day = (number: number) => ({ description: `Day ${number} of the week by ISO 8601.` });

registerEnumType(Weekday, {
  name: "Weekday",
  description: "A day of the week.",
  valuesConfig: {
    MONDAY: day(1),
    TUESDAY: day(2),
    WEDNESDAY: day(3),
    THURSDAY: day(4),
    FRIDAY: day(5),
    SATURDAY: day(6),
    SUNDAY: day(7),
  },
});

/** From Monday on. */
export const weekdays: readonly Weekday[] = Object.values(Weekday);
