import { Args, Ctx, FieldResolver, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { User } from "../../accounts/users/User";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { commentActions } from "../discussion/postPolicy";
import { Revision } from "../editing/Revision";
import { mentions as limits } from "../limits";
import { Mention } from "./Mention";
import { findMentionable } from "./mentionable";
import { MentionableArgs } from "./mentionableArgs";
import { shownMentions } from "./shownMentions";

const ofText = {
  description: "Members whom the text mentions, in its order, without those whom the viewer does not see.",
};

@Resolver(() => Post)
export class PostMentionsResolver {
  @AtMost(limits.perText)
  @FieldResolver(() => [Mention], ofText)
  async mentions(@Root() post: Post, @Ctx() ctx: AppContext) {
    const { mentions } = post.mentions === undefined ? ((await ctx.loaders.post.load(post.id)) ?? {}) : post;
    return mentions ? shownMentions(ctx, mentions) : [];
  }
}

@Resolver(() => Comment)
export class CommentMentionsResolver {
  @AtMost(limits.perText)
  @FieldResolver(() => [Mention], ofText)
  mentions(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return comment.mentions ? shownMentions(ctx, comment.mentions) : [];
  }
}

@Resolver(() => Revision)
export class RevisionMentionsResolver {
  @AtMost(limits.perText)
  @FieldResolver(() => [Mention], ofText)
  mentions(@Root() revision: Revision, @Ctx() ctx: AppContext) {
    return revision.mentions ? shownMentions(ctx, revision.mentions) : [];
  }
}

@Resolver(() => Mention)
export class MentionResolver {
  @FieldResolver(() => User, { description: "Who is mentioned." })
  user(@Root() { user }: Mention) {
    return user;
  }

  @Needs(commentActions.create)
  @AtMost(limits.offered)
  @Query(() => [User], {
    nullable: true,
    description: `Whom the viewer may mention in a group, at most ${limits.offered}: its members and those who wrote there; in an open group, also the viewer's buddies. Nobody where the viewer may not write.`,
  })
  mentionable(@Ctx() ctx: AppContext, @Args(() => MentionableArgs) { postId = null, text }: MentionableArgs) {
    return findMentionable(ctx, { postId, text });
  }
}
