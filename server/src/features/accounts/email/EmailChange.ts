import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../users/User";

/** A change of an account's address: requested, then confirmed; it can be undone for a week. */
@Entity("email_changes")
@Index("email_changes_of_user", ["userId"])
@Index("email_changes_old_key", ["oldKey"])
@Index("email_changes_expires_at", ["expiresAt"])
export class EmailChange {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("text", { name: "old_email" })
  oldEmail!: string;

  /** The result of `canonicalEmail`; nobody else can use it while the change can be undone. */
  @Column("text", { name: "old_key" })
  oldKey!: string;

  @Column("text", { name: "new_email" })
  newEmail!: string;

  /** The tokens of its two mails have the same timestamp. */
  @Column({ type: "timestamptz", name: "asked_at", precision: 3 })
  askedAt!: Date;

  /** null until the link in the mail to the new address was used. */
  @Column({ type: "timestamptz", name: "confirmed_at", precision: 3, nullable: true })
  confirmedAt!: Date | null;

  /** The end of the time for confirming, or after the confirmation, for undoing it. */
  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;
}
