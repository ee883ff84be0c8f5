import { Type } from "class-transformer";
import { IsIn, ValidateNested } from "class-validator";
import { Field, InputType } from "type-graphql";
import { Interest, interests } from "../shared/interest";
import { text } from "../shared/limits";
import { IsRequired, IsWebAddress, MaxCharacters, MayBeEmpty } from "../shared/validation";
import { CareerStatus, careerStatuses } from "./careerStatus";
import { IsSkillList } from "./skills";

const link = { nullable: true, description: "An http or https address; left out, null or empty clears it." };
const words = (limit: number) => ({
  nullable: true,
  description: `At most ${limit} characters; left out, null or empty clears it.`,
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

@InputType({ description: "A whole profile: what is left out is cleared, but for the interest." })
export class SaveProfileInput {
  @Field(() => CareerStatus, { description: "Where the member stands in working life." })
  @IsIn(careerStatuses, { message: "status is not one of the career statuses" })
  @IsRequired("Status is required")
  status!: CareerStatus;

  @Field(() => [String], {
    description: `At least one, at most ${text.skills} of ${text.skill} characters; trimmed, without empties and repeats.`,
  })
  @IsSkillList()
  skills!: string[];

  @Field(() => Interest, { nullable: true, description: "Left out: CODING on a new profile, unchanged on an old one." })
  @IsIn(interests, { message: "interests is not one of the seven interests" })
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

  @Field(() => String, words(text.bio))
  @MaxCharacters(text.bio)
  @MayBeEmpty()
  bio?: string | null;

  @Field(() => String, link)
  @IsWebAddress()
  @MayBeEmpty()
  photo?: string | null;

  @Field(() => SocialLinksInput, { nullable: true, description: "All five at once; left out clears them." })
  @ValidateNested()
  @Type(() => SocialLinksInput)
  @MayBeEmpty()
  social?: SocialLinksInput | null;
}
