import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/users/User";

/** On which day a member was here last. Triggers keep it: see the migration. */
@Entity("member_activity")
export class MemberActivity {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** In UTC. */
  @Column("date", { name: "active_on" })
  activeOn!: string;
}
