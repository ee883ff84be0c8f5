import { Field, InputType } from "type-graphql";
import { IsEmailAddress } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

@InputType({ description: "Another address for the account." })
export class ChangeEmailInput {
  @Field(() => String, { description: "Unique without regard to case; never shown to others." })
  @IsEmailAddress(accountMessages.emailInvalid())
  email!: string;
}
