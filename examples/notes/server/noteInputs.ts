import { Field, InputType } from "type-graphql";
import { notes as limits } from "./limits";
import { IsFilled, MaxCharacters } from "../../platform/validation/validation";
import { noteMessages } from "./messages";

@InputType({ description: "A note to keep." })
export class AddNoteInput {
  @Field(() => String, { description: `Plain text, 1 to ${limits.text} characters.` })
  @MaxCharacters(limits.text)
  @IsFilled(noteMessages.textRequired())
  text!: string;
}
