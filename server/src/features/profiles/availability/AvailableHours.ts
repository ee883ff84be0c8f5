import { IsIn } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import { isClockTime, IsClockTime, toMinutes } from "../../../platform/time/clockTime";
import { Weekday, weekdays } from "../../../platform/time/weekday";
import { custom, IsRequired, saying } from "../../../platform/validation/validation";
import { profileMessages } from "../messages";

@ObjectType({ simpleResolvers: true, description: "Hours of a week in which a member is usually free to study." })
export class AvailableHours {
  @Field(() => Weekday, { description: "On which day." })
  weekday!: Weekday;

  @Field(() => String, { description: "The first minute, as `19:00`." })
  from!: string;

  @Field(() => String, { description: "The minute after the last one, as `21:00`; `24:00` is the end of the day." })
  to!: string;
}

/** Hours over midnight need two entries, one for each day. An invalid start has its own error. */
function IsAfterFrom(): PropertyDecorator {
  return custom("isAfterFrom", {
    validate(value, object) {
      const { from } = object as { from?: unknown };
      return !isClockTime(from) || toMinutes(String(value)) > toMinutes(from);
    },
    say: profileMessages.hoursEndBeforeStart,
  });
}

@InputType({ description: "Hours of a week in which the viewer is usually free; hours over midnight are two entries." })
export class AvailableHoursInput {
  @Field(() => Weekday, { description: "On which day." })
  @IsIn(weekdays, saying(profileMessages.weekdayUnknown(), { type: "string", enum: weekdays }))
  weekday!: Weekday;

  @Field(() => String, { description: "The first minute, as `19:00`." })
  @IsClockTime()
  @IsRequired(profileMessages.hoursRequired())
  from!: string;

  @Field(() => String, {
    description: "The minute after the last one, later than `from`; `24:00` is the end of the day.",
  })
  @IsAfterFrom()
  @IsClockTime({ orMidnight: true })
  @IsRequired(profileMessages.hoursRequired())
  to!: string;
}
