import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { Notification } from "./Notification";

/** One event of a line. Its key prevents that an event notifies a member twice. */
@Entity("notification_events")
export class NotificationEvent {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @PrimaryColumn("uuid", { name: "event_id" })
  eventId!: string;

  @Column("uuid", { name: "notification_id" })
  notificationId!: string;

  @ManyToOne(() => Notification, { onDelete: "CASCADE" })
  @JoinColumn({ name: "notification_id" })
  notification?: Relation<Notification>;

  /** Who did it; null when nobody is named. */
  @Column("uuid", { name: "actor_id", nullable: true })
  actorId!: string | null;

  /** What it is about, as the comment of a reply. */
  @Column("uuid", { name: "source_id" })
  sourceId!: string;

  /** How many things it is about. */
  @Column("integer", { default: 1 })
  times!: number;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
