import { Allow } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { text } from "../../platform/limits/limits";
import { OneLine } from "../../platform/validation/validation";

/*
 * Changes to one entry: a field that is left out stays as it is, null clears it. The fields carry no rules here: the
 * changed entry as a whole must satisfy the rules of a new one, which `updateCredential` checks.
 */
const words = { nullable: true, description: `1 to ${text.field} characters.` };
const maybe = { nullable: true, description: `At most ${text.field} characters; null or empty clears it.` };
const firstDay = { nullable: true, description: "The first day." };
const lastDay = { nullable: true, description: "Null or empty while it goes on. Not before `from`." };
const isCurrent = { nullable: true, description: "Whether it goes on today; then `to` is cleared." };

@InputType({ description: "Changes to a job. A field that is left out keeps its value; null clears it." })
export class UpdateExperienceInput {
  @Field(() => ID, { description: "The experience's id." })
  @Allow()
  id!: string;

  @Field(() => String, words)
  @Allow()
  @OneLine()
  title?: string | null;

  @Field(() => String, words)
  @Allow()
  @OneLine()
  company?: string | null;

  @Field(() => CalendarDate, firstDay)
  @Allow()
  from?: string | null;

  @Field(() => CalendarDate, lastDay)
  @Allow()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @Allow()
  current?: boolean | null;

  @Field(() => String, maybe)
  @Allow()
  @OneLine()
  location?: string | null;

  @Field(() => String, maybe)
  @Allow()
  description?: string | null;
}

@InputType({ description: "Changes to a course of study. A field that is left out keeps its value; null clears it." })
export class UpdateEducationInput {
  @Field(() => ID, { description: "The education's id." })
  @Allow()
  id!: string;

  @Field(() => String, words)
  @Allow()
  @OneLine()
  school?: string | null;

  @Field(() => String, words)
  @Allow()
  @OneLine()
  degree?: string | null;

  @Field(() => String, words)
  @Allow()
  @OneLine()
  fieldOfStudy?: string | null;

  @Field(() => CalendarDate, firstDay)
  @Allow()
  from?: string | null;

  @Field(() => CalendarDate, lastDay)
  @Allow()
  to?: string | null;

  @Field(() => Boolean, isCurrent)
  @Allow()
  current?: boolean | null;

  @Field(() => String, maybe)
  @Allow()
  description?: string | null;
}
