import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../User";

/** A challenge that a browser was given. It can be answered once, to any process, for five minutes. */
@Entity("passkey_ceremonies")
@Index("passkey_ceremonies_of_user", ["userId"])
@Index("passkey_ceremonies_expires_at", ["expiresAt"])
export class PasskeyCeremony {
  @PrimaryColumn("uuid")
  id!: string;

  /** Who makes a passkey; null when somebody signs in. */
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
