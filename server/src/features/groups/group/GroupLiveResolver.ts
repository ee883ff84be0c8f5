import { type ArgsDictionary, Ctx, Resolver, Root, Subscription } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import type { EventOf, RightsCheck } from "../../../platform/live/events";
import { checkId } from "../../../platform/validation/validation";
import { Group } from "./Group";
import { followGroup, groupOfEvent } from "./followGroup";
import { groupActions } from "./groupPolicy";

@Resolver()
export class GroupLiveResolver {
  @Needs(groupActions.follow)
  @Subscription(() => Group, {
    subscribe: ({ args, context }) => followGroup(context as AppContext, toGroupId(args as ArgsDictionary)),
    description: "One group: first as it is now, then after every change of it and its members.",
  })
  groupChanged(
    @Root() event: EventOf<"groupChanged"> | RightsCheck,
    @Ctx() ctx: AppContext,
    @Id("groupId", "The group's id.") groupId: string,
  ): Promise<Group> {
    return groupOfEvent(ctx, groupId.toLowerCase(), event);
  }
}

/** Checks the id at once, because arguments are validated only with the first event. */
function toGroupId(args: ArgsDictionary): string {
  const groupId = String(args.groupId);
  checkId(groupId, "groupId");
  return groupId.toLowerCase();
}
