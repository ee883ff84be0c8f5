import { Type } from "class-transformer";
import { IsIn, IsInt, IsObject, IsUUID, Max, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { CalendarDate } from "../../../platform/graphql/CalendarDate";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { fieldMessages } from "../../../platform/messages";
import { sessions as limits } from "../limits";
import { IsClockTime } from "../../../platform/time/clockTime";
import { IsTimeZone } from "../../../platform/validation/timeZone";
import { IsFilled, MaxCharacters, MayBeEmpty, saying } from "../../../platform/validation/validation";
import { Interest, interests } from "../../profiles/interest";
import { Company } from "../choices";
import { sessionMessages } from "../messages";
import { IsDay } from "../../../platform/validation/isDay";
import { EndsInput, RepeatsInput } from "./repeats";

const range = ({ min, max }: { min: number; max: number }) =>
  saying((field) => fieldMessages.outOfRange({ field, min, max }), { type: "integer", minimum: min, maximum: max });
const invalid = saying((field) => fieldMessages.invalid({ field }));

export const companies = Object.values(Company);
export const oneOf = (choices: readonly string[]) =>
  saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: choices });

/** A whole number within these bounds. */
const within = (bounds: { min: number; max: number }) => (): PropertyDecorator => (target, property) => {
  for (const rule of [IsInt(range(bounds)), Min(bounds.min, range(bounds)), Max(bounds.max, range(bounds))])
    rule(target, property);
};

export const IsMinutes = within(limits.minutes);
export const IsSeats = within(limits.capacity);
export const IsPartners = within(limits.partners);
export const IsDates = within({ min: 1, max: limits.dates });

@InputType({ description: "Time to study, to plan." })
export class CreateStudySessionInput {
  @Field(() => ID, { nullable: true, description: "The group that it is for; left out: the viewer's own time." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  @MayBeEmpty()
  groupId?: string | null;

  @Field(() => String, { description: `1 to ${limits.title} characters.` })
  @MaxCharacters(limits.title)
  @IsFilled(sessionMessages.titleRequired())
  title!: string;

  @Field(() => String, { nullable: true, description: `What to get done, at most ${limits.goal} characters.` })
  @MaxCharacters(limits.goal)
  @MayBeEmpty()
  goal?: string | null;

  @Field(() => CalendarDate, {
    description: "The first day. A weekly session begins on the first of its weekdays from then on.",
  })
  @IsDay()
  startsOn!: string;

  @Field(() => String, { description: "When it begins by the clock of its zone, as `19:00`." })
  @IsClockTime()
  startTime!: string;

  @Field(() => String, {
    nullable: true,
    description: "The name of an IANA time zone, as `Asia/Manila`; left out: that of the viewer's profile.",
  })
  @IsTimeZone()
  @MayBeEmpty()
  timeZone?: string | null;

  @Field(() => Int, { description: `${limits.minutes.min} to ${limits.minutes.max} minutes.` })
  @IsMinutes()
  durationMinutes!: number;

  @Field(() => RepeatsInput, { nullable: true, description: "How often; left out: once." })
  @ValidateNested()
  @IsObject(invalid)
  @Type(() => RepeatsInput)
  @MayBeEmpty()
  repeats?: RepeatsInput | null;

  @Field(() => EndsInput, { nullable: true, description: "Its end; only, and always, where it repeats." })
  @ValidateNested()
  @IsObject(invalid)
  @Type(() => EndsInput)
  @MayBeEmpty()
  ends?: EndsInput | null;

  @Field(() => String, {
    nullable: true,
    description: `A link, or a place of at most ${limits.place} characters. In a group on request its members alone see it.`,
  })
  @MaxCharacters(limits.place)
  @MayBeEmpty()
  place?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many have a place on each date, the planner among them: ${limits.capacity.min} to ${limits.capacity.max}; left out: as many as like.`,
  })
  @IsSeats()
  @MayBeEmpty()
  capacity?: number | null;

  @Field(() => Company, {
    nullable: true,
    description: "Who may take a free seat in the viewer's own time; left out: NOBODY.",
  })
  @IsIn(companies, oneOf(companies))
  @MayBeEmpty()
  company?: Company | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many others it has a seat for on each date, where it is open: ${limits.partners.min} to ${limits.partners.max}; left out: ${limits.partners.min}.`,
  })
  @IsPartners()
  @MayBeEmpty()
  partners?: number | null;

  @Field(() => Interest, { nullable: true, description: "What an open session is about, so that others find it." })
  @IsIn(interests, invalid)
  @MayBeEmpty()
  interest?: Interest | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
