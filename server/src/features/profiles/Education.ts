import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { Profile } from "./Profile";

@ObjectType({ simpleResolvers: true, description: "A course of study in a member's profile." })
@Entity("educations")
export class Education {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "profile_id" })
  profileId!: string;

  @ManyToOne(() => Profile, { onDelete: "CASCADE" })
  @JoinColumn({ name: "profile_id" })
  profile?: Relation<Profile>;

  @Field(() => String, { description: "School, university or course provider." })
  @Column("text")
  school!: string;

  @Field(() => String, { description: "Degree or certificate." })
  @Column("text")
  degree!: string;

  @Field(() => String, { description: "What is studied." })
  @Column("text", { name: "field_of_study" })
  fieldOfStudy!: string;

  @Field(() => CalendarDate, { description: "The first day." })
  @Column("date", { name: "from_day" })
  from!: string;

  @Field(() => CalendarDate, { nullable: true, description: "The last day; null while it goes on." })
  @Column("date", { name: "to_day", nullable: true })
  to!: string | null;

  @Field(() => Boolean, { description: "Whether the member studies this today." })
  @Column("boolean")
  current!: boolean;

  @Field(() => String, { nullable: true, description: "What the member says about it." })
  @Column("text", { nullable: true })
  description!: string | null;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
