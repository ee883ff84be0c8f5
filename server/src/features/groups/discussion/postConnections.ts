import { Field, Int, ObjectType } from "type-graphql";
import type { Connection } from "../../../platform/paging/connection";
import { connectionType } from "../../../platform/paging/connectionType";
import type { Count } from "../../../platform/paging/count";
import { Comment } from "./Comment";
import { CommentLike } from "./CommentLike";
import { Post } from "./Post";
import { PostLike } from "./PostLike";
import type { ThreadPage } from "./threads";

@ObjectType({ simpleResolvers: true, description: "A page of the group posts, newest first." })
export class PostConnection extends connectionType(Post, "Post") {
  constructor(
    page: Connection<Post>,
    count: () => Promise<Count>,
    private readonly pageSize: number,
  ) {
    super(page, count);
  }

  @Field(() => Int, { description: "How many pages of this size the whole list has, for numbered links; at least 1." })
  async pageCount(): Promise<number> {
    return Math.max(1, Math.ceil((await this.total()).value / this.pageSize));
  }
}

@ObjectType({ simpleResolvers: true, description: "A page of the comments under a post, newest first." })
export class CommentConnection extends connectionType(Comment, "Comment") {}

@ObjectType({
  simpleResolvers: true,
  description: "A page of a discussion: comments that answer no other, newest first.",
})
export class ThreadConnection extends connectionType(Comment, "Thread") {
  /** The id of the comment that the page was looked up for. */
  targetId: string | null;

  constructor(page: ThreadPage, count: () => Promise<Count>) {
    super(page, count);
    this.targetId = page.targetId;
  }
}

@ObjectType({ simpleResolvers: true, description: "A page of the likes of a post, newest first." })
export class PostLikeConnection extends connectionType(PostLike, "PostLike") {}

@ObjectType({ simpleResolvers: true, description: "A page of the likes of a comment, newest first." })
export class CommentLikeConnection extends connectionType(CommentLike, "CommentLike") {}
