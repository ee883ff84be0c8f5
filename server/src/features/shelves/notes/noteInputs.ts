import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { fieldMessages } from "../../../platform/messages";
import { IsFilled, LongText, saying } from "../../../platform/validation/validation";
import { shelves } from "../limits";
import { shelfMessages } from "../messages";

const limits = shelves.notes;
const noId = saying((field) => fieldMessages.noId({ field }));

/** Over REST the path names the note. */
@InputType()
export class ReadingNoteText {
  @Field(() => String, { description: `Plain text, 1 to ${limits.text} characters.` })
  @LongText(limits.text)
  @IsFilled(shelfMessages.textRequired())
  text!: string;
}

/** Over REST the path names the book. */
@InputType()
export class NewReadingNote extends ReadingNoteText {
  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "A note about a book on the viewer's shelves." })
export class AddReadingNoteInput extends NewReadingNote {
  @Field(() => ID, { description: "The book's id." })
  @IsUUID("all", noId)
  bookId!: string;
}

@InputType({ description: "What a note says from now on." })
export class EditReadingNoteInput extends ReadingNoteText {
  @Field(() => ID, { description: "The note's id." })
  @IsUUID("all", noId)
  id!: string;
}
