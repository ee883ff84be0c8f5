import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { Profile } from "../profiles/Profile";

/** When a member is free, in the form in which it is compared. A trigger keeps it equal to `Profile.availability`. */
@Entity("free_weeks")
export class FreeWeek {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => Profile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", referencedColumnName: "userId" })
  profile?: Relation<Profile>;

  /** Minutes since Monday 00:00 on the member's own clock. */
  @Column("int4multirange")
  week!: string;
}
