import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";

/**
 * What concerns a member, for their other software: ids alone. The numbers of one member are consecutive, because the inbox is
 * locked while one is given: a reader who knows the last number that it has read misses nothing.
 */
@Entity("feed_events")
export class FeedEvent {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @PrimaryColumn("integer")
  number!: number;

  @Column("uuid", { name: "event_id" })
  eventId!: string;

  /** The kind of notification. */
  @Column("text")
  kind!: string;

  @Column("uuid", { name: "subject_id" })
  subjectId!: string;

  /** What it is about, as the comment of a reply. */
  @Column("uuid", { name: "source_id" })
  sourceId!: string;

  /** Who did it; null when nobody is named. */
  @Column("uuid", { name: "actor_id", nullable: true })
  actorId!: string | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
