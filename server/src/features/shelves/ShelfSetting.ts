import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../accounts/users/User";
import { ShelfVisibility } from "./choices";

/** A member's own choice; without a row their buddies see what they read. */
@Entity("shelf_settings")
export class ShelfSetting {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("text")
  visibility!: ShelfVisibility;
}
