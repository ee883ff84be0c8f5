import { Type } from "class-transformer";
import { IsIn, IsObject, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Interest, interests } from "../../platform/interest";
import { text } from "../../platform/limits/limits";
import { IsTimeZone } from "../../platform/validation/timeZone";
import {
  IsRequired,
  IsWebAddress,
  MaxCharacters,
  MayBeEmpty,
  MayBeLeftOut,
  saying,
} from "../../platform/validation/validation";
import { CareerStatus, careerStatuses } from "./careerStatus";
import { IsSkillList } from "./skills";
import { profileMessages } from "./messages";

const link = { nullable: true, description: "An http or https address; null or empty clears it." };
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
    description: `At least one, at most ${text.skills} of ${text.skill} characters; trimmed, without empties and repeats. They cannot be cleared.`,
  })
  @IsSkillList()
  @MayBeLeftOut()
  skills?: string[] | null;

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
    description: "An IANA time zone, as `Asia/Manila`; it is stored under its canonical name. Null or empty clears it.",
  })
  @IsTimeZone()
  @MayBeEmpty()
  timeZone?: string | null;

  @Field(() => String, words(text.bio))
  @MaxCharacters(text.bio)
  @MayBeEmpty()
  bio?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  photo?: string | null;

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
