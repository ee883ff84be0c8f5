import { IsIn, IsUUID } from "class-validator";
import { Field, ID, InputType, registerEnumType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import { saying } from "../../../platform/validation/validation";

/** What a member can say about a date. */
export enum GivenAnswer {
  GOING = "GOING",
  DECLINED = "DECLINED",
  NONE = "NONE",
}

/** Which dates an answer is for. */
export enum AnswerScope {
  THIS = "THIS",
  ALL_FUTURE = "ALL_FUTURE",
}

registerEnumType(GivenAnswer, {
  name: "GivenAnswer",
  description: "What a member can say about a date.",
  valuesConfig: {
    GOING: { description: "Comes, or waits for a place where there is none." },
    DECLINED: { description: "Does not come; gives their place back." },
    NONE: { description: "Takes the answer back." },
  },
});

registerEnumType(AnswerScope, {
  name: "AnswerScope",
  description: "Which dates of a session an answer is for.",
  valuesConfig: {
    THIS: { description: "This date alone." },
    ALL_FUTURE: {
      description: "Every date to come, and those that are added later; but for dates that were answered one by one.",
    },
  },
});

const answers = Object.values(GivenAnswer);
const scopes = Object.values(AnswerScope);
const oneOf = (choices: readonly string[]) =>
  saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: choices });

/** Over REST the path names the date. */
@InputType()
export class AnswerInput {
  @Field(() => GivenAnswer, { description: "What they say." })
  @IsIn(answers, oneOf(answers))
  answer!: GivenAnswer;

  @Field(() => AnswerScope, { defaultValue: AnswerScope.THIS, description: "Which dates it is for." })
  @IsIn(scopes, oneOf(scopes))
  scope: AnswerScope = AnswerScope.THIS;
}

@InputType({ description: "What the viewer says about a date." })
export class AnswerOccurrenceInput extends AnswerInput {
  @Field(() => ID, { description: "Which date." })
  @IsUUID("all", saying((field) => fieldMessages.noId({ field })))
  occurrenceId!: string;
}
