import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { User } from "../../accounts/users/User";
import { Group } from "../../groups/group/Group";
import { FocusResult } from "../choices";

@ObjectType({ simpleResolvers: true, description: "A focus that the viewer was in a study room for." })
@Entity("study_focuses")
export class StudyFocus {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** null: the commons, or a group that is gone. */
  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @ManyToOne(() => Group, { onDelete: "SET NULL" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<Group>;

  @Field(() => String, { nullable: true, description: "What they wanted to do; null when they did not say." })
  @Column("text", { nullable: true })
  goal!: string | null;

  @Field(() => Date, { description: "When it began." })
  @Column({ type: "timestamptz", name: "started_at", precision: 3 })
  startedAt!: Date;

  @Field(() => Date, { description: "When it ends or ended. For a day from then on it can be finished." })
  @Column({ type: "timestamptz", name: "ends_at", precision: 3 })
  endsAt!: Date;

  @Field(() => FocusResult, { nullable: true, description: "How far they came; null until they say." })
  @Column("text", { nullable: true })
  result!: FocusResult | null;
}
