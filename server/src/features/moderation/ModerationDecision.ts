import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";
import { ContentDecision, MemberDecision } from "./choices";
import { ModerationCase } from "./ModerationCase";

@ObjectType({ simpleResolvers: true, description: "What moderators decided, as the member reads it." })
@Entity("moderation_decisions")
export class ModerationDecision {
  @Field(() => ID, { description: "Opaque and stable; an appeal names it." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "case_id" })
  caseId!: string;

  @ManyToOne(() => ModerationCase, { onDelete: "CASCADE" })
  @JoinColumn({ name: "case_id" })
  case?: Relation<ModerationCase>;

  /** null if the account was deleted by then. */
  @Column("uuid", { name: "member_id", nullable: true })
  memberId!: string | null;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "member_id" })
  user?: Relation<User>;

  @Field(() => ContentDecision, { description: "What became of the text." })
  @Column("text")
  content!: ContentDecision;

  @Field(() => MemberDecision, { description: "What it meant for the member." })
  @Column("text")
  member!: MemberDecision;

  @Field(() => Date, { nullable: true, description: "When a suspension ends by itself; null while that is open." })
  @Column({ type: "timestamptz", precision: 3, nullable: true })
  until!: Date | null;

  @Field(() => String, { nullable: true, description: "Why, in words for the member." })
  @Column("text", { name: "reason_shown", nullable: true })
  reasonShown!: string | null;

  /** For moderators. */
  @Column("text", { name: "internal_note", nullable: true })
  internalNote!: string | null;

  /** Whether it is the decision about an appeal, against which there is no appeal. */
  @Column("boolean", { name: "is_final" })
  isFinal!: boolean;

  @Field(() => String, { nullable: true, description: "What the member wrote in their appeal; null without one." })
  @Column("text", { nullable: true })
  appeal!: string | null;

  @Column({ type: "timestamptz", name: "appealed_at", precision: 3, nullable: true })
  appealedAt!: Date | null;

  @Field(() => Date, { description: "When it was decided." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
