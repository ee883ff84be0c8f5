import { ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, type Relation } from "typeorm";
import { Comment } from "./Comment";
import { Like } from "./Like";

@ObjectType({
  simpleResolvers: true,
  description: "That one member likes one comment; there is at most one for each pair.",
})
@Entity("comment_likes")
export class CommentLike extends Like {
  @Column("uuid", { name: "comment_id" })
  commentId!: string;

  @ManyToOne(() => Comment, { onDelete: "CASCADE" })
  @JoinColumn({ name: "comment_id" })
  comment?: Relation<Comment>;
}
