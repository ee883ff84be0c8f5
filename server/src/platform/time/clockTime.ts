import { fieldMessages } from "../messages";
import { custom } from "../validation/validation";

const time = String.raw`([01]\d|2[0-3]):[0-5]\d`;
const clockTime = `^(${time})$`;
const endTime = `^(${time}|24:00)$`;

/** A time of day as clocks show it, without a zone: `19:00`. With `orMidnight` it may also be the end of the day, `24:00`. */
export function IsClockTime({ orMidnight = false } = {}): PropertyDecorator {
  const pattern = orMidnight ? endTime : clockTime;
  return custom("isClockTime", {
    validate: (value) => typeof value === "string" && new RegExp(pattern, "u").test(value),
    say: (field) => fieldMessages.noClockTime({ field }),
    schema: { type: "string", pattern },
  });
}

export const isClockTime = (value: unknown): value is string =>
  typeof value === "string" && new RegExp(clockTime, "u").test(value);

/** The minutes since midnight: `01:30` is 90, and `24:00`, the end of the day, 1,440. */
export function toMinutes(clockTime: string): number {
  const [hours, minutes] = clockTime.split(":").map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** The inverse of `toMinutes`. */
export function toClockTime(minutes: number): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${part(Math.floor(minutes / 60))}:${part(minutes % 60)}`;
}
