import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";

/** A block of one member by another. Neither can see the other. */
@Entity("blocks")
export class Block {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "blocker_id" })
  blockerId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "blocker_id" })
  blocker?: Relation<User>;

  @Column("uuid", { name: "blocked_id" })
  blockedId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "blocked_id" })
  blocked?: Relation<User>;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
