import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from "typeorm";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { kindNames } from "../lines/kindNames";
import { AtMost } from "../../../platform/graphql/atMost";

@ObjectType({
  simpleResolvers: true,
  description:
    "A line of the viewer's notifications. It gathers events of one kind about one subject while it is unread and less than an hour old.",
})
@Entity("notifications")
export class Notification {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: User;

  @Field(() => kindNames, { description: "What happened." })
  @Column("text")
  kind!: string;

  @Column("uuid", { name: "subject_id" })
  subjectId!: string;

  /** The number of all its events, including those about deleted objects. */
  @Column("integer", { default: 1 })
  size!: number;

  /** false: the member wants this kind by mail only. */
  @Column("boolean", { name: "is_in_app", default: true })
  isInApp!: boolean;

  /** When its first event arrived. */
  @DatabaseTimestamp("started_at")
  startedAt!: Date;

  @Field(() => Date, { description: "When its newest event arrived." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Column({ type: "timestamptz", name: "read_at", precision: 3, nullable: true })
  readAt!: Date | null;

  /** Events up to then were sent by mail; null while none was. */
  @Column({ type: "timestamptz", name: "mailed_at", precision: 3, nullable: true })
  mailedAt!: Date | null;

  /** Whether a mail about it waits, in case the member reads it first. */
  @Column("boolean", { name: "is_mail_waiting", default: false })
  isMailWaiting!: boolean;

  @Field(() => Boolean, { description: "Whether the viewer has read it." })
  isRead?: boolean;

  @Field(() => Int, {
    description:
      "How many events it gathers, or how many dates they are about, without those about something that is gone.",
  })
  count?: number;

  @Field(() => ID, {
    nullable: true,
    description: "The comment that it is about, of several the first; null when it is not about a comment.",
  })
  commentId?: string | null;

  @AtMost(3)
  @Field(() => [User], { description: "Who did it: the three who did last, the last one first." })
  actors?: JoinedUser[];

  /** How many members did it. */
  actorCount?: number;

  /** The title of its subject. */
  title?: string | null;

  /** When its subject is, and the zone of the reader's clock. */
  when?: { at: string; timeZone: string } | null;
}
