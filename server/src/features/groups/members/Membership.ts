import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { moderatesGroup } from "./access";
import { MemberRole, MembershipState } from "../group/choices";
import { Group } from "../group/Group";

@OfMember<Membership>({
  hiddenWith: ({ userId }) => userId,
  isOpenTo: ({ groupId }, ctx) => moderatesGroup(ctx, groupId),
})
@ObjectType({ simpleResolvers: true, description: "That a member belongs to a group, or has asked to." })
@Entity("memberships")
export class Membership {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "group_id" })
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  /** Read together with the membership, where members are listed; else the loader has it. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: JoinedUser | null;

  @Field(() => MemberRole, { description: "What the member may do in it." })
  @Column("text")
  role!: MemberRole;

  @Field(() => MembershipState, { description: "How the member stands to it." })
  @Column("text")
  state!: MembershipState;

  @Field(() => String, { nullable: true, description: "What they wrote when they asked to join; null otherwise." })
  @Column("text", { nullable: true })
  message!: string | null;

  /** Since when the state holds. */
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** Up to when they have read the comments; null: since they joined, none. */
  @Column({ type: "timestamptz", name: "read_at", precision: 3, nullable: true })
  readAt!: Date | null;

  /** The comments that they have read of those after it, while earlier ones are unread. */
  @Column("uuid", { array: true, name: "read_beyond", default: [], select: false })
  readBeyond?: string[];
}
