import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";
import type { AttendanceAnswer } from "../choices";
import { StudySession } from "../plan/StudySession";

/** A member's answer for all dates of a session, which also applies to later ones. */
@Entity("standing_answers")
export class StandingAnswer {
  @PrimaryColumn("uuid", { name: "session_id" })
  sessionId!: string;

  @ManyToOne(() => StudySession, { onDelete: "CASCADE" })
  @JoinColumn({ name: "session_id" })
  session?: Relation<StudySession>;

  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("text")
  answer!: AttendanceAnswer.GOING | AttendanceAnswer.DECLINED;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
