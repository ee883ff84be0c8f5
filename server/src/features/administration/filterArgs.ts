import { ArrayMaxSize, IsDate, IsEnum, IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { text } from "../../platform/limits/limits";
import { fieldMessages } from "../../platform/messages";
import { MaxCharacters, saying } from "../../platform/validation/validation";
import { SiteRole } from "./administrationInputs";
import { site as limits } from "./limits";

const invalid = saying((field) => fieldMessages.invalid({ field }));
const noId = saying((field) => fieldMessages.noId({ field }));

@InputType("MemberFilter", { description: "Which members." })
export class MemberFilterArgs {
  @Field(() => String, { nullable: true, description: "A part of the name or of the address." })
  @MaxCharacters(text.field)
  @IsOptional()
  text?: string | null;

  @Field(() => SiteRole, { nullable: true, description: "Only those with this role." })
  @IsEnum(SiteRole, invalid)
  @IsOptional()
  role?: SiteRole | null;

  @Field(() => ID, { nullable: true, description: "The last member of the page before." })
  @IsUUID("all", noId)
  @IsOptional()
  after?: string | null;
}

@InputType("MemberTextFilter", { description: "Which posts and comments." })
export class TextFilterArgs {
  @Field(() => Date, { description: "Since when." })
  @IsDate(invalid)
  since!: Date;

  @IsUUID("all", { each: true, ...noId })
  @ArrayMaxSize(limits.membersAtOnce, invalid)
  @IsOptional()
  @Field(() => [ID], { nullable: true, description: "Only what these members wrote." })
  memberIds?: string[] | null;
}
