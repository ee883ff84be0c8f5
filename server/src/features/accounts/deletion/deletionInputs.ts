import { IsIn } from "class-validator";
import { Field, InputType, registerEnumType } from "type-graphql";
import { text } from "../../../platform/limits/limits";
import { IsFilled, MaxCharacters, MayBeEmpty, saying } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

export enum DepartureContent {
  REMOVE = "REMOVE",
  KEEP_WITHOUT_NAME = "KEEP_WITHOUT_NAME",
}

registerEnumType(DepartureContent, {
  name: "DepartureContent",
  description: "What becomes of the posts and comments of a member who leaves.",
  valuesConfig: {
    REMOVE: { description: "They are removed; posts together with their comments." },
    KEEP_WITHOUT_NAME: { description: "They stay, written by `Former member`." },
  },
});

const choices = Object.values(DepartureContent);
const limitedToken = {
  nullable: true,
  description: "Instead of a session: the `limitedToken` of a sign-in that was refused with SUSPENDED.",
};

@InputType({ description: "How a member leaves." })
export class DeleteAccountInput {
  @Field(() => DepartureContent, {
    defaultValue: DepartureContent.REMOVE,
    description: "What becomes of what they wrote.",
  })
  @IsIn(choices, saying(accountMessages.noSuchChoice({ field: "content" })))
  content!: DepartureContent;

  @Field(() => String, limitedToken)
  @MayBeEmpty()
  @MaxCharacters(text.field)
  limitedToken?: string | null;
}

@InputType({ description: "A member who comes back while their account is waiting to be deleted." })
export class DepartureInput {
  @Field(() => String, { description: "The `limitedToken` of the sign-in that was refused with LEAVING." })
  @MaxCharacters(text.field)
  @IsFilled(accountMessages.linkEnded())
  limitedToken!: string;
}
