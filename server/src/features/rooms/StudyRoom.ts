import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/users/User";
import { Group } from "../groups/group/Group";
import { Occurrence } from "../studySessions/dates/Occurrence";

@ObjectType({
  simpleResolvers: true,
  description:
    "A place to study beside others, in silence. Each group has one, each date of an open session too, and the commons is for all members.",
})
@Entity("study_rooms")
export class StudyRoom {
  @Field(() => ID, { description: "The id of its group or date; the commons has one of its own." })
  @PrimaryColumn("uuid")
  id!: string;

  /** null: the commons. */
  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @OneToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  /** The date of an open session that it is for; null: it is a group's, or the commons. */
  @Column("uuid", { name: "occurrence_id", nullable: true })
  occurrenceId!: string | null;

  @OneToOne(() => Occurrence, { onDelete: "CASCADE" })
  @JoinColumn({ name: "occurrence_id" })
  occurrence?: Relation<Occurrence>;

  @Field(() => Int, {
    description: "Grows by one with each change of the room. A change with a later number than the next: ask again.",
  })
  @Column("integer")
  version!: number;

  @Column("smallint", { name: "focus_minutes" })
  focusMinutes!: number;

  @Column("smallint", { name: "break_minutes" })
  breakMinutes!: number;

  /** null: no timer runs. */
  @Column({ type: "timestamptz", name: "timer_started_at", precision: 3, nullable: true })
  timerStartedAt!: Date | null;

  @Column("uuid", { name: "timer_starter_id", nullable: true })
  timerStarterId!: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "timer_starter_id" })
  timerStarter?: Relation<User>;
}
