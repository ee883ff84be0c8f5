import { Field, InputType } from "type-graphql";
import { text } from "../../platform/limits/limits";
import { IsFilled, MaxCharacters } from "../../platform/validation/validation";
import { noteMessages } from "./messages";

@InputType({ description: "A note to keep." })
export class AddNoteInput {
  @Field(() => String, { description: `Plain text, 1 to ${text.post} characters.` })
  @MaxCharacters(text.post)
  @IsFilled(noteMessages.textRequired())
  text!: string;
}
