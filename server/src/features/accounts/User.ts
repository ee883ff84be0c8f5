import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import { OfMember } from "../../platform/graphql/ofMember";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import type { Role } from "../../platform/auth/Viewer";
import type { Absence } from "./absence/kinds";
import type { Face } from "./faces/Face";

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

  /** Unique without regard to case; only its owner ever sees it. */
  @Column("text")
  email!: string;

  /** What `canonicalEmail` makes of it: by this an account is found. */
  @Column("text", { name: "email_key", select: false })
  emailKey!: string;

  /**
   * 0. Above that only for accounts from before `email_key`, when another one that is older had the same: together the
   * two are unique, and nobody has lost an account.
   */
  @Column("smallint", { name: "email_rank", select: false })
  emailRank!: number;

  /** In PHC string format, so that its parameters can rise with time. */
  @Column("text", { name: "password_hash", select: false })
  passwordHash!: string;

  /** Signed into every token: raising it ends all sessions at once. */
  @Column("integer", { name: "token_version" })
  tokenVersion!: number;

  /** The face that they chose; null while one is drawn for them. */
  @Column("jsonb", { nullable: true })
  face!: Face | null;

  /** Grows with each change of the face, and is part of the picture's address. */
  @Column("integer", { name: "face_version", default: 0 })
  faceVersion!: number;

  /** When the member proved that the address is theirs; null until then. */
  @Column({ type: "timestamptz", name: "email_verified_at", precision: 3, nullable: true, select: false })
  emailVerifiedAt!: Date | null;

  /** When they were first asked to; null while no mail was sent, as where the site sends none. */
  @Column({ type: "timestamptz", name: "verification_sent_at", precision: 3, nullable: true, select: false })
  verificationSentAt!: Date | null;

  /** What refusals of the address by its mail server add up to; see docs/limits.md. */
  @Column("smallint", { name: "mail_score", default: 0, select: false })
  mailScore!: number;

  /** Whether they blocked someone, or were blocked. */
  @Column("boolean", { name: "has_blocks", default: false })
  hasBlocks!: boolean;

  /** Whether they belong to a private group, or did: the feed of others has none. */
  @Column("boolean", { name: "has_private_groups", default: false, select: false })
  hasPrivateGroups!: boolean;

  /** Why they are not there for others; null for nearly everyone. */
  @Column("text", { nullable: true, select: false })
  absence!: Absence | null;

  /** What they may do for the site. */
  @Column("text", { default: "MEMBER", select: false })
  role!: Role;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
