import { IsObject, IsOptional, IsUUID } from "class-validator";
import { GraphQLScalarType } from "graphql";
import { Field, ID, InputType, ObjectType } from "type-graphql";
import { passkey as limits } from "../limits";
import { fieldMessages } from "../../../platform/messages";
import { IsFilled, MaxCharacters, saying } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";

/** Data of the WebAuthn API, which only the library parses. */
export const PasskeyData = new GraphQLScalarType({
  name: "PasskeyData",
  specifiedByURL: "https://www.w3.org/TR/webauthn-3/#sctn-parseCreationOptionsFromJSON",
  description: "The JSON form of WebAuthn's options and answers. Pass it on as it is, as a variable.",
});

@ObjectType({
  simpleResolvers: true,
  description: "A challenge for the browser. It can be used once, within five minutes.",
})
export class StartedCeremony {
  @Field(() => ID, { description: "Send it back with the answer." })
  ceremonyId!: string;

  @Field(() => PasskeyData, { description: "For `navigator.credentials`." })
  options!: object;
}

const isId = () =>
  IsUUID(
    "all",
    saying((field) => fieldMessages.noId({ field })),
  );

@InputType({ description: "What the browser answered to a challenge." })
export class PasskeyAnswerInput {
  @Field(() => ID, { description: "The challenge's id." })
  @isId()
  ceremonyId!: string;

  @Field(() => PasskeyData, { description: "What `navigator.credentials` gave." })
  @IsObject(saying(accountMessages.passkeyRefused()))
  response!: object;
}

@InputType({ description: "A passkey that the browser has made." })
export class NewPasskeyInput extends PasskeyAnswerInput {
  @Field(() => String, {
    nullable: true,
    description: `At most ${limits.name} characters; the device's name if left out.`,
  })
  @MaxCharacters(limits.name)
  @IsOptional()
  name?: string | null;
}

@InputType({ description: "One of the viewer's passkeys." })
export class PasskeyInput {
  @Field(() => ID, { description: "Which of the viewer's `passkeys`." })
  @isId()
  id!: string;
}

@InputType({ description: "Another name for a passkey." })
export class RenamePasskeyInput extends PasskeyInput {
  @Field(() => String, { description: `1 to ${limits.name} characters.` })
  @MaxCharacters(limits.name)
  @IsFilled(accountMessages.nameRequired())
  name!: string;
}
