import { IsUUID } from "class-validator";
import { Field, ID, InputType } from "type-graphql";
import { fieldMessages } from "../../platform/messages";
import { LongText, MayBeEmpty, saying } from "../../platform/validation/validation";
import { pictures as limits } from "./limits";

@InputType({ description: "A picture that the viewer uploaded." })
export class PictureInput {
  @Field(() => ID, { description: "From the answer to the upload." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it shows, for those who cannot see it: at most ${limits.description} characters.`,
  })
  @LongText(limits.description)
  @MayBeEmpty()
  description?: string | null;
}
