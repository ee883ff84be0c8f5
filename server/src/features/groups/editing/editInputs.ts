import { IsInt, IsOptional, IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { fieldMessages } from "../../../platform/messages";
import { IsFilled, LongText, saying } from "../../../platform/validation/validation";
import { postMessages } from "../discussion/messages";
import type { PictureInput } from "../../pictures/PictureInput";
import { HasPictures } from "../discussion/postInputs";
import { posts as limits } from "../limits";
import { HasMentions, type MentionInput } from "../mentions/MentionInput";

const body = { description: `Plain text, 1 to ${limits.text} characters.` };
const kept = " They replace those that it has, which may be among them. Left out or null: they stay.";
const keptMentions =
  " They replace those that it has, which may be among them as they are. Left out or null: each stays while its name stands in the text.";
const noId = saying((field) => fieldMessages.noId({ field }));
const isVersion = IsInt(saying((field) => fieldMessages.invalid({ field }), { type: "integer" }));
const version = { description: "The version that the edit began with. CONFLICT if the text has changed since." };

/** The edited text, as REST takes it: what is edited is in the path, and the version may be left out. */
@InputType()
export class EditInput {
  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @IsOptional()
  @isVersion
  version?: number | null;

  @HasPictures(kept)
  pictures?: PictureInput[] | null;

  @HasMentions(keptMentions)
  mentions?: MentionInput[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A new text for a post." })
export class UpdatePostInput {
  @Field(() => ID, { description: "The post's id." })
  @IsUUID("all", noId)
  postId!: string;

  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @Field(() => Int, version)
  @isVersion
  version!: number;

  @HasPictures(kept)
  pictures?: PictureInput[] | null;

  @HasMentions(keptMentions)
  mentions?: MentionInput[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A new text for a comment." })
export class UpdateCommentInput {
  @Field(() => ID, { description: "The comment's id." })
  @IsUUID("all", noId)
  commentId!: string;

  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @Field(() => Int, version)
  @isVersion
  version!: number;

  @HasPictures(kept)
  pictures?: PictureInput[] | null;

  @HasMentions(keptMentions)
  mentions?: MentionInput[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
