import { IsUUID } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { MaxCharacters, MayBeEmpty, saying } from "../../../platform/validation/validation";
import { mentions as limits } from "../limits";

@ArgsType()
export class MentionableArgs {
  @Field(() => ID, { nullable: true, description: "Under which post; null: in a post that starts a group." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  @MayBeEmpty()
  postId?: string | null;

  @Field(() => String, {
    description: `The beginning of a word of the name, in any case and with or without accents, at most ${limits.search} characters. Empty for those who wrote last.`,
  })
  @MaxCharacters(limits.search)
  text!: string;
}
