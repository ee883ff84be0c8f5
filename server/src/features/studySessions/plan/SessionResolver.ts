import { Arg, Ctx, FieldResolver, Int, Mutation, ObjectType, Field, Query, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { CalendarDate } from "../../../platform/graphql/CalendarDate";
import { Id } from "../../../platform/graphql/Id";
import { Joined } from "../../../platform/graphql/joined";
import { Group } from "../../groups/group/Group";
import { partnersOf } from "../open/offer";
import { endsShown, repeatsShown, startShown, zoneShown } from "../open/zoneShown";
import { createStudySession } from "./planSession";
import { findPlace } from "./place";
import { Ends, Repeats } from "./repeats";
import { CreateStudySessionInput } from "./sessionInputs";
import { sessionActions } from "./sessionPolicy";
import * as sessions from "./sessionService";
import { StudySession } from "./StudySession";

@ObjectType({ simpleResolvers: true, description: "How many dates of a session are to come." })
class UpcomingDates {
  @Field(() => Int, { description: "Those that follow the session." })
  planned!: number;

  @Field(() => Int, { description: "Those that were moved: a change of the session leaves them where they are." })
  moved!: number;

  @Field(() => Int, { description: "Those that were cancelled." })
  cancelled!: number;
}

@Resolver(() => StudySession)
export class SessionResolver {
  @Needs(sessionActions.read)
  @Query(() => StudySession, { nullable: true, description: "A session; null when there is none with this id." })
  studySession(@Ctx() ctx: AppContext, @Id("id", "The session's id.") id: string) {
    return sessions.findSession(ctx, id);
  }

  @Needs(sessionActions.plan)
  @Mutation(() => StudySession, {
    nullable: true,
    description:
      "Plans time to study, for a group or for oneself; the planner goes. FORBIDDEN but for the group's members.",
  })
  createStudySession(
    @Ctx() ctx: AppContext,
    @Arg("input", () => CreateStudySessionInput, { description: "What to plan." }) input: CreateStudySessionInput,
  ) {
    return createStudySession(ctx, input);
  }

  @FieldResolver(() => CalendarDate, { description: "From which day on, in its zone." })
  async startsOn(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return (await startShown(ctx, session)).day;
  }

  @FieldResolver(() => String, { description: "When it begins by the clock of its zone, as `19:00`." })
  async startTime(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return (await startShown(ctx, session)).time;
  }

  @FieldResolver(() => String, {
    description:
      "The IANA time zone that its times are in. It stays when the planner moves. UTC for another member's own session, unless their profile says the zone.",
  })
  timeZone(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return session.groupId === null ? zoneShown(ctx, session) : session.timeZone;
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many others it has a seat for; null unless it is open.",
  })
  partners(@Root() session: StudySession) {
    return partnersOf(session);
  }

  @FieldResolver(() => Group, { nullable: true, description: "Which group it is for; null for a member's own time." })
  group(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return session.groupId === null ? null : ctx.loaders.group.load(session.groupId);
  }

  @Joined("ownerShown")
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who planned it, or took it over; null while they are not there.",
  })
  async owner(@Root() { ownerId, groupId }: StudySession, @Ctx() { loaders }: AppContext) {
    if (ownerId !== null) return loaders.user.load(ownerId);
    const group = groupId === null ? null : await loaders.group.load(groupId);
    return group && loaders.user.load(group.ownerId);
  }

  @FieldResolver(() => Repeats, { description: "How often it takes place." })
  repeats(@Root() session: StudySession, @Ctx() ctx: AppContext): Repeats {
    return repeatsShown(ctx, session);
  }

  @FieldResolver(() => Ends, { nullable: true, description: "When it ends; null where it takes place once." })
  ends(@Root() session: StudySession, @Ctx() ctx: AppContext): Ends | null {
    return endsShown(ctx, session);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "Where it is: a link, or words. null when it does not say, and in a group on request but for members.",
  })
  place(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return findPlace(ctx, session);
  }

  @FieldResolver(() => UpcomingDates, { description: "How many of its dates are to come." })
  async upcoming(@Root() { id }: StudySession, @Ctx() { loaders }: AppContext): Promise<UpcomingDates> {
    return (await loaders.upcomingCounts.load(id)) ?? { planned: 0, moved: 0, cancelled: 0 };
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change, move and cancel it." })
  viewerCanChange(@Root() session: StudySession, @Ctx() ctx: AppContext) {
    return sessions.mayChange(ctx, session);
  }
}
