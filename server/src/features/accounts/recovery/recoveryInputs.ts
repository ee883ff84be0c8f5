import { IsBoolean } from "class-validator";
import { Field, InputType } from "type-graphql";
import { text } from "../../../platform/limits/limits";
import { IsEmailAddress, IsFilled, MaxCharacters, saying } from "../../../platform/validation/validation";
import { fieldMessages } from "../../../platform/messages";
import { NewPasswordField } from "../signIn/accountInputs";
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

  @Field(() => Boolean, {
    defaultValue: false,
    description: "Also removes all passkeys of the account: for a member who fears that someone else added one.",
  })
  @IsBoolean(saying((field) => fieldMessages.noBoolean({ field }), { type: "boolean" }))
  removePasskeys: boolean = false;
}
