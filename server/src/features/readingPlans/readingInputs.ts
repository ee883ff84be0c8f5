import { IsBoolean, IsInt, IsUUID, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import type { Message } from "../../messages";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { fieldMessages } from "../../platform/messages";
import { IsDay } from "../../platform/validation/isDay";
import { hasVisibleText } from "../../platform/validation/text";
import { custom, IsFilled, MaxCharacters, MayBeLeftOut, OneLine, saying } from "../../platform/validation/validation";
import { reading as limits } from "./limits";
import { readingMessages } from "./messages";

const noId = saying((field) => fieldMessages.noId({ field }));
const noWeek = saying((field) => fieldMessages.outOfRange({ field, min: 1, max: limits.weeks }));
const group = { description: "The group's id, which is that of its post." };
const weeks = {
  description: `What to read in each week: 1 to ${limits.weeks} weeks, each of 1 to ${limits.week} characters.`,
};
const startsOn = { description: `The first day of the first week, from ${limits.first} to ${limits.last}.` };

/** What is wrong with the weeks of a plan; null when nothing is. */
function weeksError(field: string, value: unknown): Message | null {
  if (!Array.isArray(value) || !value.every((week) => typeof week === "string"))
    return fieldMessages.invalid({ field });
  if (value.length === 0) return readingMessages.weeksNeeded();
  if (value.length > limits.weeks) return fieldMessages.tooManyEntries({ field, max: limits.weeks });
  if (!value.every(hasVisibleText)) return readingMessages.weekRequired();
  const isShort = value.every((week) => [...week].length <= limits.week);
  return isShort ? null : fieldMessages.tooLong({ field, max: limits.week });
}

function AreWeeks(): PropertyDecorator {
  const rule = custom("areWeeks", {
    validate: (value) => weeksError("", value) === null,
    say: (field, value) => weeksError(field, value) ?? fieldMessages.invalid({ field }),
    schema: {
      ...{ type: "array", minItems: 1, maxItems: limits.weeks },
      items: { type: "string", minLength: 1, maxLength: limits.week, pattern: "\\S" },
    },
  });
  return (target, property) => {
    OneLine()(target, property);
    rule(target, property);
  };
}

@InputType()
class PlannedWeeks {
  @Field(() => CalendarDate, startsOn)
  @IsDay()
  startsOn!: string;

  @Field(() => [String], weeks)
  @AreWeeks()
  weeks!: string[];
}

/** Over REST the path names the group, and a book without such an id is not there. */
export class NewReadingPlan extends PlannedWeeks {
  @MaxCharacters(limits.id)
  @IsFilled(readingMessages.bookRequired())
  bookId!: string;
}

@InputType({ description: "A book for a group to read together." })
export class PlanReadingInput extends PlannedWeeks {
  @Field(() => ID, { description: "The book's id: of the catalogue, or one that the viewer added." })
  @IsUUID("all", noId)
  bookId!: string;

  @Field(() => ID, group)
  @IsUUID("all", noId)
  groupId!: string;
}

/** Over REST the path names the group. */
@InputType()
export class ChangedReadingPlan {
  @Field(() => CalendarDate, { nullable: true, ...startsOn })
  @IsDay()
  @MayBeLeftOut()
  startsOn?: string;

  @Field(() => [String], { nullable: true, ...weeks })
  @AreWeeks()
  @MayBeLeftOut()
  weeks?: string[];
}

@InputType({ description: "What changes in a group's plan; what is left out stays." })
export class ChangeReadingPlanInput extends ChangedReadingPlan {
  @Field(() => ID, group)
  @IsUUID("all", noId)
  groupId!: string;
}

@InputType({ description: "A week of a group's plan." })
export class TickReadingInput {
  @Field(() => ID, group)
  @IsUUID("all", noId)
  groupId!: string;

  @Field(() => Int, { description: "Which week, from 1." })
  @Max(limits.weeks, noWeek)
  @Min(1, noWeek)
  @IsInt(noWeek)
  week!: number;

  @Field(() => Boolean, { defaultValue: true, description: "Whether the viewer has read it." })
  @IsBoolean(saying((field) => fieldMessages.noBoolean({ field })))
  isRead: boolean = true;
}
