import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import type { User } from "../users/User";
import type { Absence } from "./kinds";

/** A reason for which a member is absent (hidden from others). A member can have both reasons at a time. */
@Entity("absences")
export class AbsenceEntry {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @PrimaryColumn("text")
  kind!: Absence;

  /** When it ends automatically; null: no end. */
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  until!: Date | null;

  /** The explanation for the member. */
  @Column("text", { nullable: true })
  reason!: string | null;

  /** For a member who is leaving: keeps their texts, without their name. */
  @Column("boolean", { name: "keeps_content", default: false })
  keepsContent!: boolean;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
