import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { rooms as limits } from "../limits";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import * as focuses from "./focusService";
import { readStats } from "../stats/readStats";
import { FinishFocusInput } from "../roomInputs";
import { roomActions } from "../roomPolicy";
import { StudyFocus } from "./StudyFocus";
import { StudyStats } from "../stats/StudyStats";

/** What the viewer did in rooms. Nobody else sees it. */
@Resolver(() => User)
export class FocusResolver {
  @Needs(roomActions.finish)
  @Mutation(() => StudyFocus, {
    nullable: true,
    description: `Says how far the viewer came in a focus, until ${limits.finishHours} hours after its end. NOT_FOUND later.`,
  })
  finishFocus(
    @Ctx() ctx: AppContext,
    @Arg("input", () => FinishFocusInput, { description: "Which focus, and how far." }) input: FinishFocusInput,
  ) {
    return focuses.finishFocus(ctx, input);
  }

  @FieldResolver(() => StudyFocus, {
    nullable: true,
    description:
      "The newest focus that is over, and that the viewer has not finished; null when there is none, and on anyone else.",
  })
  openFocus(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, roomActions.readOwn, user) ? focuses.findOpenFocus(ctx, user.id) : null;
  }

  @FieldResolver(() => [String], {
    nullable: true,
    description: `What the viewer wanted to do lately, at most ${limits.recentGoals} lines; null on anyone else.`,
  })
  recentGoals(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, roomActions.readOwn, user) ? focuses.listRecentGoals(ctx, user.id) : null;
  }

  @AtMost(limits.weeks * 7, { argument: "weeks", each: 7 })
  @FieldResolver(() => StudyStats, {
    nullable: true,
    description: "The minutes, goals and streak of the viewer; null on anyone else.",
  })
  studyStats(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Arg("weeks", () => Int, { defaultValue: 1, description: `The last weeks, 1 to ${limits.weeks}.` }) weeks: number,
  ) {
    return canReadOwn(ctx, roomActions.readOwn, user) ? readStats(ctx, user.id, weeks) : null;
  }
}

@Resolver(() => StudyFocus)
export class StudyFocusResolver {
  @AtMost(limits.partners)
  @FieldResolver(() => [User], {
    description: `Who is in its room and has never been in a focus with the viewer before. Empty where more than ${limits.partners} others are.`,
  })
  firstWith(@Root() focus: StudyFocus, @Ctx() ctx: AppContext) {
    return focuses.listFirstWith(ctx, focus);
  }
}
