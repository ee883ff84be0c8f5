import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { Profile } from "./Profile";

@ObjectType({ simpleResolvers: true, description: "A job in a member's profile." })
@Entity("experiences")
export class Experience {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "profile_id" })
  profileId!: string;

  @ManyToOne(() => Profile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "profile_id" })
  profile?: Relation<Profile>;

  @Field(() => String, { description: "What the job is called." })
  @Column("text")
  title!: string;

  @Field(() => String, { description: "Who the work is for." })
  @Column("text")
  company!: string;

  @Field(() => String, { nullable: true, description: "Where the work is done." })
  @Column("text", { nullable: true })
  location!: string | null;

  @Field(() => CalendarDate, { description: "The first day." })
  @Column("date", { name: "from_day" })
  from!: string;

  @Field(() => CalendarDate, { nullable: true, description: "The last day; null while it goes on." })
  @Column("date", { name: "to_day", nullable: true })
  to!: string | null;

  @Field(() => Boolean, { description: "Whether this is the member's job today." })
  @Column("boolean")
  current!: boolean;

  @Field(() => String, { nullable: true, description: "What the member says about it." })
  @Column("text", { nullable: true })
  description!: string | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
