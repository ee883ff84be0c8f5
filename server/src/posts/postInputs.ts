import { IsUUID, MaxLength } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { text } from "../shared/limits";
import { IsFilled, MaxCharacters, MayBeEmpty } from "../shared/validation";

const body = { description: `Plain text, 1 to ${text.post} characters.` };
const key = {
  nullable: true,
  description: `The sender's own mark for this submission, at most ${text.idempotencyKey} characters: sent again with the same mark, the first result comes back and nothing is created.`,
};

@InputType({ description: "A post to publish." })
export class CreatePostInput {
  @Field(() => String, body)
  @MaxCharacters(text.post)
  @IsFilled("Text is required")
  text!: string;

  @Field(() => ID, key)
  @MaxLength(text.idempotencyKey)
  @MayBeEmpty()
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

  @Field(() => ID, key)
  @MaxLength(text.idempotencyKey)
  @MayBeEmpty()
  idempotencyKey?: string | null;
}
