import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../accounts/User";
import type { AppContext } from "../context";
import { loadParent } from "../shared/loader";
import { PostLike } from "./PostLike";

@Resolver(() => PostLike)
export class LikeResolver {
  @FieldResolver(() => User, { description: "Who likes it." })
  user(@Root() like: PostLike, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.user, like.userId);
  }
}
