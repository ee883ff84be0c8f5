import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { StoredMention } from "../mentions/Mention";
import type { Picture } from "../../pictures/Picture";
import { Post } from "./Post";

@OfMember<Comment>({
  // A live event has its post; elsewhere comments are reached through their post.
  hiddenWith: ({ post }) => post?.authorId ?? null,
  fold: {
    with: ({ authorId }) => authorId,
    fold: (comment) => ({
      ...comment,
      text: "",
      pictures: null,
      mentions: null,
      isFolded: true,
      foldedText: comment.text,
    }),
  },
})
@ObjectType({ simpleResolvers: true, description: "A reply under a post." })
@Entity("comments")
export class Comment {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "post_id" })
  postId!: string;

  @ManyToOne(() => Post, { onDelete: "CASCADE" })
  @JoinColumn({ name: "post_id" })
  post?: Relation<Post>;

  @Column("uuid", { name: "author_id" })
  authorId!: string;

  @Field(() => String, { description: "Plain text with line breaks, given back as it was written." })
  @Column("text")
  text!: string;

  /** null: none. A copy of what is in `pictures`, which never changes; undefined: not read. */
  @Column("jsonb", { nullable: true })
  pictures?: Picture[] | null;

  /** In their order; null: none; undefined: not read. Who ever was is a `MentionedMember`, too. */
  @Column("jsonb", { nullable: true })
  mentions?: StoredMention[] | null;

  /** The shared book; null: a comment without a book. */
  @Column("uuid", { name: "book_id", nullable: true })
  bookId?: string | null;

  /** Set if the author is hidden from the viewer. */
  isFolded?: boolean;

  /** The text of a folded comment, for moderators. */
  foldedText?: string;

  /** The comment that it answers, which itself answers none; null: it answers the post. */
  @Column("uuid", { name: "reply_to", nullable: true })
  replyToId?: string | null;

  @ManyToOne(() => Comment, { onDelete: "SET NULL" })
  @JoinColumn({ name: "reply_to" })
  replyTo?: Relation<Comment> | null;

  @Field(() => Int, { description: "How many comments answer it." })
  @Column("integer", { name: "answer_count", default: 0 })
  answerCount!: number;

  @Field(() => Int, { description: "How many members like it." })
  @Column("integer", { name: "like_count", default: 0 })
  likeCount!: number;

  /** When it was deleted although others had answered it: only its place is left. It is hidden, too. */
  @Column({ type: "timestamptz", name: "deleted_at", precision: 3, nullable: true, select: false })
  deletedAt?: Date | null;

  /** Set by the lists that keep the places of deleted and hidden comments. */
  isDeleted?: boolean;

  @Field(() => Date, { description: "When it was written." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When its text was last edited; null: never." })
  @Column({ type: "timestamptz", name: "edited_at", precision: 3, nullable: true })
  editedAt?: Date | null;

  @Field(() => Int, {
    description: "Grows with every change: of two answers, the one with the higher version is the newer.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  /** The version in which the text changed last. */
  @Column("integer", { name: "text_version", default: 1, select: false })
  textVersion?: number;

  /** When moderators hid it; null: visible. */
  @Column({ type: "timestamptz", name: "hidden_at", precision: 3, nullable: true, select: false })
  hiddenAt?: Date | null;

  /** Joined to the comment, null for an absent member; else the loader reads it. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "author_id" })
  author?: JoinedUser | null;
}
