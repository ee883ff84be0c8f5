import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { JoinedUser } from "../accounts/joinedUser";
import { User } from "../accounts/User";
import { GroupVisibility } from "../memberships/choices";
import type { Group } from "../memberships/Group";
import { OfMember } from "../../platform/graphql/ofMember";
import type { Interest } from "../../platform/interest";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";

/** What an answer of REST says of a group. */
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

  /** Who wrote it, where somebody else has taken the group over; null: the author did, or they are gone. */
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

  /** How far its group is open, as the group says itself. */
  @Column("text", { default: GroupVisibility.OPEN })
  visibility!: GroupVisibility;

  /** The title and the tags of its group, to be searched; null without them. */
  @Column("text", { nullable: true, select: false })
  about?: string | null;

  @Field(() => Date, { description: "When the group was started." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** When moderators hid it; null while it is there for everyone. Only read where one post is. */
  @Column({ type: "timestamptz", name: "hidden_at", precision: 3, nullable: true, select: false })
  hiddenAt?: Date | null;

  /** Read together with the post, null for an absent member; else the loader has it. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "author_id" })
  author?: JoinedUser | null;

  /** What the author wants to learn, read together with the post; null without a profile. */
  interest?: Interest | null;

  /** Who replied last, read together with the post; else the loader has it. */
  repliers?: JoinedUser[];

  /** What REST says of its group, read together with the post; else loaders have it. */
  startedGroup?: StartedGroup;

  /** Whether the viewer likes it, read together with the post; else the loader has it. */
  liked?: boolean;
}
