import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import type { User } from "../User";
import type { Absence } from "./kinds";

/** Why a member is not there for others; a member can have both reasons at a time. */
@Entity("absences")
export class AbsenceEntry {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @PrimaryColumn("text")
  kind!: Absence;

  /** When it ends by itself; null while that is open. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  until!: Date | null;

  /** As the member reads it. */
  @Column("text", { nullable: true })
  reason!: string | null;

  /** Of a member who is leaving: what they wrote stays, without their name. */
  @Column("boolean", { name: "keeps_content", default: false })
  keepsContent!: boolean;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
