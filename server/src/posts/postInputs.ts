import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { IdempotencyKeyField } from "../shared/idempotency/keyField";
import { text } from "../shared/limits";
import { IsFilled, MaxCharacters } from "../shared/validation";

const body = { description: `Plain text, 1 to ${text.post} characters.` };

@InputType({ description: "A post to publish." })
export class CreatePostInput {
  @Field(() => String, body)
  @MaxCharacters(text.post)
  @IsFilled("Text is required")
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A comment to put under a post." })
export class AddCommentInput {
  @Field(() => ID, { description: "The post's id." })
  @IsUUID("all", { message: "postId is not an id" })
  postId!: string;

  @Field(() => String, body)
  @MaxCharacters(text.post)
  @IsFilled("Text is required")
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
