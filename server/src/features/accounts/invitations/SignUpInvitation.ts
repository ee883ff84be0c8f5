import { Column, Entity, PrimaryColumn } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";

/** An invitation to sign up: for one address, once. */
@Entity("sign_up_invitations")
export class SignUpInvitation {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("text")
  email!: string;

  /** The result of `canonicalEmail`. */
  @Column("text", { name: "email_key" })
  emailKey!: string;

  /** SHA-256 of the token in the link, in hexadecimal; null until the mail is sent. */
  @Column("text", { nullable: true })
  hash!: string | null;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
