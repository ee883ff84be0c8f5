import { IsOptional, IsString, ValidateNested } from "class-validator";
import { Field, InputType, ObjectType } from "type-graphql";
import { saying } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";
import { MaxPassword } from "../signIn/passwordLength";
import { PasskeyAnswerInput } from "../passkeys/passkeyTypes";

@ObjectType({ simpleResolvers: true, description: "That the person at this device is the member." })
export class Confirmation {
  @Field(() => Date, { description: "Until then, no other confirmation is needed in this session." })
  expiresAt!: Date;
}

@InputType({ description: "What shows that the person at this device is the member: one of these." })
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: "The account's password." })
  @MaxPassword()
  @IsString(saying(accountMessages.passwordRequired()))
  @IsOptional()
  password?: string | null;

  @Field(() => PasskeyAnswerInput, { nullable: true, description: "The answer to `startPasskeyLogin`." })
  @ValidateNested()
  @IsOptional()
  passkey?: PasskeyAnswerInput | null;
}

/** Over REST, where there are no passkeys. */
export class RestConfirmIdentityInput {
  @MaxPassword()
  @IsString(saying(accountMessages.passwordRequired()))
  password!: string;
}
