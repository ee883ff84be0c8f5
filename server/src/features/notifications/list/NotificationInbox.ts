import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";

/** A member's list of notifications. Every change of the list locks this row first, which serializes changes. */
@Entity("notification_inboxes")
export class NotificationInbox {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** Incremented with every change of the list. */
  @Column("integer", { default: 1 })
  version!: number;

  /** The number of the newest event in the member's feed. */
  @Column("integer", { name: "last_event", default: 0 })
  lastEvent!: number;

  /** When the next digest is due; null while nothing waits for one. */
  @Column({ type: "timestamptz", name: "digest_at", precision: 3, nullable: true })
  digestAt!: Date | null;
}
