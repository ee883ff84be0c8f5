import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";
import { Occurrence } from "../dates/Occurrence";

/** A reminder of a member about a date: one for each kind and start. */
@Entity("session_reminders")
export class Reminder {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "occurrence_id" })
  occurrenceId!: string;

  @ManyToOne(() => Occurrence, { onDelete: "CASCADE" })
  @JoinColumn({ name: "occurrence_id" })
  occurrence?: Relation<Occurrence>;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** The kind of notification. */
  @Column("text")
  kind!: string;

  /** The start of the date; a moved date gets a new reminder. */
  @Column({ type: "timestamptz", name: "starts_at", precision: 3 })
  startsAt!: Date;

  /** When its mail was handed over to the mail server; null until then. */
  @Column({ type: "timestamptz", name: "handed_at", precision: 3, nullable: true })
  handedAt!: Date | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
