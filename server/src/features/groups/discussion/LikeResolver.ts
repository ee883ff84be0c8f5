import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import type { AppContext } from "../../../platform/context";
import { CommentLike } from "./CommentLike";
import { PostLike } from "./PostLike";

@Resolver(() => PostLike)
export class LikeResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who likes it; null where the viewer does not see them, or nobody does at present.",
  })
  user(@Root() like: PostLike, @Ctx() ctx: AppContext) {
    return like.userId === null ? null : ctx.loaders.user.load(like.userId);
  }
}

@Resolver(() => CommentLike)
export class CommentLikeResolver {
  @FieldResolver(() => User, {
    nullable: true,
    description: "Who likes it; null where the viewer does not see them, or nobody does at present.",
  })
  user(@Root() like: CommentLike, @Ctx() ctx: AppContext) {
    return like.userId === null ? null : ctx.loaders.user.load(like.userId);
  }
}
