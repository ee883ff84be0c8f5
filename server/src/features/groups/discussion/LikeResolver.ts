import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import type { AppContext } from "../../../platform/context";
import { CommentLike } from "./CommentLike";
import type { Like } from "./Like";
import { PostLike } from "./PostLike";

/** The fields that are read for a like of any kind. */
function likeResolver(type: typeof PostLike | typeof CommentLike) {
  @Resolver(() => type)
  abstract class Fields {
    @FieldResolver(() => User, {
      nullable: true,
      description: "Who likes it; null where the viewer does not see them, or nobody does at present.",
    })
    user(@Root() like: Like, @Ctx() ctx: AppContext) {
      return like.userId === null ? null : ctx.loaders.user.load(like.userId);
    }
  }
  return Fields;
}

@Resolver(() => PostLike)
export class LikeResolver extends likeResolver(PostLike) {}

@Resolver(() => CommentLike)
export class CommentLikeResolver extends likeResolver(CommentLike) {}
