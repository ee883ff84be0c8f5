import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { Comment } from "../discussion/Comment";
import { Post } from "../discussion/Post";
import type { StoredMention } from "../mentions/Mention";

/** An earlier text of a post or a comment, stored when it was edited. */
@ObjectType({ simpleResolvers: true, description: "What a post or a comment said before it was edited." })
@Entity("revisions")
export class Revision {
  @Field(() => ID, { description: "Opaque and stable." })
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

  /** Who wrote this text. Of a group that was handed over, not always the present author of the post. */
  @Column("uuid", { name: "author_id" })
  authorId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "author_id" })
  author?: Relation<User>;

  @Field(() => String, { description: "Plain text with line breaks, as it was." })
  @Column("text")
  text!: string;

  /** null: none. */
  @Column("jsonb", { nullable: true })
  mentions!: StoredMention[] | null;

  @Field(() => Date, { description: "When it was written." })
  @Column({ type: "timestamptz", name: "written_at", precision: 3 })
  writtenAt!: Date;

  /** When an edit replaced it. */
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
