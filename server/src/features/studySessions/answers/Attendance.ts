import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import type { AttendanceAnswer } from "../choices";
import { Occurrence } from "../dates/Occurrence";

/** The answer of a member to one date. */
@OfMember<Attendance>({ hiddenWith: ({ userId }) => userId })
@ObjectType({ simpleResolvers: true, description: "That a member has a place on one date of a session." })
@Entity("attendances")
export class Attendance {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "occurrence_id" })
  occurrenceId!: string;

  @ManyToOne(() => Occurrence, { onDelete: "CASCADE" })
  @JoinColumn({ name: "occurrence_id" })
  occurrence?: Relation<Occurrence>;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  /** Read together with it, where those who come are listed. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: JoinedUser | null;

  @Column("text")
  answer!: AttendanceAnswer;

  /** Whether it derives from an answer for all dates. */
  @Column("boolean", { name: "is_standing" })
  isStanding!: boolean;

  /** The order of the waiting list: lower numbers answered earlier. */
  @Column("bigint", { default: () => "nextval('attendance_turns')" })
  turn!: string;

  /** In an open session: when its date begins. */
  @Column({ type: "timestamptz", name: "seat_at", precision: 3, nullable: true })
  seatAt!: Date | null;

  /** In an open session: when the member entered its room. */
  @Column({ type: "timestamptz", name: "came_at", precision: 3, nullable: true })
  cameAt!: Date | null;

  /** When the member gave this answer. */
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
