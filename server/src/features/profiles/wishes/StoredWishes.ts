import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import type { JoinedUser } from "../../accounts/users/joinedUser";
import { User } from "../../accounts/users/User";
import type { AvailableHours } from "../availability/AvailableHours";

/** What members without a profile want to learn, and when. Nobody else sees it; their new profile begins with it. */
@Entity("study_wishes")
export class StoredWishes {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: JoinedUser;

  @Column("text", { array: true, default: [] })
  learning!: string[];

  @Column("text", { name: "time_zone", nullable: true })
  timeZone!: string | null;

  @Column("jsonb", { default: [] })
  availability!: AvailableHours[];

  @DatabaseTimestamp("updated_at")
  updatedAt!: Date;
}
