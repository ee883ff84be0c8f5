import { Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../../platform/context";
import { Comment } from "./Comment";
import { CommentDeletion } from "./CommentDeletion";
import { ThreadConnection } from "./postConnections";

@Resolver(() => ThreadConnection)
export class ThreadResolver {
  @FieldResolver(() => Comment, {
    nullable: true,
    description: "The comment or answer that the page is around: of `around`, or the first unread one; null otherwise.",
  })
  target(@Root() { targetId }: ThreadConnection, @Ctx() ctx: AppContext) {
    return targetId ? ctx.loaders.comment.load(targetId) : null;
  }
}

@Resolver(() => CommentDeletion)
export class CommentDeletionResolver {
  @FieldResolver(() => Comment, {
    nullable: true,
    description: "The place that is left of it, because it has answers; null if there is nothing left.",
  })
  comment(@Root() { id }: CommentDeletion, @Ctx() ctx: AppContext) {
    return ctx.loaders.comment.load(id);
  }

  @FieldResolver(() => Comment, { nullable: true, description: "The comment that it answered, as it is now." })
  replyTo(@Root() { replyToId }: CommentDeletion, @Ctx() ctx: AppContext) {
    return replyToId ? ctx.loaders.comment.load(replyToId) : null;
  }
}
