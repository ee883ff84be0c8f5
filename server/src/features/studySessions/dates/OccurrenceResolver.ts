import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, ObjectType, Query, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { loadParent } from "../../../platform/database/loader";
import { Id } from "../../../platform/graphql/Id";
import { Joined } from "../../../platform/graphql/joined";
import { oncePerSelection, selectedPaths, selectsOnly } from "../../../platform/graphql/lookAhead";
import { emptyPage } from "../../../platform/paging/connection";
import { connectionType } from "../../../platform/paging/connectionType";
import { exactly } from "../../../platform/paging/count";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { Attendance } from "../answers/Attendance";
import { listAttendees, seesAttendees } from "../answers/attendees";
import { AttendanceAnswer } from "../choices";
import { findIsClockChange } from "./clockChange";
import { Occurrence } from "./Occurrence";
import { sessionActions } from "../plan/sessionPolicy";
import * as sessions from "../plan/sessionService";
import { StudySession } from "../plan/StudySession";
import { AtMost } from "../../../platform/graphql/atMost";
import { sessions as limits } from "../limits";

@ObjectType({ simpleResolvers: true, description: "A page of those who come, the first who answered first." })
class AttendanceConnection extends connectionType(Attendance, "Attendance") {}

/** Whether nothing is selected of the session but what comes with its dates. */
const isInBrief = oncePerSelection((paths) => paths.has("session") && selectsOnly(paths, briefFields, "session."));

const briefFields = new Set(["id", "title", "timeZone", "capacity", "group", "owner", "viewerCanChange"]);

@Resolver(() => Occurrence)
export class OccurrenceResolver {
  @Needs(sessionActions.read)
  @Query(() => Occurrence, {
    nullable: true,
    description: "One date of a session; null when there is none with this id.",
  })
  occurrence(@Ctx() ctx: AppContext, @Id("id", "The date's id.") id: string) {
    return sessions.findOccurrence(ctx, id);
  }

  @Needs(sessionActions.readCalendar)
  @AtMost(limits.listed)
  @Query(() => [Occurrence], {
    nullable: true,
    description:
      "The viewer's calendar: their own time, seats in others', and what their groups plan, in order of time, with what was cancelled and declined. At most 62 days and 1,000 dates.",
  })
  schedule(
    @Ctx() ctx: AppContext,
    @Arg("from", () => Date, { description: "The beginning: what ends later is in it." }) from: Date,
    @Arg("to", () => Date, { description: "The end: what begins earlier is in it." }) to: Date,
    @Arg("first", () => Int, {
      defaultValue: limits.listed,
      description: `How many, 1 to ${limits.listed}: the cost of the operation counts them.`,
    })
    first: number,
    @Info() info: GraphQLResolveInfo,
  ) {
    return sessions.listSchedule(ctx, { from, to, first }, isInBrief(selectedPaths(info)));
  }

  @Joined("session")
  @FieldResolver(() => StudySession, { description: "What it is a date of." })
  session(@Root() occurrence: Occurrence, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.studySession, occurrence.sessionId);
  }

  @FieldResolver(() => AttendanceAnswer, {
    nullable: true,
    description: "What the viewer said about it; null for nothing.",
  })
  viewerAnswer(@Root() { id, ownAnswer }: Occurrence, @Ctx() ctx: AppContext) {
    if (ownAnswer !== undefined || !ctx.viewer) return ownAnswer ?? null;
    const pair = { occurrenceId: id, userId: ctx.viewer.id };
    return ctx.loaders.answer.load(pair).then((answered) => answered?.answer ?? null);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "The viewer's place in the waiting list, from 1 on; null outside of it.",
  })
  async viewerPlaceInLine(@Root() { id }: Occurrence, @Ctx() { viewer, loaders }: AppContext) {
    return viewer && ((await loaders.answer.load({ occurrenceId: id, userId: viewer.id }))?.place ?? null);
  }

  @FieldResolver(() => AttendanceConnection, {
    description: "Who has a place, the first who answered first. In an open session only for those who have one.",
  })
  async attendees(@Root() occurrence: Occurrence, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    const { id, goingCount } = occurrence;
    const isSeen = await seesAttendees(ctx, occurrence);
    const attendees = isSeen ? await listAttendees(ctx, id, page) : emptyPage<Attendance>(page);
    return new AttendanceConnection(attendees, () => exactly(goingCount));
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether clocks show another hour than on the date before, because they changed: those of the viewer, or those of the session.",
  })
  isClockChange(
    @Root() occurrence: Occurrence,
    @Ctx() ctx: AppContext,
    @Arg("timeZone", () => String, {
      nullable: true,
      description: "The zone of the viewer's device; left out: that of their profile, else of the session.",
    })
    timeZone?: string | null,
  ) {
    return findIsClockChange(ctx, occurrence, timeZone);
  }
}

@Resolver(() => Attendance)
export class AttendanceResolver {
  @Joined("user")
  @FieldResolver(() => User, { nullable: true, description: "Who; null while they are not there." })
  user(@Root() { userId }: Attendance, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(userId);
  }
}
