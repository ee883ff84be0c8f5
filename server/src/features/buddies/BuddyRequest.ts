import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";

/**
 * A buddy request. It is kept for a while after its end, for the limits and so that nobody is notified of the same member again
 * too soon.
 */
@Entity("buddy_requests")
export class BuddyRequest {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "from_id" })
  fromId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "from_id" })
  from?: Relation<User>;

  @Column("uuid", { name: "to_id" })
  toId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "to_id" })
  to?: Relation<User>;

  @Column("text", { nullable: true })
  message!: string | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** Cancelled, accepted, or replaced after it expired. A decline does not end it: the sender must not notice. */
  @Column({ type: "timestamptz", name: "ended_at", precision: 3, nullable: true })
  endedAt!: Date | null;

  /** Only hides it from the member who declined. */
  @Column({ type: "timestamptz", name: "declined_at", precision: 3, nullable: true })
  declinedAt!: Date | null;

  /** Whether the other member was notified. */
  @Column("boolean", { name: "was_announced" })
  wasAnnounced!: boolean;
}
