import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";

/** That a member does not want another one to be suggested. */
@Entity("dismissed_suggestions")
export class DismissedSuggestion {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @PrimaryColumn("uuid", { name: "dismissed_id" })
  dismissedId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "dismissed_id" })
  dismissed?: Relation<User>;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
