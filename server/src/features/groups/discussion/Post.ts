import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { GroupVisibility } from "../group/choices";
import type { Group } from "../group/Group";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { StoredMention } from "../mentions/Mention";
import type { Picture } from "../../pictures/Picture";
import type { Interest } from "../../profiles/interest";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";

/** The group data in REST responses. */
export type StartedGroup = Pick<Group, "title" | "interest" | "visibility" | "memberCount"> & { joined: boolean };

@OfMember<Post>({ hiddenWith: ({ authorId }) => authorId })
@ObjectType({ simpleResolvers: true, description: "What a member writes to start a group." })
@Entity("posts")
export class Post {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "author_id" })
  authorId!: string;

  /** The writer, if the group was transferred since; null: the author wrote it, or the writer was deleted. */
  @Column("uuid", { name: "writer_id", nullable: true })
  writerId?: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "writer_id" })
  writer?: Relation<User> | null;

  @Field(() => String, {
    description:
      "Plain text with line breaks, given back as it was written. Empty where it was removed with the account of a former owner.",
  })
  @Column("text")
  text!: string;

  /** null: none. A copy of what is in `pictures`, which never changes; undefined: not read. */
  @Column("jsonb", { nullable: true })
  pictures?: Picture[] | null;

  /** In their order; null: none; undefined: not read. Who ever was is a `MentionedMember`, too. */
  @Column("jsonb", { nullable: true })
  mentions?: StoredMention[] | null;

  @Field(() => Int, { description: "How many members like it." })
  @Column("integer", { name: "like_count" })
  likeCount!: number;

  @Field(() => Int, { description: "How many comments stand under it." })
  @Column("integer", { name: "comment_count" })
  commentCount!: number;

  @Field(() => Int, {
    description:
      "Grows with every change of the post, its likes and its comments: of two answers, the one with the higher version is the newer.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Date, { nullable: true, description: "When its text was last edited; null: never." })
  @Column({ type: "timestamptz", name: "edited_at", precision: 3, nullable: true })
  editedAt?: Date | null;

  /** The version in which the text changed last. */
  @Column("integer", { name: "text_version", default: 1, select: false })
  textVersion?: number;

  /** A copy of the visibility of its group. */
  @Column("text", { default: GroupVisibility.OPEN })
  visibility!: GroupVisibility;

  /** A copy of the title and tags of its group, for searches; null without them. */
  @Column("text", { nullable: true, select: false })
  about?: string | null;

  @Field(() => Date, { description: "When the group was started." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** When moderators hid it; null: visible. Only read for single posts. */
  @Column({ type: "timestamptz", name: "hidden_at", precision: 3, nullable: true, select: false })
  hiddenAt?: Date | null;

  /** Joined to the post, null for an absent member; else the loader reads it. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "author_id" })
  author?: JoinedUser | null;

  /** The interest of its group, joined to the post. */
  interest?: Interest | null;

  /** The name of its group, if what makes it was joined; else the loader reads it. */
  name?: string;

  /** The last repliers, joined to the post; else the loader reads them. */
  repliers?: JoinedUser[];

  /** The group data for REST, joined to the post; else loaders read it. */
  startedGroup?: StartedGroup;

  /** Whether the viewer likes it, joined to the post; else the loader reads it. */
  liked?: boolean;
}
