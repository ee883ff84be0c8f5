import { Allow, ArrayMaxSize, IsBoolean, IsEnum, IsIn, IsInt, Max, Min } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { fieldMessages } from "../../platform/messages";
import { PageArgs } from "../../platform/paging/PageArgs";
import { IsTimeZone } from "../../platform/validation/timeZone";
import { custom, MaxCharacters, MayBeEmpty, MayBeNull, OneLine, saying } from "../../platform/validation/validation";
import { CareerStatus, careerStatuses } from "../profiles/careerStatus";
import { Interest } from "../profiles/interest";
import { filters as limits } from "./limits";
import { directoryMessages } from "./messages";
import { ProfileSort } from "./ProfileSort";

const invalid = saying((field) => fieldMessages.invalid({ field }));
const atMost = (max: number, schema: object) =>
  saying((field) => fieldMessages.tooManyEntries({ field, max }), { ...schema, type: "array", maxItems: max });
const hoursApart = saying((field) => fieldMessages.outOfRange({ field, min: 0, max: limits.hoursApart }), {
  ...{ type: "integer", minimum: 0, maximum: limits.hoursApart },
});

const areShort = custom("isSkills", {
  validate: (value) =>
    Array.isArray(value) && value.every((skill) => typeof skill === "string" && [...skill].length <= limits.skill),
  say: (field) => fieldMessages.tooLong({ field, max: limits.skill }),
});

function IsSkills(): PropertyDecorator {
  return (target, property) => {
    OneLine()(target, property);
    areShort(target, property);
  };
}

/** Which profiles of the directory, and in which order. All filters apply; what is left out or empty filters nothing. */
@ArgsType()
export class ProfileListArgs extends PageArgs {
  @Field(() => [Interest], {
    nullable: true,
    description: "Anyone with one of these; left out or empty is everyone.",
  })
  @Allow()
  interests?: Interest[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Words of the name, skills, topics, place, company or school, as in \`search\`; at most ${limits.text} characters.`,
  })
  @MaxCharacters(limits.text)
  @MayBeEmpty()
  text?: string | null;

  @Field(() => [CareerStatus], { nullable: true, description: "Anyone with one of these." })
  @ArrayMaxSize(careerStatuses.length, atMost(careerStatuses.length, { items: { enum: careerStatuses } }))
  @IsIn(careerStatuses, { ...invalid, each: true })
  @MayBeNull()
  statuses?: CareerStatus[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `Who has all of these skills, at most ${limits.skills}; capitals make no difference.`,
  })
  @ArrayMaxSize(limits.skills, atMost(limits.skills, { items: { type: "string", maxLength: limits.skill } }))
  @IsSkills()
  @MayBeNull()
  skills?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description: `Members with a clock that differs from the viewer's by at most so many hours today, 0 to ${limits.hoursApart}.`,
  })
  @IsInt(hoursApart)
  @Min(0, hoursApart)
  @Max(limits.hoursApart, hoursApart)
  @MayBeNull()
  hoursApart?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The IANA time zone from which `hoursApart` counts; left out, that of the viewer's profile.",
  })
  @IsTimeZone()
  @MayBeEmpty()
  timeZone?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: `true: who is free at the same time as the viewer for at least ${limits.freeMinutes} minutes a week, by today's clocks. Members only, with hours of their own.`,
  })
  @IsBoolean(saying((field) => fieldMessages.noBoolean({ field }), { type: "boolean" }))
  @MayBeNull()
  freeWithMe?: boolean | null;

  @Field(() => Int, { nullable: true, description: "Who was here within the last 7 or 30 days. Members only." })
  @IsIn(
    limits.activeDays,
    saying((field) => directoryMessages.daysUnknown({ field }), { type: "integer", enum: limits.activeDays }),
  )
  @MayBeNull()
  activeDays?: number | null;

  @Field(() => ProfileSort, { defaultValue: ProfileSort.NEWEST, description: "In which order." })
  @IsEnum(ProfileSort, invalid)
  @Allow()
  sort: ProfileSort = ProfileSort.NEWEST;
}
