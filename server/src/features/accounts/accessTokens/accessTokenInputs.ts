import { ArrayMaxSize, ArrayNotEmpty, IsIn, IsUUID } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { IdempotencyKeyField } from "../../../platform/idempotency/keyField";
import { accessToken as limits } from "../../../platform/limits/signInLimits";
import { fieldMessages } from "../../../platform/messages";
import { IsFilled, MaxCharacters, saying } from "../../../platform/validation/validation";
import { accountMessages } from "../messages";
import { allScopes, type Scope, ScopeName } from "./scopes";

const list = { type: "array", minItems: 1, maxItems: allScopes.length, items: { enum: allScopes } };
const needed = saying((field) => fieldMessages.required({ field }), list);

@InputType({ description: "A new access token." })
export class CreateAccessTokenInput {
  @Field(() => String, { description: `What it is for: 1 to ${limits.name} characters.` })
  @IsFilled(accountMessages.tokenNameRequired())
  @MaxCharacters(limits.name)
  name!: string;

  @Field(() => [ScopeName], { description: "What it may do; at least one." })
  @ArrayNotEmpty(needed)
  @ArrayMaxSize(
    allScopes.length,
    saying((field) => fieldMessages.tooManyEntries({ field, max: allScopes.length }), list),
  )
  @IsIn(allScopes, { ...saying((field) => accountMessages.noSuchChoice({ field }), list), each: true })
  scopes!: Scope[];

  @Field(() => Int, {
    defaultValue: limits.usualDays,
    description: `For how many days: ${limits.days.join(", ")}.`,
  })
  @IsIn(limits.days, saying((field) => accountMessages.noSuchChoice({ field }), { type: "integer", enum: limits.days }))
  expiresInDays: number = limits.usualDays;

  @IdempotencyKeyField()
  idempotencyKey?: string | null;
}

@InputType({ description: "An access token to end." })
export class EndAccessTokenInput {
  @Field(() => ID, { description: "One of the viewer's `accessTokens`." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  id!: string;
}
