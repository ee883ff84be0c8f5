import { ArrayMaxSize, ArrayUnique, IsArray, IsIn, IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { CalendarDate } from "../../../platform/graphql/CalendarDate";
import { fieldMessages } from "../../../platform/messages";
import { sessions as limits } from "../limits";
import { Weekday, weekdays } from "../../../platform/time/weekday";
import { IsDay } from "../../../platform/validation/isDay";
import { MayBeEmpty, saying } from "../../../platform/validation/validation";
import { Frequency } from "../choices";
import { sessionMessages } from "../messages";

const frequencies = Object.values(Frequency);

@ObjectType({ simpleResolvers: true, description: "How often a session takes place." })
export class Repeats {
  @Field(() => Frequency, { description: "How often." })
  frequency!: Frequency;

  @Field(() => [Weekday], { description: "On which days of the week; empty unless it is weekly." })
  weekdays!: Weekday[];
}

@ObjectType({ simpleResolvers: true, description: "When a session that repeats ends: one of the two." })
export class Ends {
  @Field(() => CalendarDate, { nullable: true, description: "The last day that it may be on." })
  on!: string | null;

  @Field(() => Int, { nullable: true, description: "After how many dates." })
  after!: number | null;
}

@InputType({ description: "How often a session takes place." })
export class RepeatsInput {
  @Field(() => Frequency, { description: "How often." })
  @IsIn(frequencies, saying(sessionMessages.frequencyUnknown(), { type: "string", enum: frequencies }))
  frequency!: Frequency;

  @Field(() => [Weekday], {
    nullable: true,
    description: "On which days of the week, for a weekly session; left out: on that of its first day.",
  })
  @IsIn(weekdays, {
    each: true,
    ...saying(sessionMessages.weekdayUnknown(), { items: { type: "string", enum: weekdays } }),
  })
  @ArrayUnique(saying(sessionMessages.tooManyWeekdays()))
  @ArrayMaxSize(
    weekdays.length,
    saying(sessionMessages.tooManyWeekdays(), { type: "array", maxItems: weekdays.length }),
  )
  @IsArray(saying((field) => fieldMessages.invalid({ field })))
  @MayBeEmpty()
  weekdays?: Weekday[] | null;
}

const outOfRange = saying((field) => fieldMessages.outOfRange({ field, min: 1, max: limits.dates }), {
  type: "integer",
  minimum: 1,
  maximum: limits.dates,
});

@InputType({ description: "When a session that repeats ends: one of the two." })
export class EndsInput {
  @Field(() => CalendarDate, { nullable: true, description: "The last day that it may be on." })
  @IsDay()
  @MayBeEmpty()
  on?: string | null;

  @Field(() => Int, { nullable: true, description: `After how many dates: 1 to ${limits.dates}.` })
  @Max(limits.dates, outOfRange)
  @Min(1, outOfRange)
  @IsInt(outOfRange)
  @MayBeEmpty()
  after?: number | null;
}
