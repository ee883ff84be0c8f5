import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../accounts/User";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import { PostLike } from "./PostLike";

@Resolver(() => PostLike)
export class LikeResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who likes it; null where there is a block between them and the viewer.",
  })
  user(@Root() like: PostLike, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.user, like.userId);
  }
}
