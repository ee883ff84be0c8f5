import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";

/** How many minutes a member wants to study in seven days; without a row they have no goal. */
@Entity("weekly_goals")
export class WeeklyGoal {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("smallint")
  minutes!: number;
}
