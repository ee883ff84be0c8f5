import { Ctx, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { home as limits } from "./limits";
import { StudyStats } from "../rooms/stats/StudyStats";
import { Occurrence } from "../studySessions/dates/Occurrence";
import { SiteCounts } from "./SiteCounts";
import { readSiteCounts } from "./readSiteCounts";
import { homeActions } from "./homePolicy";
import * as home from "./homeService";
import { FirstStep, StudyingNow, Waiting } from "./HomeTypes";
import { AtMost } from "../../platform/graphql/atMost";

/** The parts of Home. Each is a nullable field, so that an error in one does not affect the others. */
@Resolver()
export class HomeResolver {
  @Needs(homeActions.readCounts)
  @Query(() => SiteCounts, {
    nullable: true,
    description: "How much goes on here, for visitors: public, and up to 30 seconds old.",
  })
  siteCounts(@Ctx() ctx: AppContext) {
    return readSiteCounts(ctx);
  }

  @Needs(homeActions.read)
  @AtMost(limits.nextUp)
  @Query(() => [Occurrence], {
    nullable: true,
    description: `What comes next in the viewer's calendar within ${limits.aheadDays} days, at most ${limits.nextUp} dates: not what was cancelled, nor what they declined.`,
  })
  nextUp(@Ctx() ctx: AppContext) {
    return home.listNextUp(ctx);
  }

  @Needs(homeActions.read)
  @AtMost(limits.roomsShown)
  @Query(() => [StudyingNow], {
    nullable: true,
    description: `The rooms where buddies and groups of the viewer study, at most ${limits.roomsShown}, and only such as the viewer may enter.`,
  })
  studyingNow(@Ctx() ctx: AppContext) {
    return home.listStudyingNow(ctx);
  }

  @Needs(homeActions.read)
  @Query(() => Waiting, { nullable: true, description: "What waits for an answer of the viewer." })
  waiting(@Ctx() ctx: AppContext) {
    return home.findWaiting(ctx);
  }

  @Needs(homeActions.read)
  @AtMost(limits.weeks * 7)
  @Query(() => StudyStats, { nullable: true, description: "What the viewer studied in rooms in the last seven days." })
  studyWeek(@Ctx() ctx: AppContext) {
    return home.readStudyWeek(ctx);
  }

  @Needs(homeActions.read)
  @Query(() => [FirstStep], {
    nullable: true,
    description: "The first steps that the viewer has not taken yet; empty for everyone but new members.",
  })
  firstSteps(@Ctx() ctx: AppContext) {
    return home.listFirstSteps(ctx);
  }
}
