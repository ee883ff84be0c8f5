import { Type } from "class-transformer";
import { ArrayMaxSize, IsUUID, ValidateNested } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { posts as limits } from "../limits";
import { pictures } from "../../pictures/limits";
import { PictureInput } from "../../pictures/PictureInput";
import {
  IsFilled,
  IsListOfObjects,
  LongText,
  MaxCharacters,
  MayBeEmpty,
  saying,
} from "../../../platform/validation/validation";
import { fieldMessages } from "../../../platform/messages";
import { HasMentions, type MentionInput } from "../mentions/MentionInput";
import { postMessages } from "./messages";

/** The pictures of a text. `more`: what else to say of the field. */
export const HasPictures =
  (more = ""): PropertyDecorator =>
  (target, property) => {
    Field(() => [PictureInput], {
      nullable: true,
      description: `Pictures that the viewer uploaded for it with \`PUT /api/pictures\`, at most ${pictures.perText}.${more}`,
    })(target, property);
    IsListOfObjects()(target, property);
    ValidateNested({ each: true })(target, property);
    ArrayMaxSize(
      pictures.perText,
      saying((field) => fieldMessages.tooManyEntries({ field, max: pictures.perText })),
    )(target, property);
    Type(() => PictureInput)(target, property);
    MayBeEmpty()(target, property);
  };

const body = { description: `Plain text, 1 to ${limits.text} characters.` };

@InputType({ description: "A post to publish." })
export class CreatePostInput {
  @Field(() => String, body)
  @LongText(limits.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @HasPictures()
  pictures?: PictureInput[] | null;

  @HasMentions()
  mentions?: MentionInput[] | null;

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

  @HasPictures()
  pictures?: PictureInput[] | null;

  @HasMentions()
  mentions?: MentionInput[] | null;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

/** The same over REST, where an unknown id of a comment is not found, whatever it looks like. */
@InputType()
export class CommentUnderInput extends CommentInput {
  @MaxCharacters(limits.text)
  @MayBeEmpty()
  replyTo?: string | null;
}

@InputType({ description: "A comment to put under a post." })
export class AddCommentInput extends CommentInput {
  @Field(() => ID, {
    nullable: true,
    description:
      "The id of a comment of the post that this one answers. An answer to an answer belongs to the same comment.",
  })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  @MayBeEmpty()
  replyTo?: string | null;

  @Field(() => ID, { description: "The post's id." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  postId!: string;
}
