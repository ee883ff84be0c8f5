import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { Profile } from "./Profile";

/** One topic that a member wants to learn, in the form it is searched by. A trigger keeps these equal to `Profile.learning`. */
@Entity("profile_topics")
export class ProfileTopic {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => Profile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id", referencedColumnName: "userId" })
  profile?: Relation<Profile>;

  @PrimaryColumn("text")
  topic!: string;

  /** When the profile was first saved. */
  @Column({ type: "timestamptz", name: "created_at", precision: 3 })
  createdAt!: Date;
}
