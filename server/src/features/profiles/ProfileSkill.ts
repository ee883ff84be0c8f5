import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Profile } from "./Profile";

/** One skill of a profile in the form it is searched by. A trigger keeps these equal to `Profile.skills`. */
@Entity("profile_skills")
export class ProfileSkill {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => Profile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", referencedColumnName: "userId" })
  profile?: Relation<Profile>;

  @PrimaryColumn("text")
  skill!: string;

  /** When the profile was first saved. */
  @Column({ type: "timestamptz", name: "created_at", precision: 3 })
  createdAt!: Date;
}
