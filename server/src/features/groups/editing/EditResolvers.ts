import { Arg, Args, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { User } from "../../accounts/users/User";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import { commentActions, postActions } from "../discussion/postPolicy";
import { UpdateCommentInput, UpdatePostInput } from "./editInputs";
import * as edits from "./edits";
import { Revision } from "./Revision";
import { RevisionConnection } from "./RevisionConnection";
import {
  canReadRevisionsOfComment,
  canReadRevisionsOfPost,
  listRevisionsOfComment,
  listRevisionsOfPost,
} from "./revisions";

const revisions = {
  nullable: true,
  description:
    "What it said before, newest first: the last 100 texts of the last year. null unless the viewer wrote it, or moderates the group or the site.",
};

@Resolver(() => Post)
export class EditPostResolver {
  @Needs(postActions.update)
  @Mutation(() => Post, {
    nullable: true,
    description:
      "Changes the text of the viewer's post. CONFLICT if the text has changed since this version; FORBIDDEN for others, and where moderators hid it.",
  })
  updatePost(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdatePostInput, { description: "Which post, and its new text." }) input: UpdatePostInput,
  ) {
    return edits.updatePost(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change its text." })
  viewerCanEdit(@Root() post: Post, @Ctx() ctx: AppContext) {
    return edits.canEditPost(ctx, post);
  }

  @FieldResolver(() => Boolean, { description: "Whether it was edited, and the viewer may read what it said before." })
  viewerCanReadRevisions(@Root() post: Post, @Ctx() ctx: AppContext) {
    return canReadRevisionsOfPost(ctx, post);
  }

  @FieldResolver(() => RevisionConnection, revisions)
  revisions(@Root() post: Post, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return listRevisionsOfPost(ctx, post, page);
  }
}

@Resolver(() => Comment)
export class EditCommentResolver {
  @Needs(commentActions.update)
  @Mutation(() => Comment, {
    nullable: true,
    description:
      "Changes the text of the viewer's comment. CONFLICT if the text has changed since this version; FORBIDDEN for others, where moderators hid it, and for who may not write in the group any more.",
  })
  updateComment(
    @Ctx() ctx: AppContext,
    @Arg("input", () => UpdateCommentInput, { description: "Which comment, and its new text." })
    input: UpdateCommentInput,
  ) {
    return edits.updateComment(ctx, input);
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may change its text." })
  viewerCanEdit(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return edits.canEditComment(ctx, comment);
  }

  @FieldResolver(() => Boolean, { description: "Whether it was edited, and the viewer may read what it said before." })
  viewerCanReadRevisions(@Root() comment: Comment, @Ctx() ctx: AppContext) {
    return canReadRevisionsOfComment(ctx, comment);
  }

  @FieldResolver(() => RevisionConnection, revisions)
  revisions(@Root() comment: Comment, @Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return listRevisionsOfComment(ctx, comment, page);
  }
}

@Resolver(() => Revision)
export class RevisionResolver {
  @FieldResolver(() => Date, { description: "When an edit replaced it." })
  replacedAt(@Root() { createdAt }: Revision) {
    return createdAt;
  }

  @FieldResolver(() => User, {
    nullable: true,
    description: "Who wrote it; null while the member is not there: suspended, or about to leave.",
  })
  author(@Root() { authorId }: Revision, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(authorId);
  }
}
