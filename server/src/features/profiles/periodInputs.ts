import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";
import { CalendarDate, toCalendarDay } from "../../platform/graphql/CalendarDate";
import { IdempotencyKeyField } from "../../platform/idempotency/keyField";
import { text } from "../../platform/limits/limits";
import {
  custom,
  IsFilled,
  IsRequired,
  LongText,
  MaxCharacters,
  MayBeEmpty,
  saying,
} from "../../platform/validation/validation";
import { fieldMessages } from "../../platform/messages";
import { IsLifeDay } from "./lifeDay";
import { profileMessages } from "./messages";

const words = { nullable: true, description: `At most ${text.field} characters.` };
const required = { description: `1 to ${text.field} characters.` };
const lastDay = {
  nullable: true,
  description: "The last day; left out, null or empty while it goes on. Not before `from`.",
};
const noBoolean = saying((field) => fieldMessages.noBoolean({ field }));
const isCurrent = { defaultValue: false, description: "Whether it goes on today; then `to` is ignored." };

/** The last day may be the first one, but not before it. */
function IsNotBeforeFrom(): PropertyDecorator {
  return custom("isNotBeforeFrom", {
    validate: (value, object) => {
      const { from, current } = object as { from?: unknown; current?: unknown };
      return current === true || (toCalendarDay(String(value)) ?? "") >= (toCalendarDay(String(from)) ?? "");
    },
    say: profileMessages.toBeforeFrom,
  });
}

@InputType({ description: "A job to add to the viewer's profile." })
export class AddExperienceInput {
  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled(profileMessages.titleRequired())
  title!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled(profileMessages.companyRequired())
  company!: string;

  @Field(() => CalendarDate, { description: "The first day." })
  @IsLifeDay()
  @IsRequired(profileMessages.fromRequired())
  from!: string;

  @Field(() => CalendarDate, lastDay)
  @IsNotBeforeFrom()
  @IsLifeDay()
  @MayBeEmpty()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @IsBoolean(noBoolean)
  current: boolean = false;

  @Field(() => String, words)
  @MaxCharacters(text.field)
  @MayBeEmpty()
  location?: string | null;

  @Field(() => String, words)
  @LongText(text.field)
  @MayBeEmpty()
  description?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A course of study to add to the viewer's profile." })
export class AddEducationInput {
  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled(profileMessages.schoolRequired())
  school!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled(profileMessages.degreeRequired())
  degree!: string;

  @Field(() => String, required)
  @MaxCharacters(text.field)
  @IsFilled(profileMessages.fieldOfStudyRequired())
  fieldOfStudy!: string;

  @Field(() => CalendarDate, { description: "The first day." })
  @IsLifeDay()
  @IsRequired(profileMessages.fromRequired())
  from!: string;

  @Field(() => CalendarDate, lastDay)
  @IsNotBeforeFrom()
  @IsLifeDay()
  @MayBeEmpty()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @IsBoolean(noBoolean)
  current: boolean = false;

  @Field(() => String, words)
  @LongText(text.field)
  @MayBeEmpty()
  description?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
