import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";
import { ReadingPlan } from "./ReadingPlan";

/** That a member has read a week of their group's plan. */
@Entity("reading_ticks")
export class ReadingTick {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "plan_id" })
  planId!: string;

  @ManyToOne(() => ReadingPlan, { onDelete: "CASCADE" })
  @JoinColumn({ name: "plan_id" })
  plan?: Relation<ReadingPlan>;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("smallint")
  week!: number;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
