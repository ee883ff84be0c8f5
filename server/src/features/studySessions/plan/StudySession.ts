import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { Weekday } from "../../../platform/time/weekday";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { isOpenToModerators } from "../../groups/members/access";
import { Group } from "../../groups/group/Group";
import { Interest } from "../../profiles/interest";
import { Company, type Frequency } from "../choices";

/** Time to study: of a group, or a member's own. Its dates are rows of their own. */
@OfMember<StudySession>({ hiddenWith: ({ ownerId }) => ownerId, isOpenTo: isOpenToModerators })
@ObjectType({ simpleResolvers: true, description: "Time to study: of a group, or a member's own." })
@Entity("study_sessions")
export class StudySession {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @ManyToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  /** The member, where it is their own time; null in a group. */
  @Column("uuid", { name: "member_id", nullable: true })
  memberId!: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "member_id" })
  member?: Relation<User>;

  /** The planner, or the member to whom it was transferred; null: the owner of its group. */
  @Column("uuid", { name: "owner_id", nullable: true })
  ownerId!: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "owner_id" })
  owner?: Relation<User>;

  @Field(() => String, { description: "What it is called." })
  @Column("text")
  title!: string;

  @Field(() => String, { nullable: true, description: "What its members want to get done; null when it does not say." })
  @Column("text", { nullable: true })
  goal!: string | null;

  @Column("date", { name: "starts_on" })
  startsOn!: string;

  @Column("text", { name: "start_time" })
  startTime!: string;

  /** Others than its members see it as `zoneShown` says. */
  @Column("text", { name: "time_zone" })
  timeZone!: string;

  @Field(() => Int, { description: "How long each date takes." })
  @Column("integer", { name: "duration_minutes" })
  durationMinutes!: number;

  @Column("text")
  frequency!: Frequency;

  @Column("text", { array: true })
  weekdays!: Weekday[];

  /** The last possible day. */
  @Column("date", { name: "ends_on", nullable: true })
  endsOn!: string | null;

  /** How many dates there are. */
  @Column("integer", { name: "ends_after", nullable: true })
  endsAfter!: number | null;

  /** In a group on request visible only to members. */
  @Column("text", { nullable: true })
  place!: string | null;

  @Field(() => Int, { nullable: true, description: "How many have a place on each date; null: as many as like." })
  @Column("integer", { nullable: true })
  capacity!: number | null;

  @Field(() => Company, { description: "Who may take a free seat in it; in a group always NOBODY." })
  @Column("text", { default: Company.NOBODY })
  company!: Company;

  @Field(() => Interest, { nullable: true, description: "What an open session is about; null when it does not say." })
  @Column("smallint", { nullable: true })
  interest!: Interest | null;

  @Field(() => Date, { nullable: true, description: "When it was cancelled; null while it was not." })
  @Column({ type: "timestamptz", name: "cancelled_at", precision: 3, nullable: true })
  cancelledAt!: Date | null;

  /** When moderators hid it; null: visible. */
  @Column({ type: "timestamptz", name: "hidden_at", precision: 3, nullable: true })
  hiddenAt!: Date | null;

  /** The version of the time zone data that its dates were computed with, the oldest of several; empty: unknown. */
  @Column("text", { name: "zone_data", default: "" })
  zoneData!: string;

  @Field(() => Date, { description: "When it was planned." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** When its content was changed. */
  @DatabaseTimestamp("updated_at")
  updatedAt!: Date;

  /** The zone that the viewer may see, where it was read together with it. */
  shownZone?: string;

  /** Who planned it, where it was read together with it. */
  ownerShown?: JoinedUser | null;
}
