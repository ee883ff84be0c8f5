import { Field, InputType } from "type-graphql";
import { text } from "../../platform/limits/limits";
import { IsFilled, MaxCharacters } from "../../platform/validation/validation";

@InputType({ description: "A note to keep." })
export class AddNoteInput {
  @Field(() => String, { description: `Plain text, 1 to ${text.post} characters.` })
  @MaxCharacters(text.post)
  @IsFilled("Text is required")
  text!: string;
}
