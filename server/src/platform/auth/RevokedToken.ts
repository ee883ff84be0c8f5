import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../../features/accounts/User";

/** One session that was logged out before its token expired. Rows are useless, and removed, after that. */
@Entity("revoked_tokens")
export class RevokedToken {
  /** The token's `jti`. */
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;
}
