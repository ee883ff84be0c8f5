import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { posts as limits } from "../limits";
import { IsFilled, LongText, saying } from "../../../platform/validation/validation";
import { fieldMessages } from "../../../platform/messages";
import { postMessages } from "./messages";

const body = { description: `Plain text, 1 to ${limits.text} characters.` };

@InputType({ description: "A post to publish." })
export class CreatePostInput {
  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

/** The comment itself, which REST takes alone: there the post is in the path. */
@InputType()
export class CommentInput {
  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A comment to put under a post." })
export class AddCommentInput extends CommentInput {
  @Field(() => ID, { description: "The post's id." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  postId!: string;
}
