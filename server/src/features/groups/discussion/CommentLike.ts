import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { Comment } from "./Comment";

@ObjectType({
  simpleResolvers: true,
  description: "That one member likes one comment; there is at most one for each pair.",
})
@Entity("comment_likes")
export class CommentLike {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "comment_id" })
  commentId!: string;

  @ManyToOne(() => Comment, { onDelete: "CASCADE" })
  @JoinColumn({ name: "comment_id" })
  comment?: Relation<Comment>;

  /** null for an absent member, where likes are listed. */
  @Column("uuid", { name: "user_id" })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Field(() => Date, { description: "When the member liked it." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
