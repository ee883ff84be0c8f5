import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, OneToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { OfMember } from "../../platform/graphql/ofMember";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { Group } from "../groups/group/Group";
import { isOpenToModerators } from "../groups/members/access";

/** A book that a group reads together, week by week. A group has one at a time. */
@OfMember<ReadingPlan>({ hiddenWith: ({ ownerId }) => ownerId, isOpenTo: isOpenToModerators })
@ObjectType({ simpleResolvers: true, description: "A book that a group reads together, week by week." })
@Entity("reading_plans")
export class ReadingPlan {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "group_id" })
  groupId!: string;

  @OneToOne(() => Group, { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  /** Who planned it; null once their account is gone. */
  @Column("uuid", { name: "owner_id", nullable: true })
  ownerId!: string | null;

  @ManyToOne(() => User, { onDelete: "SET NULL" })
  @JoinColumn({ name: "owner_id" })
  owner?: Relation<User>;

  /** Of the catalogue, or one that a member added, so no foreign key. */
  @Column("uuid", { name: "book_id" })
  bookId!: string;

  @Field(() => String, { description: "The book's title, as it was when the plan was made." })
  @Column("text")
  title!: string;

  @Field(() => [String], { description: "The book's authors, as they were when the plan was made." })
  @Column("text", { array: true })
  authors!: string[];

  @Field(() => CalendarDate, { description: "The first day of the first week." })
  @Column("date", { name: "starts_on" })
  startsOn!: string;

  /** What to read in each. */
  @Column("text", { name: "weeks", array: true })
  texts!: string[];

  @Field(() => Date, { description: "When it was made." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "One week of a reading plan." })
export class ReadingWeek {
  @Field(() => Int, { description: "Which week, from 1." })
  week!: number;

  @Field(() => String, { description: "What to read." })
  text!: string;

  @Field(() => Boolean, { description: "Whether the viewer has read it." })
  isRead!: boolean;

  @Field(() => Int, {
    description: "How many members whom the viewer may see have read it, themselves included; counted up to 50.",
  })
  readCount!: number;

  readers!: JoinedUser[];
}
