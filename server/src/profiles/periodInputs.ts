import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";
import { CalendarDate, toCalendarDay } from "../shared/CalendarDate";
import { IdempotencyKeyField } from "../shared/idempotency/keyField";
import { text } from "../shared/limits";
import { custom, IsLifeDay, IsFilled, IsRequired, MaxCharacters, MayBeEmpty } from "../shared/validation";

const words = { nullable: true, description: `At most ${text.field} characters.` };
const required = { description: `1 to ${text.field} characters.` };
const lastDay = {
  nullable: true,
  description: "The last day; left out, null or empty while it goes on. Not before `from`.",
};
const isCurrent = { defaultValue: false, description: "Whether it goes on today; then `to` is ignored." };

/** The last day may be the first one, but not before it. */
function IsNotBeforeFrom(): PropertyDecorator {
  return custom("isNotBeforeFrom", undefined, {
    validate: (value, object) => {
      const { from, current } = object as { from?: unknown; current?: unknown };
      return current === true || (toCalendarDay(String(value)) ?? "") >= (toCalendarDay(String(from)) ?? "");
    },
    defaultMessage: () => "to must not be before from",
  });
}

@InputType({ description: "A job to add to the viewer's profile." })
export class AddExperienceInput {
  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled("Title is required")
  title!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled("Company is required")
  company!: string;

  @Field(() => CalendarDate, { description: "The first day." })
  @IsLifeDay()
  @IsRequired("From date is required")
  from!: string;

  @Field(() => CalendarDate, lastDay)
  @IsNotBeforeFrom()
  @IsLifeDay()
  @MayBeEmpty()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @IsBoolean()
  current: boolean = false;

  @Field(() => String, words)
  @MaxCharacters(text.field)
  @MayBeEmpty()
  location?: string | null;

  @Field(() => String, words)
  @MaxCharacters(text.field)
  @MayBeEmpty()
  description?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A course of study to add to the viewer's profile." })
export class AddEducationInput {
  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled("School is required")
  school!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled("Degree is required")
  degree!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled("Field of study is required")
  fieldOfStudy!: string;

  @Field(() => CalendarDate, { description: "The first day." })
  @IsLifeDay()
  @IsRequired("From date is required")
  from!: string;

  @Field(() => CalendarDate, lastDay)
  @IsNotBeforeFrom()
  @IsLifeDay()
  @MayBeEmpty()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @IsBoolean()
  current: boolean = false;

  @Field(() => String, words)
  @MaxCharacters(text.field)
  @MayBeEmpty()
  description?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
