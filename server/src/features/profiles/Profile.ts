import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn } from "typeorm";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { OfMember } from "../../platform/graphql/ofMember";
import { Interest } from "./interest";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { AvailableHours } from "./availability/AvailableHours";
import { CareerStatus } from "./careerStatus";
import { ProfileVisibility } from "./ProfileVisibility";
import { SocialLinks } from "./SocialLinks";
import { AtMost } from "../../platform/graphql/atMost";
import { profiles as limits } from "./limits";

@OfMember<Profile>({ hiddenWith: ({ userId }) => userId })
@ObjectType({ simpleResolvers: true, description: "How a member presents themself; at most one for each." })
@Entity("profiles")
export class Profile {
  @Field(() => ID, { description: "The profile's own id; pages address a profile by its member's id." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @Field(() => CareerStatus, { description: "Where the member stands in working life." })
  @Column("text")
  status!: CareerStatus;

  @Field(() => Interest, { description: "What the member wants to learn." })
  @Column("smallint")
  interest!: Interest;

  @Field(() => String, { nullable: true, description: "Company or school." })
  @Column("text", { nullable: true })
  company!: string | null;

  @Field(() => String, { nullable: true, description: "An http or https address." })
  @Column("text", { nullable: true })
  website!: string | null;

  @Field(() => String, { nullable: true, description: "A place, in the member's own words." })
  @Column("text", { nullable: true })
  location!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The IANA time zone of the member's clock, as `Asia/Manila`; null when they do not say.",
  })
  @Column("text", { name: "time_zone", nullable: true })
  timeZone!: string | null;

  @AtMost(limits.availableHours)
  @Field(() => [AvailableHours], {
    description:
      "When the member is usually free to study, by their own clock, from Monday on; empty when they do not say.",
  })
  @Column("jsonb", { default: [] })
  availability!: AvailableHours[];

  @Field(() => String, { nullable: true, description: "What the member says about themself." })
  @Column("text", { nullable: true })
  bio!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An http or https address of a picture; never fetched by the service.",
  })
  @Column("text", { nullable: true })
  photo!: string | null;

  @Field(() => [String], { description: "In the member's own order, without repeats." })
  @Column("text", { array: true })
  skills!: string[];

  @Field(() => [String], { description: "Topics that the member wants to learn, in their own order, without repeats." })
  @Column("text", { array: true, default: [] })
  learning!: string[];

  @Field(() => SocialLinks, { description: "Where else to find the member." })
  @Column(() => SocialLinks, { prefix: false })
  social!: SocialLinks;

  @Field(() => ProfileVisibility, { description: "Who may see it." })
  @Column("text", { default: ProfileVisibility.PUBLIC })
  visibility!: ProfileVisibility;

  @Field(() => Boolean, {
    description: "Whether those who see the profile see how much the member studies; false until they say so.",
  })
  @Column("boolean", { name: "shows_study_time", default: false })
  showsStudyTime!: boolean;

  @Field(() => Date, { description: "When the profile was first saved." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => Date, { description: "When the profile was last saved." })
  @DatabaseTimestamp("updated_at")
  updatedAt!: Date;

  /** Whether its member is absent. */
  @Column("boolean", { name: "is_absent", default: false, select: false })
  isAbsent!: boolean;

  /** Read together with the profile; else the loader has it. */
  @OneToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: JoinedUser;
}
