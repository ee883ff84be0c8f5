import { Type } from "class-transformer";
import { ArrayMaxSize, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { IsTimeZone } from "../../../platform/validation/timeZone";
import { MayBeEmpty, saying } from "../../../platform/validation/validation";
import { AvailableHoursInput } from "../availability/AvailableHours";
import { profiles as limits } from "../limits";
import { IsTopicList } from "../skills";

@InputType({
  description:
    "What the viewer wants to learn, and when. A field that is left out keeps its value; null or empty clears it.",
})
export class StudyWishesInput {
  @Field(() => [String], {
    nullable: true,
    description: `At most ${limits.learning} topics of ${limits.topic} characters; trimmed, without empties and repeats.`,
  })
  @IsTopicList()
  @MayBeEmpty()
  learning?: string[] | null;

  @Field(() => String, { nullable: true, description: "An IANA time zone, as `Asia/Manila`." })
  @IsTimeZone()
  @MayBeEmpty()
  timeZone?: string | null;

  @Field(() => [AvailableHoursInput], {
    nullable: true,
    description: `By the viewer's own clock: at most ${limits.availableHours} entries, which replace those before.`,
  })
  @ValidateNested({ each: true })
  @ArrayMaxSize(
    limits.availableHours,
    saying((field) => fieldMessages.tooManyEntries({ field, max: limits.availableHours })),
  )
  @Type(() => AvailableHoursInput)
  @MayBeEmpty()
  availability?: AvailableHoursInput[] | null;
}
