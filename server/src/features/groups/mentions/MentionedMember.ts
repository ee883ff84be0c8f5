import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";

/** A member whom a text mentions or mentioned: notified once. Where in the text is in its own `mentions`. */
@Entity("mentioned_members")
export class MentionedMember {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "post_id", nullable: true })
  postId!: string | null;

  @ManyToOne(() => Post, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: Relation<Post> | null;

  @Column("uuid", { name: "comment_id", nullable: true })
  commentId!: string | null;

  @ManyToOne(() => Comment, { onDelete: "CASCADE" })
  @JoinColumn({ name: "comment_id" })
  comment?: Relation<Comment> | null;

  /** null: the account was deleted, and a job takes the name out of the text. */
  @Column("uuid", { name: "user_id", nullable: true })
  userId!: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User> | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
