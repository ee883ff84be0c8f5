import { IsOptional, IsString } from "class-validator";
import { Field, InputType } from "type-graphql";
import { text } from "../../../platform/limits/limits";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { accounts, password } from "../limits";
import { IsEmailAddress, IsFilled, MaxCharacters, saying } from "../../../platform/validation/validation";
import { IsUncommonPassword } from "./commonPasswords";
import { accountMessages } from "../messages";
import { IsNotOwnName } from "./ownWords";
import { MaxPassword, MinPassword } from "./passwordLength";

const invalidEmail = accountMessages.emailInvalid();

/** The input of a sign-up. The two edges differ only in the rules for passwords. */
function signUpInput(minPassword: number, besidesName: number) {
  @InputType()
  abstract class SignUpInput {
    @Field(() => String, { description: `1 to ${accounts.name} characters; need not be unique.` })
    @MaxCharacters(accounts.name)
    @IsFilled(accountMessages.nameRequired())
    name!: string;

    @Field(() => String, { description: "Unique without regard to case; never shown to others." })
    @IsEmailAddress(invalidEmail)
    email!: string;

    @Field(() => String, {
      description: `${minPassword} to ${password.max} characters of any kind, but none of the most common passwords, nor the name or the address.`,
    })
    @IsNotOwnName(besidesName)
    @IsUncommonPassword()
    @MaxPassword()
    @MinPassword(minPassword)
    password!: string;

    @Field(() => String, {
      nullable: true,
      description: "From the link of an invitation, where the site asks for one: see `site.registrations`.",
    })
    @MaxCharacters(text.field)
    @IsString(saying(accountMessages.invitationEnded()))
    @IsOptional()
    invitation?: string | null;

    @IdempotencyKeyField()
    idempotencyKey?: string | null;
  }
  return SignUpInput;
}

@InputType({ description: "What a newcomer signs up with." })
export class RegisterInput extends signUpInput(password.min, password.besidesName) {}

/** Sign-up over REST: its clients rely on the older minimum. */
export class RestRegisterInput extends signUpInput(password.minOverRest, password.besidesNameOverRest) {}

/** A password that replaces another one. */
export function NewPasswordField(): PropertyDecorator {
  const { min, max } = password;
  const decorators = [
    Field(() => String, {
      description: `${min} to ${max} characters of any kind, but none of the most common passwords, nor the name or the address.`,
    }),
    // The first that fails is what the answer says: one that is missing is too short.
    MinPassword(min),
    MaxPassword(),
    IsUncommonPassword(),
  ];
  return (target, key) => decorators.forEach((decorate) => decorate(target, key));
}

@InputType({ description: "A new name." })
export class ChangeNameInput {
  @Field(() => String, { description: `1 to ${accounts.name} characters; need not be unique.` })
  @MaxCharacters(accounts.name)
  @IsFilled(accountMessages.nameRequired())
  name!: string;
}

@InputType({ description: "A new password, from a member who knows the old one." })
export class ChangePasswordInput {
  @Field(() => String, { description: "The password until now." })
  @MaxPassword()
  @IsString(saying(accountMessages.passwordRequired()))
  currentPassword!: string;

  @NewPasswordField()
  newPassword!: string;
}

@InputType({ description: "What a member signs in with." })
export class LoginInput {
  @Field(() => String, { description: "The address the account was opened with, in any case." })
  @IsEmailAddress(invalidEmail)
  email!: string;

  @Field(() => String, { description: "The account's password." })
  @MaxPassword()
  @IsString(saying(accountMessages.passwordRequired()))
  password!: string;
}
