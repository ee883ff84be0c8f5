import { OfMember } from "../../../platform/graphql/ofMember";
import { Field, ID, ObjectType } from "type-graphql";
import { Post } from "./Post";

@OfMember<CommentDeletion>({ hiddenWith: ({ post }) => post.authorId })
@ObjectType({ simpleResolvers: true, description: "A comment that was deleted." })
export class CommentDeletion {
  @Field(() => ID, { description: "The id that the comment had." })
  id!: string;

  replyToId?: string | null;

  @Field(() => Post, { description: "The post, without the comment." })
  post!: Post;
}
