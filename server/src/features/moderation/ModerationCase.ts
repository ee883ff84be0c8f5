import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import type { StoredMention } from "../groups/mentions/Mention";
import type { Picture } from "../pictures/Picture";
import { CaseState, ReportKind, type ReportOutcome } from "./choices";

@ObjectType({
  simpleResolvers: true,
  description: "Something that was reported: all reports of it that came before a decision are one case.",
})
@Entity("moderation_cases")
export class ModerationCase {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => ReportKind, { description: "What it is." })
  @Column("text")
  kind!: ReportKind;

  @Field(() => ID, {
    description: "The id of the post, the comment, the group, the session or the request; of a profile, the member's.",
  })
  @Column("uuid", { name: "subject_id" })
  subjectId!: string;

  @Field(() => ID, { description: "Who wrote it." })
  @Column("uuid", { name: "author_id" })
  authorId!: string;

  @Field(() => String, {
    nullable: true,
    description: "The text as it was when it was first reported; removed 30 days after the decision.",
  })
  @Column("text", { nullable: true })
  text!: string | null;

  /** Where the text mentions members; null: nowhere. */
  @Column("jsonb", { nullable: true, select: false })
  mentions?: StoredMention[] | null;

  /** As they were then; null: none. Under names that only the case has. */
  @Column("jsonb", { nullable: true })
  pictures?: Picture[] | null;

  @Field(() => CaseState, { description: "Whether it waits for moderators." })
  @Column("text", { default: CaseState.OPEN })
  state!: CaseState;

  @Field(() => Boolean, { description: "Whether it waits, or waited, for a decision about an appeal." })
  @Column("boolean", { name: "is_appeal", default: false })
  isAppeal!: boolean;

  /** The outcome of the first decision for the reporters; null while it is open. It is kept after the decision is deleted. */
  @Column("text", { nullable: true })
  outcome!: ReportOutcome | null;

  @Field(() => Int, { description: "Grows with every decision and appeal; a decision names the one that it is about." })
  @Column("integer", { default: 1 })
  version!: number;

  @Field(() => Date, { description: "When it was first reported." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Column({ type: "timestamptz", name: "decided_at", precision: 3, nullable: true })
  decidedAt!: Date | null;
}
