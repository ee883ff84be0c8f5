import { IsEnum, IsInt, IsOptional, IsUUID, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { IdempotencyKeyField } from "../../platform/idempotency/keyField";
import { moderation as limits } from "./limits";
import { fieldMessages } from "../../platform/messages";
import { IsFilled, LongText, MaxCharacters, MayBeEmpty, saying } from "../../platform/validation/validation";
import { ContentDecision, MemberDecision, ReportKind, ReportReason } from "./choices";
import { moderationMessages } from "./messages";

const invalid = saying((field) => fieldMessages.invalid({ field }));
const noId = saying((field) => fieldMessages.noId({ field }));

/** As IsEnum, with the choices in the description of the REST API. */
const isOneOf = (choices: Record<string, string>) =>
  IsEnum(
    choices,
    saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: Object.values(choices) }),
  );

@InputType({ description: "Something to report to the moderators." })
export class ReportInput {
  @Field(() => ReportKind, { description: "What it is." })
  @isOneOf(ReportKind)
  kind!: ReportKind;

  @Field(() => ID, { description: "Its id; of a profile, the member's." })
  @MaxCharacters(limits.id)
  @IsFilled(moderationMessages.idRequired())
  id!: string;

  @Field(() => ReportReason, { description: "Why." })
  @isOneOf(ReportReason)
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `What the moderators should know, at most ${limits.note} characters.`,
  })
  @MayBeEmpty()
  @LongText(limits.note)
  note?: string | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "What moderators decide about a case." })
export class DecideReportInput {
  @Field(() => ID, { description: "The case." })
  @IsUUID("all", noId)
  caseId!: string;

  @Field(() => Int, { description: "The version of the case that was looked at." })
  @IsInt(invalid)
  version!: number;

  @Field(() => ContentDecision, { description: "What becomes of the text." })
  @IsEnum(ContentDecision, invalid)
  content!: ContentDecision;

  @Field(() => MemberDecision, { description: "What it means for who wrote it." })
  @IsEnum(MemberDecision, invalid)
  member!: MemberDecision;

  @Field(() => Int, {
    nullable: true,
    description: `For how many days to suspend, 1 to ${limits.suspensionDays}; without it, until somebody ends it.`,
  })
  @IsOptional()
  @Min(1, saying((field) => fieldMessages.tooLow({ field, min: 1 })))
  @Max(
    limits.suspensionDays,
    saying((field) => fieldMessages.outOfRange({ field, min: 1, max: limits.suspensionDays })),
  )
  days?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Why, for the member; needed unless nothing changes. At most ${limits.reason} characters.`,
  })
  @MayBeEmpty()
  @LongText(limits.reason)
  reasonShown?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `For moderators only, at most ${limits.internalNote} characters.`,
  })
  @MayBeEmpty()
  @LongText(limits.internalNote)
  internalNote?: string | null;
}

@InputType({ description: "An appeal against a decision." })
export class AppealInput {
  @Field(() => ID, { description: "The decision." })
  @MaxCharacters(limits.id)
  @IsFilled(moderationMessages.idRequired())
  decisionId!: string;

  @Field(() => String, { description: `Why it should be another one, 1 to ${limits.appeal} characters.` })
  @LongText(limits.appeal)
  @IsFilled(moderationMessages.appealRequired())
  text!: string;

  @Field(() => String, {
    nullable: true,
    description: "From the refused sign-in of a suspended member, who has no session.",
  })
  @MayBeEmpty()
  @MaxCharacters(100)
  limitedToken?: string | null;
}
