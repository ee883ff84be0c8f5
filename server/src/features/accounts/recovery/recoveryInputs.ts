import { Field, InputType } from "type-graphql";
import { text } from "../../../platform/limits/limits";
import { IsEmailAddress, IsFilled, MaxCharacters } from "../../../platform/validation/validation";
import { NewPasswordField } from "../accountInputs";
import { accountMessages } from "../messages";

@InputType({ description: "A link from a mail." })
export class VerifyEmailInput {
  @Field(() => String, { description: "What follows `#token=` in the link." })
  @MaxCharacters(text.field)
  @IsFilled(accountMessages.linkEnded())
  token!: string;
}

@InputType({ description: "Who forgot their password." })
export class RequestPasswordResetInput {
  @Field(() => String, { description: "The address of the account, in any case." })
  @IsEmailAddress(accountMessages.emailInvalid())
  email!: string;
}

@InputType({ description: "A new password, with the link that allows it." })
export class ResetPasswordInput extends VerifyEmailInput {
  @NewPasswordField()
  newPassword!: string;
}
