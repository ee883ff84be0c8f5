import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { cancelOccurrence, cancelStudySession } from "../dates/cancelDates";
import { MoveOccurrenceInput, OccurrenceInput, StudySessionInput, UpdateStudySessionInput } from "./changeInputs";
import { moveOccurrence } from "../dates/moveOccurrence";
import { Occurrence } from "../dates/Occurrence";
import { sessionActions } from "./sessionPolicy";
import { StudySession } from "./StudySession";
import { updateStudySession } from "./updateSession";

const who = "FORBIDDEN but for who planned it, and the owner and moderators of its group.";
const whichSession = { description: "Which session." };

/** What becomes of sessions and their dates. */
@Resolver()
export class ChangeResolver {
  @Needs(sessionActions.change)
  @Mutation(() => StudySession, {
    nullable: true,
    description: `Changes a session and its dates to come, which keep their ids and answers; those that were moved or cancelled stay. ${who}`,
  })
  updateStudySession(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdateStudySessionInput, { description: "Which session, and what to change." })
    input: UpdateStudySessionInput,
  ) {
    return updateStudySession(ctx, input);
  }

  @Needs(sessionActions.change)
  @Mutation(() => StudySession, {
    nullable: true,
    description: `Cancels all dates of a session that have not begun; twice is once. ${who}`,
  })
  cancelStudySession(
    @Ctx() ctx: AppContext,
    @Arg("input", () => StudySessionInput, whichSession) input: StudySessionInput,
  ) {
    return cancelStudySession(ctx, input);
  }

  @Needs(sessionActions.change)
  @Mutation(() => Occurrence, {
    nullable: true,
    description: `Moves one date, which keeps its answers; those who go or wait are notified. CONFLICT once it has begun or was cancelled. ${who}`,
  })
  moveOccurrence(
    @Ctx() ctx: AppContext,
    @Arg("input", () => MoveOccurrenceInput, { description: "Which date, and when it is instead." })
    input: MoveOccurrenceInput,
  ) {
    return moveOccurrence(ctx, input);
  }

  @Needs(sessionActions.change)
  @Mutation(() => Occurrence, {
    nullable: true,
    description: `Cancels one date; those who go or wait are notified. CONFLICT once it has begun or was cancelled. ${who}`,
  })
  cancelOccurrence(
    @Ctx() ctx: AppContext,
    @Arg("input", () => OccurrenceInput, { description: "Which date." }) input: OccurrenceInput,
  ) {
    return cancelOccurrence(ctx, input);
  }
}
