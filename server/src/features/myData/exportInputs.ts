import { Field, InputType } from "type-graphql";
import { text } from "../../platform/limits/limits";
import { IsFilled, MaxCharacters } from "../../platform/validation/validation";
import { accountMessages } from "../accounts/messages";

@InputType({ description: "A suspended member who asks for a copy of their data." })
export class AbsentExportInput {
  @Field(() => String, { description: "The `limitedToken` of the sign-in that was refused with SUSPENDED." })
  @MaxCharacters(text.field)
  @IsFilled(accountMessages.logInAgain())
  limitedToken!: string;
}
