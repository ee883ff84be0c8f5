import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { OfMember } from "../../../platform/graphql/ofMember";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import type { Role } from "../../../platform/auth/Viewer";
import type { Absence } from "../suspension/kinds";
import type { Face } from "../faces/Face";

@OfMember<User>({ hiddenWith: ({ id }) => id })
@ObjectType({ simpleResolvers: true, description: "A member: someone who signed up." })
@Entity("users")
export class User {
  @Field(() => ID, { description: "Opaque and stable; profiles are addressed by it." })
  @PrimaryColumn("uuid")
  id!: string;

  @Field(() => String, { description: "What the member wants to be called; need not be unique." })
  @Column("text")
  name!: string;

  /** Unique, case-insensitive; visible only to its owner. */
  @Column("text")
  email!: string;

  /** The result of `canonicalEmail`, by which accounts are found. */
  @Column("text", { name: "email_key", select: false })
  emailKey!: string;

  /**
   * 0, except for accounts from before `email_key` with the same key as an older account. The key and the rank together are
   * unique.
   */
  @Column("smallint", { name: "email_rank", select: false })
  emailRank!: number;

  /** In PHC string format, which contains the parameters. */
  @Column("text", { name: "password_hash", select: false })
  passwordHash!: string;

  /** Contained in every token: incrementing it ends all sessions. */
  @Column("integer", { name: "token_version" })
  tokenVersion!: number;

  /** Part of derived links, such as those of calendars; incrementing it ends them. */
  @Column("integer", { name: "link_version", default: 1, select: false })
  linkVersion!: number;

  /** The face that they chose; null: a generated one. */
  @Column("jsonb", { nullable: true })
  face!: Face | null;

  /** Incremented with each change of the face; part of the picture's URL. */
  @Column("integer", { name: "face_version", default: 0 })
  faceVersion!: number;

  /** When the member confirmed the address; null until then. */
  @Column({ type: "timestamptz", name: "email_verified_at", precision: 3, nullable: true, select: false })
  emailVerifiedAt!: Date | null;

  /** When the first confirmation mail was sent; null if none was. */
  @Column({ type: "timestamptz", name: "verification_sent_at", precision: 3, nullable: true, select: false })
  verificationSentAt!: Date | null;

  /** The score of rejected mails; see docs/limits.md. */
  @Column("smallint", { name: "mail_score", default: 0, select: false })
  mailScore!: number;

  /** Whether they blocked someone, or were blocked. */
  @Column("boolean", { name: "has_blocks", default: false })
  hasBlocks!: boolean;

  /** Whether they belong or belonged to a private group. */
  @Column("boolean", { name: "has_private_groups", default: false, select: false })
  hasPrivateGroups!: boolean;

  /** Why they are absent (hidden from others); null for nearly everyone. */
  @Column("text", { nullable: true, select: false })
  absence!: Absence | null;

  /** Their role on the site. */
  @Column("text", { default: "MEMBER", select: false })
  role!: Role;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
