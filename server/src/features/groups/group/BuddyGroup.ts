import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { Group } from "./Group";

/**
 * One side of the group of two buddies; the other side has a row of its own. Both stay when both have left the group: opening
 * it again brings back the same one.
 */
@Entity("buddy_groups")
export class BuddyGroup {
  @PrimaryColumn("uuid", { name: "group_id" })
  groupId!: string;

  @ManyToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("uuid", { name: "buddy_id" })
  buddyId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "buddy_id" })
  buddy?: Relation<User>;
}
