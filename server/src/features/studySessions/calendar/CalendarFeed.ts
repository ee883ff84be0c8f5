import { Field, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";

/** The calendar feed of a member. Its URL is derived; only the version is stored. */
@ObjectType({ simpleResolvers: true, description: "The viewer's sessions, for a calendar program to subscribe to." })
@Entity("calendar_feeds")
export class CalendarFeed {
  @PrimaryColumn("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** Part of its URL; incrementing it invalidates the old URL. */
  @Column("integer", { default: 1 })
  version!: number;

  @Column("boolean", { name: "is_open", default: true })
  isOpen!: boolean;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => String, {
    description: "Its address. Everyone who knows it can read it, so it is for the viewer alone.",
  })
  url?: string;
}
