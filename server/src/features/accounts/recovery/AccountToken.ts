import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../users/User";

export enum TokenPurpose {
  VERIFY_EMAIL = "verify-email",
  RESET_PASSWORD = "reset-password",
  CHANGE_EMAIL = "change-email",
  UNDO_EMAIL = "undo-email",
  /** Not a link: the answer to the right credentials of an absent member. */
  LIMITED = "limited",
}

/** A link that was sent by mail. Only its hash is stored, and it is good for one purpose, once. */
@Entity("account_tokens")
export class AccountToken {
  /** SHA-256 of the token, in hexadecimal. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("text")
  purpose!: TokenPurpose;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** When the mail was asked for: its copies have the same timestamp, and a later request makes them invalid. */
  @Column({ type: "timestamptz", name: "asked_at", precision: 3 })
  askedAt!: Date;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;
}
