import { IsEnum, IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { buddies as limits } from "./limits";
import { fieldMessages } from "../../platform/messages";
import { LongText, MayBeEmpty, saying } from "../../platform/validation/validation";
import { Contactable } from "./ContactSetting";

@InputType({ description: "Another member." })
export class BuddyInput {
  @Field(() => ID, { description: "The member's id." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  userId!: string;
}

/** Over REST the path names the member. */
export class RestBuddyRequest {
  @MayBeEmpty()
  @LongText(limits.message)
  message?: string | null;
}

@InputType({ description: "A buddy request." })
export class RequestBuddyInput extends BuddyInput {
  @Field(() => String, {
    nullable: true,
    description: `A few words for the member, at most ${limits.message} characters.`,
  })
  @MayBeEmpty()
  @LongText(limits.message)
  message?: string | null;
}

@InputType({ description: "Who may send the viewer buddy requests." })
export class SetContactableInput {
  @Field(() => Contactable, { description: "Who." })
  @IsEnum(Contactable, saying((field) => fieldMessages.invalid({ field })))
  contactable!: Contactable;
}
