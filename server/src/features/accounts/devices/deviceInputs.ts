import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { saying } from "../../../platform/validation/validation";

@InputType({ description: "A device to sign out." })
export class SignOutDeviceInput {
  @Field(() => ID, { description: "One of the viewer's `devices`." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  id!: string;
}
