import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { Group } from "../group/Group";
import * as requests from "./answerRequests";
import { MembershipConnection } from "../group/groupConnections";
import { GroupInput, GroupMemberInput } from "../group/groupInputs";
import { groupActions } from "../group/groupPolicy";
import { hasGroupRight } from "../group/groupService";
import { countMembers, listMembers } from "../members/members";

const whichRequest = { description: "Which group, and who asked." };

/** What becomes of requests to join a group. */
@Resolver(() => Group)
export class RequestResolver {
  @Needs(groupActions.manage)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Accepts a request to join. CONFLICT when it is not open any more, GROUP_FULL where there is no room; FORBIDDEN but for owner and moderators.",
  })
  acceptJoinRequest(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupMemberInput, whichRequest) input: GroupMemberInput,
  ) {
    return requests.acceptJoinRequest(ctx, input);
  }

  @Needs(groupActions.manage)
  @Mutation(() => Group, {
    nullable: true,
    description:
      "Declines a request to join; the member is notified, and may ask again after a week. FORBIDDEN but for owner and moderators.",
  })
  declineJoinRequest(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupMemberInput, whichRequest) input: GroupMemberInput,
  ) {
    return requests.declineJoinRequest(ctx, input);
  }

  @Needs(groupActions.read)
  @Mutation(() => Group, {
    nullable: true,
    description: "Takes the viewer's request to join back; without one nothing changes.",
  })
  cancelJoinRequest(
    @Ctx() ctx: AppContext,
    @Arg("input", () => GroupInput, { description: "Which group." }) input: GroupInput,
  ) {
    return requests.cancelJoinRequest(ctx, input);
  }

  @FieldResolver(() => MembershipConnection, {
    nullable: true,
    description: "Who asked to join and waits, the first first; null but for owner and moderators.",
  })
  joinRequests(@Root() group: Group, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return forManagers(ctx, group, page, "REQUESTED");
  }

  @FieldResolver(() => MembershipConnection, {
    nullable: true,
    description: "Who was removed and may be readmitted, the first first; null but for owner and moderators.",
  })
  removedMembers(@Root() group: Group, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return forManagers(ctx, group, page, "REMOVED");
  }
}

async function forManagers(ctx: AppContext, group: Group, page: PageArgs, state: "REQUESTED" | "REMOVED") {
  if (!(await hasGroupRight(ctx, group, "manage"))) return null;
  return new MembershipConnection(await listMembers(ctx, group.id, page, { state }), () =>
    countMembers(ctx, group.id, state),
  );
}
