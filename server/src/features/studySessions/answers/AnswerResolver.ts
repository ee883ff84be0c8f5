import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AnswerOccurrenceInput } from "./answerInputs";
import { answerOccurrence } from "./answerOccurrence";
import { Occurrence } from "../dates/Occurrence";
import { sessionActions } from "../plan/sessionPolicy";

@ObjectType({ simpleResolvers: true, description: "What came of an answer." })
class AnsweredDates {
  @Field(() => Occurrence, { description: "The date that was answered." })
  occurrence!: Occurrence;

  @Field(() => Int, { description: "On how many dates the viewer has a place now who had none before." })
  going!: number;

  @Field(() => Int, { description: "On how many dates the viewer waits now who did not before." })
  waiting!: number;
}

@Resolver()
export class AnswerResolver {
  @Needs(sessionActions.answer)
  @Mutation(() => AnsweredDates, {
    nullable: true,
    description:
      "Says whether the viewer comes. Without a free place they wait, in the order of answering. Coming joins an open group; in others FORBIDDEN but for members. CONFLICT once it has begun.",
  })
  answerOccurrence(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AnswerOccurrenceInput, { description: "Which date, and what to say." })
    input: AnswerOccurrenceInput,
  ) {
    return answerOccurrence(ctx, input);
  }
}
