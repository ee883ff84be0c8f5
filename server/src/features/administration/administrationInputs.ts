import { ArrayMaxSize, ArrayMinSize, IsDate, IsEnum, IsInt, IsOptional, IsUUID, Max, Min } from "class-validator";
import { Field, ID, InputType, Int, registerEnumType } from "type-graphql";
import { fieldMessages } from "../../platform/messages";
import { IsFilled, MaxCharacters, saying } from "../../platform/validation/validation";
import { site as limits } from "./limits";

const invalid = saying((field) => fieldMessages.invalid({ field }));
const noId = saying((field) => fieldMessages.noId({ field }));
const between = (min: number, max: number) => saying((field) => fieldMessages.outOfRange({ field, min, max }));
const required = (field: string) => fieldMessages.required({ field });

export enum SiteRole {
  MEMBER = "MEMBER",
  MODERATOR = "MODERATOR",
  ADMIN = "ADMIN",
}

registerEnumType(SiteRole, {
  name: "SiteRole",
  description: "What somebody may do for the site.",
  valuesConfig: {
    MEMBER: { description: "Nothing that others may not." },
    MODERATOR: { description: "Decides about reports." },
    ADMIN: { description: "Also runs the site." },
  },
});

@InputType({ description: "The line above each page." })
export class SiteNoticeInput {
  @Field(() => String, { nullable: true, description: "What everybody should know; null or left out: no notice." })
  @MaxCharacters(limits.noticeCharacters)
  @IsOptional()
  text?: string | null;

  @Field(() => Int, { nullable: true, description: "For so many hours; null: until it is taken away." })
  @Max(limits.hours, between(1, limits.hours))
  @Min(1, between(1, limits.hours))
  @IsInt(invalid)
  @IsOptional()
  hours?: number | null;
}

@InputType({ description: "What the site refuses." })
export class BanInput {
  @Field(() => String, { description: "A network, as 192.0.2.0/24, an address, or a mail domain." })
  @MaxCharacters(limits.banned)
  @IsFilled(required("what"))
  what!: string;

  @Field(() => String, { nullable: true, description: "Why; for those who run the site." })
  @MaxCharacters(limits.banReason)
  @IsOptional()
  reason?: string | null;

  @Field(() => Int, { nullable: true, description: "For so many days; null: until it is removed." })
  @Max(limits.banDays, between(1, limits.banDays))
  @Min(1, between(1, limits.banDays))
  @IsInt(invalid)
  @IsOptional()
  days?: number | null;
}

@InputType({ description: "Background work that has failed." })
export class FailedJobsInput {
  @IsUUID("all", { each: true, ...noId })
  @ArrayMaxSize(limits.jobsListed, invalid)
  @ArrayMinSize(1, invalid)
  @Field(() => [ID], { description: "Which." })
  ids!: string[];
}

@InputType({ description: "What some members wrote since a time." })
export class MemberTextsInput {
  @IsUUID("all", { each: true, ...noId })
  @ArrayMaxSize(limits.membersAtOnce, invalid)
  @ArrayMinSize(1, invalid)
  @Field(() => [ID], { description: "The members." })
  memberIds!: string[];

  @Field(() => Date, { description: "Since when." })
  @IsDate(invalid)
  since!: Date;
}

@InputType({ description: "A member's role." })
export class SiteRoleInput {
  @Field(() => ID, { description: "The member." })
  @IsUUID("all", noId)
  memberId!: string;

  @Field(() => SiteRole, { description: "The new role." })
  @IsEnum(SiteRole, invalid)
  role!: SiteRole;
}

@InputType({ description: "A suspension, which the member reads." })
export class SuspendMemberInput {
  @Field(() => ID, { description: "The member." })
  @IsUUID("all", noId)
  memberId!: string;

  @Field(() => String, { description: "Why." })
  @MaxCharacters(limits.suspensionReason)
  @IsFilled(required("reason"))
  reason!: string;

  @Field(() => Int, { nullable: true, description: "For so many days; null: until it is ended." })
  @Max(limits.suspensionDays, between(1, limits.suspensionDays))
  @Min(1, between(1, limits.suspensionDays))
  @IsInt(invalid)
  @IsOptional()
  days?: number | null;
}
