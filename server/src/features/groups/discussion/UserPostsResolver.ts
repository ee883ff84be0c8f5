import { Args, Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { GraphQLResolveInfo } from "graphql";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { selectedOfNodes } from "../../../platform/graphql/lookAhead";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { PostConnection } from "./postConnections";
import { joinsFor } from "./postJoins";
import { countPostsOfUser, listPostsOfUser } from "./userPosts";
import { postActions } from "./postPolicy";

/** Gives a member the groups that they started, without accounts knowing about posts. */
@Resolver(() => User)
export class UserPostsResolver {
  @Needs(postActions.read)
  @FieldResolver(() => PostConnection, {
    nullable: true,
    description: "The posts by which the member started groups, newest first.",
  })
  async posts(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const connection = await listPostsOfUser(ctx, user.id, page, joinsFor(selectedOfNodes(info)));
    return new PostConnection(connection, () => countPostsOfUser(ctx, user.id), page.first);
  }
}
