import { Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../../platform/authorization/authorize";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { Occurrence } from "../dates/Occurrence";
import { sessionActions } from "../plan/sessionPolicy";
import { CalendarFeed } from "./CalendarFeed";
import * as calendars from "./calendarService";

@Resolver(() => User)
export class CalendarFeedResolver {
  @FieldResolver(() => CalendarFeed, {
    nullable: true,
    description: "The viewer's calendar feed; null while they have none, and on anyone else.",
  })
  calendarFeed(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, sessionActions.readFeed, user) ? calendars.findFeed(ctx) : null;
  }

  @Needs(sessionActions.changeFeed)
  @Mutation(() => CalendarFeed, {
    nullable: true,
    description:
      "Makes the viewer's calendar feed, or gives it another address, which ends the old one at once. CONFIRMATION_REQUIRED unless `confirmIdentity` was called.",
  })
  renewCalendarFeed(@Ctx() ctx: AppContext) {
    return calendars.renewFeed(ctx);
  }

  @Needs(sessionActions.changeFeed)
  @Mutation(() => Boolean, { nullable: true, description: "Ends the viewer's calendar feed: true, also without one." })
  endCalendarFeed(@Ctx() ctx: AppContext) {
    return calendars.endFeed(ctx);
  }
}

@Resolver(() => Occurrence)
export class CalendarUrlResolver {
  @FieldResolver(() => String, {
    nullable: true,
    description: "Its address for a calendar program, where what the viewer may see counts each time it is read.",
  })
  calendarUrl(@Root() occurrence: Occurrence, @Ctx() ctx: AppContext) {
    return calendars.calendarUrlOf(ctx, occurrence);
  }
}
