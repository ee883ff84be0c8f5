import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { User } from "../accounts/users/User";
import type { StoredMention } from "../groups/mentions/Mention";
import type { Picture } from "../pictures/Picture";
import { ReportReason } from "./choices";
import { ModerationCase } from "./ModerationCase";

@ObjectType({ simpleResolvers: true, description: "That a member reported something. Nobody learns who did." })
@Entity("reports")
export class Report {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "case_id" })
  caseId!: string;

  @ManyToOne(() => ModerationCase, { onDelete: "CASCADE" })
  @JoinColumn({ name: "case_id" })
  case?: Relation<ModerationCase>;

  @Column("uuid", { name: "reporter_id" })
  reporterId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "reporter_id" })
  reporter?: Relation<User>;

  @Field(() => ReportReason, { description: "Why." })
  @Column("text")
  reason!: ReportReason;

  @Field(() => String, { nullable: true, description: "What the reporter says about it." })
  @Column("text", { nullable: true })
  note!: string | null;

  /** The text that the reporter saw, where it is not the one of the case; removed with that. */
  @Column("text", { nullable: true })
  text!: string | null;

  /** Where that text mentions members; null: nowhere. */
  @Column("jsonb", { nullable: true, select: false })
  mentions?: StoredMention[] | null;

  /** The pictures of that text; null: none. Under names that only the case has. */
  @Column("jsonb", { nullable: true })
  pictures?: Picture[] | null;

  @Field(() => Date, { description: "When it was reported." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
