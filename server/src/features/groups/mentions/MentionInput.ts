import { Type } from "class-transformer";
import { ArrayMaxSize, IsInt, IsUUID, Min, ValidateNested } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { IsListOfObjects, MayBeEmpty, saying } from "../../../platform/validation/validation";
import { mentions as limits } from "../limits";

const whole = (min: number) =>
  saying((field) => fieldMessages.tooLow({ field, min }), { type: "integer", minimum: min });

@InputType({ description: "A part of the text that mentions a member: `@` and their present name." })
export class MentionInput {
  @Field(() => Int, { description: "Where in the text it begins, in UTF-16 code units." })
  @Min(0, whole(0))
  @IsInt(whole(0))
  start!: number;

  @Field(() => Int, { description: "How long it is, with its `@`, in UTF-16 code units." })
  @Min(1, whole(1))
  @IsInt(whole(1))
  length!: number;

  @Field(() => ID, { description: "The member's id, as `mentionable` gives it." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  userId!: string;
}

/** The mentions of a text. `more`: what else to say of the field. */
export const HasMentions =
  (more = ""): PropertyDecorator =>
  (target, property) => {
    Field(() => [MentionInput], {
      nullable: true,
      description: `Members whom the text mentions, at most ${limits.perText}, and ${limits.perTextOfNew} of a member on their first day.${more}`,
    })(target, property);
    IsListOfObjects()(target, property);
    ValidateNested({ each: true })(target, property);
    ArrayMaxSize(
      limits.perText,
      saying((field) => fieldMessages.tooManyEntries({ field, max: limits.perText })),
    )(target, property);
    Type(() => MentionInput)(target, property);
    MayBeEmpty()(target, property);
  };
