import { Type } from "class-transformer";
import { ArrayMaxSize, IsBoolean, IsIn, IsObject, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Interest, interests } from "./interest";
import { profiles as limits } from "./limits";
import { text } from "../../platform/limits/limits";
import { fieldMessages } from "../../platform/messages";
import { IsTimeZone } from "../../platform/validation/timeZone";
import {
  IsRequired,
  IsWebAddress,
  LongText,
  MaxCharacters,
  MayBeEmpty,
  MayBeLeftOut,
  saying,
} from "../../platform/validation/validation";
import { AvailableHoursInput } from "./availability/AvailableHours";
import { CareerStatus, careerStatuses } from "./careerStatus";
import { profileVisibilities, ProfileVisibility } from "./ProfileVisibility";
import { IsSkillList, IsTopicList } from "./skills";
import { profileMessages } from "./messages";

const link = { nullable: true, description: "An http or https address; null or empty clears it." };
const noBoolean = saying((field) => fieldMessages.noBoolean({ field }), { type: "boolean" });
const words = (limit: number) => ({
  nullable: true,
  description: `At most ${limit} characters; null or empty clears it.`,
});

@InputType({ description: "Links to pages elsewhere." })
export class SocialLinksInput {
  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  youtube?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  twitter?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  facebook?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  linkedin?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  instagram?: string | null;
}

/** Over REST, where it is a request of its own. */
export class VisibilityInput {
  @IsIn(profileVisibilities, saying(profileMessages.visibilityUnknown(), { type: "string", enum: profileVisibilities }))
  visibility!: ProfileVisibility;
}

/** Over REST, where it is a request of its own. */
export class StudyTimeInput {
  @IsBoolean(noBoolean)
  showsStudyTime!: boolean;
}

@InputType({
  description:
    "What to save in the viewer's profile. A field that is left out keeps its value; null clears it. A new profile needs `status` and `skills`.",
})
export class SaveProfileInput {
  @Field(() => CareerStatus, {
    nullable: true,
    description: "Where the member stands in working life; it cannot be cleared.",
  })
  @IsIn(careerStatuses, saying(profileMessages.statusUnknown(), { type: "string", enum: careerStatuses }))
  @IsRequired(profileMessages.statusRequired())
  @MayBeLeftOut()
  status?: CareerStatus | null;

  @Field(() => [String], {
    nullable: true,
    description: `At least one, at most ${limits.skills} of ${limits.skill} characters; trimmed, without empties and repeats. They cannot be cleared.`,
  })
  @IsSkillList()
  @MayBeLeftOut()
  skills?: string[] | null;

  @Field(() => [String], {
    nullable: true,
    description: `What the member wants to learn: at most ${limits.learning} topics of ${limits.topic} characters; trimmed, without empties and repeats. Null or an empty list clears them.`,
  })
  @IsTopicList()
  @MayBeEmpty()
  learning?: string[] | null;

  @Field(() => Interest, {
    nullable: true,
    description: "Null sets it back to CODING, which a new profile starts with.",
  })
  @IsIn(interests, saying(profileMessages.interestUnknown()))
  @MayBeEmpty()
  interest?: Interest | null;

  @Field(() => String, words(text.field))
  @MaxCharacters(text.field)
  @MayBeEmpty()
  company?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  website?: string | null;

  @Field(() => String, words(text.field))
  @MaxCharacters(text.field)
  @MayBeEmpty()
  location?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An IANA time zone, as `Asia/Manila`; the answer has the name that was sent. Null or empty clears it.",
  })
  @IsTimeZone()
  @MayBeEmpty()
  timeZone?: string | null;

  @Field(() => [AvailableHoursInput], {
    nullable: true,
    description: `When the viewer is usually free to study, by their own clock: at most ${limits.availableHours} entries, which replace those before. Null or an empty list clears them.`,
  })
  @ValidateNested({ each: true })
  @ArrayMaxSize(
    limits.availableHours,
    saying((field) => fieldMessages.tooManyEntries({ field, max: limits.availableHours })),
  )
  @Type(() => AvailableHoursInput)
  @MayBeEmpty()
  availability?: AvailableHoursInput[] | null;

  @Field(() => String, words(limits.bio))
  @LongText(limits.bio)
  @MayBeEmpty()
  bio?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  photo?: string | null;

  @Field(() => ProfileVisibility, { nullable: true, description: "Who may see the profile; it cannot be cleared." })
  @IsIn(profileVisibilities, saying(profileMessages.visibilityUnknown()))
  @IsRequired(profileMessages.visibilityRequired())
  @MayBeLeftOut()
  visibility?: ProfileVisibility | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether those who see the profile see how much the viewer studies; it cannot be cleared.",
  })
  @IsBoolean(noBoolean)
  @IsRequired(profileMessages.showsStudyTimeRequired())
  @MayBeLeftOut()
  showsStudyTime?: boolean | null;

  @Field(() => SocialLinksInput, {
    nullable: true,
    description: "Only the links that are named change; null clears all five.",
  })
  @ValidateNested()
  @IsObject(saying(profileMessages.socialNoObject()))
  @Type(() => SocialLinksInput)
  @MayBeEmpty()
  social?: SocialLinksInput | null;
}
