import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, ValidateIf } from "class-validator";
import { fieldMessages } from "../../../platform/messages";
import { sessions as limits } from "../limits";
import { IsTimestamp } from "../../../platform/time/timestamp";
import { type Weekday, weekdays as allWeekdays } from "../../../platform/time/weekday";
import { MayBeEmpty, saying } from "../../../platform/validation/validation";
import { Frequency } from "../choices";
import { sessionMessages } from "../messages";
import { isOpen } from "../open/offer";
import { CreateStudySessionInput, IsDates, IsMinutes } from "../plan/sessionInputs";

const frequencies = Object.values(Frequency);

/** Over REST the path names the group, and a session that repeats has a number of dates. */
export class RestSession extends CreateStudySessionInput {
  @IsIn(frequencies, saying(sessionMessages.frequencyUnknown(), { type: "string", enum: frequencies }))
  frequency: Frequency = Frequency.NONE;

  @IsIn(allWeekdays, { each: true, ...saying(sessionMessages.weekdayUnknown()) })
  @ArrayUnique(saying(sessionMessages.tooManyWeekdays()))
  @ArrayMaxSize(allWeekdays.length, saying(sessionMessages.tooManyWeekdays()))
  @IsArray(saying((field) => fieldMessages.invalid({ field })))
  @MayBeEmpty()
  weekdays?: Weekday[] | null;

  @IsDates()
  @MayBeEmpty()
  times?: number | null;
}

/** As many dates as a session has that repeats and does not say how often. */
export const usualTimes = 10;

/** What the service takes. */
export function toCreate(
  { frequency, weekdays, times, ...session }: RestSession,
  groupId: string | null,
): CreateStudySessionInput {
  const isRepeated = frequency !== Frequency.NONE;
  const isOffered = isOpen(session.company);
  return {
    ...session,
    groupId,
    // What does not belong to it counts as left out, as weekdays of a session that is not weekly.
    ...(isOffered ? { place: null } : { partners: null, interest: null }),
    repeats: { frequency, weekdays: frequency === Frequency.WEEKLY ? (weekdays ?? null) : null },
    ends: isRepeated ? { after: times ?? usualTimes } : null,
  };
}

export class RestMove {
  @IsTimestamp((field) => sessionMessages.noMoment({ field }))
  @ValidateIf((_object, value) => value != null)
  startsAt?: string | null;

  @IsMinutes()
  @MayBeEmpty()
  durationMinutes?: number | null;
}

const invalid = Number.NaN;

/** A whole number, or nothing; a text is neither, also an empty one. */
export const wholeOrNull = ({ min, max }: { min: number; max: number }, description: string) => ({
  schema: { type: ["integer", "null"], minimum: min, maximum: max, description },
  read: (value: unknown) => (typeof value === "string" ? invalid : (value ?? null)),
});

export const bounds = { minutes: limits.minutes, seats: limits.capacity, dates: { min: 1, max: limits.dates } };
