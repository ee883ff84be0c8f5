import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../../features/accounts/users/User";
import { DatabaseTimestamp } from "../database/DatabaseTimestamp";

/** One sign-in on one device, until its token expires. */
@Entity("sessions")
export class Session {
  /** The token's `jti`. */
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** The device, as in "Firefox on Windows". */
  @Column("text")
  name!: string;

  /** The session is valid while its member has the same version. */
  @Column("integer", { name: "token_version" })
  tokenVersion!: number;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** Written at most every five minutes. */
  @DatabaseTimestamp("last_seen_at")
  lastSeenAt!: Date;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;

  /** The row stays until the token expires, so that the token is refused. */
  @Column({ type: "timestamptz", name: "ended_at", precision: 3, nullable: true })
  endedAt!: Date | null;

  /** When the member last confirmed their identity in this session. */
  @Column({ type: "timestamptz", name: "confirmed_at", precision: 3, nullable: true })
  confirmedAt!: Date | null;
}
