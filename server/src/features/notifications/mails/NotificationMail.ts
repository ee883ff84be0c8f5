import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";

/** A mail about notifications. After it was handed over, it is never sent again. */
@Entity("notification_mails")
export class NotificationMail {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** Of a digest: the day by the member's calendar. Unique, so that a day has one. */
  @Column("date", { name: "local_date", nullable: true })
  localDate!: string | null;

  /** When it was handed over to the mail server; null until then. */
  @Column({ type: "timestamptz", name: "handed_at", precision: 3, nullable: true })
  handedAt!: Date | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
