import { IsEnum, IsInt, IsUUID, Max, Min, ValidateIf } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { IdempotencyKeyField } from "../../platform/idempotency/keyField";
import { posts } from "../groups/limits";
import { shelves as limits } from "./limits";
import { shelfMessages } from "./messages";
import { fieldMessages } from "../../platform/messages";
import { IsFilled, LongText, MaxCharacters, MayBeEmpty, saying } from "../../platform/validation/validation";
import { postMessages } from "../groups/discussion/messages";
import { Shelf, ShelfVisibility } from "./choices";

const { min, max } = limits.rating;
const invalid = saying((field) => fieldMessages.invalid({ field }));
const noId = saying((field) => fieldMessages.noId({ field }));
const outOfRange = saying((field) => fieldMessages.outOfRange({ field, min, max }));

@InputType({ description: "A book." })
export class BookInput {
  @Field(() => ID, { description: "The book's id." })
  @IsUUID("all", noId)
  bookId!: string;
}

/** Over REST the path names the book. */
export class RestShelf {
  @IsEnum(Shelf, saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: Object.values(Shelf) }))
  shelf!: Shelf;
}

@InputType({ description: "A book, and where to put it." })
export class ShelveBookInput extends BookInput {
  @Field(() => Shelf, { description: "Which shelf." })
  @IsEnum(Shelf, invalid)
  shelf!: Shelf;
}

/** Over REST the path names the book. */
export class RestRating {
  @ValidateIf((_object, rating) => rating !== null, { context: { keepsStored: true } })
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(
    saying((field) => fieldMessages.outOfRange({ field, min, max }), { type: "integer", minimum: min, maximum: max }),
  )
  rating!: number | null;
}

@InputType({ description: "A book, and what the viewer gives it." })
export class RateBookInput extends BookInput {
  @Field(() => Int, { nullable: true, description: `${min} to ${max}; null takes the rating back.` })
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(outOfRange)
  @MayBeEmpty()
  rating?: number | null;
}

@InputType({ description: "Who may see which books the viewer is reading or has read." })
export class SetShelfVisibilityInput {
  @Field(() => ShelfVisibility, { description: "Who." })
  @IsEnum(
    ShelfVisibility,
    saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: Object.values(ShelfVisibility) }),
  )
  visibility!: ShelfVisibility;
}

/** Over REST the path names the book, and a group without such an id is not there. */
export class RestShare {
  @MaxCharacters(limits.id)
  @IsFilled(shelfMessages.groupRequired())
  groupId!: string;

  @LongText(posts.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A book to share with a group." })
export class ShareBookInput extends BookInput {
  @Field(() => ID, { description: "The group's id, which is that of its post." })
  @IsUUID("all", noId)
  groupId!: string;

  @Field(() => String, { description: `What to say about it: plain text, 1 to ${posts.text} characters.` })
  @LongText(posts.text)
  @IsFilled(postMessages.textRequired())
  text!: string;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}
