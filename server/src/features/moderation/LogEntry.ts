import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";

@ObjectType("ModerationLogEntry", { simpleResolvers: true, description: "Something that staff or an operator did." })
@Entity("moderation_log")
export class LogEntry {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => ID, { nullable: true, description: "Who did it; null for a command of the operator." })
  @Column("uuid", { name: "actor_id", nullable: true })
  actorId!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The user of the machine who ran a command; null for what was done on the site.",
  })
  @Column("text", { nullable: true })
  operator!: string | null;

  @Field(() => String, { description: "What: `case.opened`, `case.decided`, `case.appealed`, `member.role`, …" })
  @Column("text")
  action!: string;

  @Field(() => ID, { nullable: true, description: "The case that it is about." })
  @Column("uuid", { name: "case_id", nullable: true })
  caseId!: string | null;

  @Field(() => ID, { nullable: true, description: "The member whom it is about." })
  @Column("uuid", { name: "member_id", nullable: true })
  memberId!: string | null;

  @Field(() => String, { nullable: true, description: "More about it, in a few words." })
  @Column("text", { nullable: true })
  details!: string | null;

  @Field(() => Date, { description: "When." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  /** Names as they are now; null for who is gone. */
  actorName?: string | null;
  memberName?: string | null;
}
