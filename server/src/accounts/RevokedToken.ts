import { Column, Entity, PrimaryColumn } from "typeorm";

/** One session that was logged out before its token expired. Rows are useless, and removed, after that. */
@Entity("revoked_tokens")
export class RevokedToken {
  /** The token's `jti`. */
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;
}
