import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import { User } from "../../accounts/users/User";
import { isOpenToModerators } from "../../groups/members/access";
import { Group } from "../../groups/group/Group";
import type { Interest } from "../../profiles/interest";
import { type AttendanceAnswer, type Company, OccurrenceState } from "../choices";
import { StudySession } from "../plan/StudySession";

/** The columns of a session that can be joined to its dates. */
type SessionInBrief = Pick<
  StudySession,
  "id" | "groupId" | "memberId" | "ownerId" | "title" | "timeZone" | "shownZone" | "capacity"
>;

/** One date of a session. Its id stays when it is moved, and when the session changes. */
@OfMember<Occurrence>({ hiddenWith: ({ plannerId }) => plannerId ?? null, isOpenTo: isOpenToModerators })
@ObjectType({ simpleResolvers: true, description: "One date of a session." })
@Entity("occurrences")
export class Occurrence {
  @Field(() => ID, { description: "Stays the same when it is moved, and when its session changes." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "session_id" })
  sessionId!: string;

  @ManyToOne(() => StudySession, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id" })
  session?: Relation<SessionInBrief>;

  /** Of its session, for the calendar of a group and of a member. */
  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @ManyToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  @Column("uuid", { name: "member_id", nullable: true })
  memberId!: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "member_id" })
  member?: Relation<User>;

  /** The planned day in the session's time zone; unique in its session. */
  @Column("date", { name: "local_date" })
  localDate!: string;

  /** The planned local time. */
  @Column("text", { name: "local_time" })
  localTime!: string;

  @Field(() => Date, { description: "When it begins." })
  @Column({ type: "timestamptz", name: "starts_at", precision: 3 })
  startsAt!: Date;

  @Field(() => Date, { description: "When it ends." })
  @Column({ type: "timestamptz", name: "ends_at", precision: 3 })
  endsAt!: Date;

  @Field(() => Date, {
    description: "When its session says that it begins: another time than `startsAt` once it was moved.",
  })
  @Column({ type: "timestamptz", name: "original_starts_at", precision: 3 })
  originalStartsAt!: Date;

  @Field(() => OccurrenceState, { description: "Whether it takes place, and as planned." })
  @Column("text")
  state!: OccurrenceState;

  /** Cancelled because the rule of its session left it out, not by a member: it comes back with the rule. */
  @Column("boolean", { name: "is_dropped", default: false })
  isDropped!: boolean;

  /** Incremented with each change of its time, place or state; the SEQUENCE in calendars. */
  @Column("integer", { default: 0 })
  sequence!: number;

  /** Of an open session: for whom its free seats are; null for all others. */
  @Column("text", { name: "offered_to", nullable: true })
  offeredTo!: Company.BUDDIES | Company.EVERYONE | null;

  /** Of an open session: for how many it is, its planner among them. */
  @Column("smallint", { nullable: true })
  seats!: number | null;

  /** Of an open session. */
  @Column("smallint", { nullable: true })
  interest!: Interest | null;

  @Field(() => Int, { description: "How many have a place." })
  @Column("integer", { name: "going_count", default: 0 })
  goingCount!: number;

  @Field(() => Int, { description: "How many wait for one." })
  @Column("integer", { name: "waitlist_count", default: 0 })
  waitlistCount!: number;

  /** The start that members were reminded of a day before. */
  @Column({ type: "timestamptz", name: "day_reminded_for", precision: 3, nullable: true })
  dayRemindedFor!: Date | null;

  /** The start that they were reminded of two hours before. */
  @Column({ type: "timestamptz", name: "hours_reminded_for", precision: 3, nullable: true })
  hoursRemindedFor!: Date | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @DatabaseTimestamp("updated_at")
  updatedAt!: Date;

  /** The owner of its session, where it was read together with it. */
  plannerId?: string | null;

  /** When moderators hid its session, where it was read together with it. */
  hiddenAt?: Date | null;

  /** The viewer's answer, if it was joined; null: none. */
  ownAnswer?: AttendanceAnswer | null;
}
