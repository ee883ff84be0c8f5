import { Allow } from "class-validator";
import {
  Arg,
  Args,
  ArgsType,
  Ctx,
  Field,
  FieldResolver,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { connectionType } from "../../../platform/paging/connectionType";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { Interest } from "../../profiles/interest";
import { Occurrence } from "../dates/Occurrence";
import { sessions as limits } from "../limits";
import { OccurrenceInput } from "../plan/changeInputs";
import { sessionActions } from "../plan/sessionPolicy";
import { countOpenSessions, listOpenSessions } from "./openSessions";
import { freeSeatsOf } from "./freeSeatsOf";
import { giveSeatBack, takeSeat } from "./takeSeat";

@ObjectType({ simpleResolvers: true, description: "A page of dates with a free seat, in order of time." })
class OpenSessionConnection extends connectionType(Occurrence, "OpenSession") {}

@ArgsType()
class OpenSessionsArgs extends PageArgs {
  @Field(() => Date, { description: "The earliest beginning." })
  @Allow()
  from!: Date;

  @Field(() => Date, { description: `They begin before this: at most ${limits.rangeDays} days later.` })
  @Allow()
  to!: Date;

  @Field(() => Interest, { nullable: true, description: "Only those about it; left out: all." })
  @Allow()
  interest?: Interest | null;
}

@ObjectType({ simpleResolvers: true, description: "What came of taking a seat." })
class SeatResult {
  @Field(() => Occurrence, { description: "The date." })
  occurrence!: Occurrence;

  @Field(() => Boolean, { description: "Whether the viewer has a seat there now; false: others were faster." })
  hasSeat!: boolean;

  @AtMost(limits.othersOffered)
  @Field(() => [Occurrence], {
    description: `Where else a seat is free about that time, for who came too late: at most ${limits.othersOffered} dates.`,
  })
  stillFree!: Occurrence[];
}

const which = { description: "Which date." };

/** Free seats in members' own sessions. */
@Resolver(() => Occurrence)
export class OpenResolver {
  @Needs(sessionActions.takeSeat)
  @Query(() => OpenSessionConnection, {
    nullable: true,
    description:
      "Dates of other members' open sessions with a free seat for the viewer, in order of time. The viewer's own, and those where they have a seat, are in their schedule.",
  })
  async openSessions(@Ctx() ctx: AppContext, @Args(() => OpenSessionsArgs) args: OpenSessionsArgs) {
    return new OpenSessionConnection(await listOpenSessions(ctx, args), () => countOpenSessions(ctx, args));
  }

  @Needs(sessionActions.takeSeat)
  @Mutation(() => SeatResult, {
    nullable: true,
    description:
      "Takes a seat on a date of another member's open session; the planner is notified. Others may be faster: then `hasSeat` is false. CONFLICT once it has begun, was cancelled or is not open.",
  })
  takeSeat(@Ctx() ctx: AppContext, @Arg("input", () => OccurrenceInput, which) { occurrenceId }: OccurrenceInput) {
    return takeSeat(ctx, occurrenceId);
  }

  @Needs(sessionActions.takeSeat)
  @Mutation(() => Occurrence, {
    nullable: true,
    description: "Gives a seat back; the planner is notified. Without one nothing changes. CONFLICT once it has begun.",
  })
  giveSeatBack(@Ctx() ctx: AppContext, @Arg("input", () => OccurrenceInput, which) { occurrenceId }: OccurrenceInput) {
    return giveSeatBack(ctx, occurrenceId);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: "How many seats are free for others, 0 once it has begun or was cancelled; null unless it is open.",
  })
  freeSeats(@Root() occurrence: Occurrence) {
    return freeSeatsOf(occurrence);
  }
}
