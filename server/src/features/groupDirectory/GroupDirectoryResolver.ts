import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { selectedOfNodes } from "../../platform/graphql/lookAhead";
import { groups as limits } from "../groups/limits";
import { GroupConnection } from "../groups/group/groupConnections";
import { joinsFor } from "../groups/group/groupJoins";
import { groupActions } from "../groups/group/groupPolicy";
import { GroupListArgs } from "./directoryInputs";
import * as directory from "./groupDirectory";

@Resolver()
export class GroupDirectoryResolver {
  @Needs(groupActions.read)
  @Query(() => GroupConnection, {
    nullable: true,
    description: `The groups that every member may see, to choose from. A search, or a tag, finds at most about ${limits.searched}.`,
  })
  async groups(
    @Ctx() ctx: AppContext,
    @Args(() => GroupListArgs) args: GroupListArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const joins = joinsFor(selectedOfNodes(info));
    return new GroupConnection(await directory.listGroups(ctx, args, joins), () => directory.countGroups(ctx, args));
  }
}
