import { Field, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../../platform/graphql/ofMember";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import { StudyRoom } from "../StudyRoom";

@OfMember<RoomSeat>({ hiddenWith: ({ userId }) => userId })
@ObjectType("RoomPerson", { simpleResolvers: true, description: "Somebody in a study room." })
@Entity("room_seats")
export class RoomSeat {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "room_id" })
  roomId!: string;

  @ManyToOne(() => StudyRoom, { onDelete: "CASCADE" })
  @JoinColumn({ name: "room_id" })
  room?: Relation<StudyRoom>;

  /** A member is in one room at a time. */
  @Column("uuid", { name: "user_id" })
  userId!: string;

  /** Read together with the seat, where people are listed; else the loader has it. */
  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: JoinedUser | null;

  @Field(() => String, { nullable: true, description: "What they want to do, in one line; null when they do not say." })
  @Column("text", { nullable: true })
  goal!: string | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** Until then, and four seconds longer, the seat is kept without a socket. */
  @Column({ type: "timestamptz", name: "seen_at", precision: 3 })
  seenAt!: Date;

  /** Their minutes have been counted so far. */
  @DatabaseTimestamp("counted_until")
  countedUntil!: Date;
}
