import { Column, CreateDateColumn, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import type { User } from "../../features/accounts/users/User";

/** One create request of a member, by its idempotency key. It expires after a day and is removed. */
@Entity("idempotency_keys")
export class IdempotencyKey {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @PrimaryColumn("text")
  key!: string;

  /** SHA-256 of the operation and its content. */
  @Column("bytea", { name: "request_hash" })
  requestHash!: Buffer;

  /** The id of what the request created. */
  @Column("uuid", { name: "result_id" })
  resultId!: string;

  @CreateDateColumn({ type: "timestamptz", name: "created_at", precision: 3 })
  createdAt!: Date;
}
