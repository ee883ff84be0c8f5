import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../users/User";

/** A challenge for a browser. It can be answered once, to any process, within five minutes. */
@Entity("passkey_ceremonies")
@Index("passkey_ceremonies_of_user", ["userId"])
@Index("passkey_ceremonies_expires_at", ["expiresAt"])
export class PasskeyCeremony {
  @PrimaryColumn("uuid")
  id!: string;

  /** The member who registers a passkey; null for a sign-in. */
  @Column("uuid", { name: "user_id", nullable: true })
  userId!: string | null;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User> | null;

  @Column("text")
  challenge!: string;

  @Column({ type: "timestamptz", name: "expires_at", precision: 3 })
  expiresAt!: Date;
}
