import { MaxLength, MinLength } from "class-validator";
import { Field, InputType } from "type-graphql";
import { password, text } from "../../../platform/limits/limits";
import { IsEmailAddress, IsFilled, MaxCharacters, saying } from "../../../platform/validation/validation";
import { IsUncommonPassword } from "../commonPasswords";
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
  @Field(() => String, {
    description: `${password.min} to ${password.max} characters of any kind, but none of the most common passwords, nor the name or the address.`,
  })
  @IsUncommonPassword()
  @MaxLength(
    password.max,
    saying(accountMessages.passwordTooLong({ max: password.max }), { type: "string", maxLength: password.max }),
  )
  @MinLength(password.min, saying(accountMessages.passwordTooShort({ min: password.min }), { minLength: password.min }))
  newPassword!: string;
}
