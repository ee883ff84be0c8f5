import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../../features/accounts/users/User";
import { DatabaseTimestamp } from "../database/DatabaseTimestamp";

/** What a member gave a program to act for them with, within scopes. The token itself is not stored. */
@Entity("access_tokens")
@Index("access_tokens_of_user", ["userId"])
export class AccessToken {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** What the member calls it. */
  @Column("text")
  name!: string;

  /** SHA-256 of the token. */
  @Column("bytea")
  hash!: Buffer;

  /** The token's last four characters, to recognize it by. */
  @Column("text", { name: "last_four" })
  lastFour!: string;

  @Column("text", { array: true })
  scopes!: string[];

  /** The token is valid while its member has the same version, as a session. */
  @Column("integer", { name: "token_version" })
  tokenVersion!: number;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;

  /** In UTC; null when it was never used. */
  @Column("date", { name: "last_used_on", nullable: true })
  lastUsedOn!: string | null;
}
