import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import { Interest } from "../../profiles/interest";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { GroupVisibility } from "./choices";

/** The people around a post. The database starts one with every post: it has the post's id. */
@OfMember<Group>({ hiddenWith: ({ ownerId }) => ownerId })
@ObjectType("Group", { simpleResolvers: true, description: "The people around a post, who study together." })
@Entity("study_groups")
export class Group {
  @Field(() => ID, { description: "The id of the post that started it." })
  @PrimaryColumn("uuid")
  id!: string;

  /** Read together with the group; else the loader has it. */
  @OneToOne("Post", { onDelete: "CASCADE" })
  @JoinColumn({ name: "id" })
  post?: Relation<object>;

  @Column("uuid", { name: "owner_id" })
  ownerId!: string;

  /** Read together with the group, null for an absent member; else the loader has them. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "owner_id" })
  owner?: JoinedUser | null;

  @Field(() => String, { nullable: true, description: "What its owner calls it; null: nothing. See `name`." })
  @Column("text", { nullable: true })
  title!: string | null;

  @Field(() => Interest, { nullable: true, description: "What its members want to learn; null when it does not say." })
  @Column("smallint", { nullable: true })
  interest!: Interest | null;

  @Field(() => [String], { description: "What it is about, in a few words." })
  @Column("text", { array: true })
  tags!: string[];

  @Field(() => GroupVisibility, { description: "Who sees it, and who may join." })
  @Column("text")
  visibility!: GroupVisibility;

  @Field(() => Int, { nullable: true, description: "How many members it has room for; null: as many as like." })
  @Column("integer", { nullable: true })
  capacity!: number | null;

  @Field(() => Int, { description: "How many members it has, the owner among them." })
  @Column("integer", { name: "member_count", default: 1 })
  memberCount!: number;

  @Field(() => Int, {
    description: "Grows with every change of the group and its members: the higher version is the newer.",
  })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Boolean, {
    description: "Whether guests, too, see its first message and its next sessions; only of an open group.",
  })
  @Column("boolean", { name: "open_to_guests", default: false })
  openToGuests!: boolean;

  /** Of two buddies, and closed to everyone else: it stays private, and has no invitation. */
  @Column("boolean", { name: "is_for_two", default: false })
  isForTwo!: boolean;

  /** Part of its invitation: a new number ends the old one. */
  @Column("integer", { name: "invite_version", default: 1 })
  inviteVersion!: number;

  @Field(() => Date, { description: "When it was started." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => Date, { description: "When something was last written in it, to within a few minutes." })
  @DatabaseTimestamp("active_at")
  activeAt!: Date;

  /** Found by its invitation, which admits at once. */
  isInvitedTo?: boolean;
}
