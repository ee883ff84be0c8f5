import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { GroupPreview } from "../../groups/guests/GroupPreview";
import { Invitation } from "../../groups/guests/Invitation";
import { sessions as limits } from "../limits";
import { GuestSession } from "./GuestSession";
import { sessionsForGuests } from "./guestSessions";

const next = { description: `What comes next, or goes on now: at most ${limits.listedForGuests} dates.` };

/** Gives what guests see of a group its next sessions. */
@Resolver(() => GroupPreview)
export class PreviewSessionsResolver {
  @AtMost(limits.listedForGuests)
  @FieldResolver(() => [GuestSession], { nullable: true, ...next })
  nextSessions(@Root() { id }: GroupPreview, @Ctx() ctx: AppContext) {
    return sessionsForGuests(ctx, id);
  }
}

@Resolver(() => Invitation)
export class InvitationSessionsResolver {
  @AtMost(limits.listedForGuests)
  @FieldResolver(() => [GuestSession], { nullable: true, ...next })
  nextSessions(@Root() { id }: Invitation, @Ctx() ctx: AppContext) {
    return sessionsForGuests(ctx, id);
  }
}
