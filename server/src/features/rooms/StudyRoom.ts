import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/users/User";
import { Group } from "../groups/group/Group";

@ObjectType({
  simpleResolvers: true,
  description: "A place to study beside others, in silence. Each group has one, and the commons is for all members.",
})
@Entity("study_rooms")
export class StudyRoom {
  @Field(() => ID, { description: "The id of its group; the commons has one of its own." })
  @PrimaryColumn("uuid")
  id!: string;

  /** null: the commons. */
  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @OneToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

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
