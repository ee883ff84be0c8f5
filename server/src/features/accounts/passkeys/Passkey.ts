import { Field, ID, ObjectType } from "type-graphql";
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import type { User } from "../users/User";

@ObjectType({
  simpleResolvers: true,
  description: "A key on a device of the viewer, with which they sign in without a password.",
})
@Entity("passkeys")
@Index("passkeys_of_user", ["userId"])
export class Passkey {
  @Field(() => ID, { description: "For `renamePasskey` and `removePasskey`." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne("User", { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Field(() => String, { description: "What the member calls it." })
  @Column("text")
  name!: string;

  /** The credential id of the authenticator, in base64url. */
  @Column("text", { name: "credential_id" })
  credentialId!: string;

  @Column("bytea", { name: "public_key" })
  publicKey!: Buffer;

  /** The signature counter; always 0 for some authenticators. */
  @Column("bigint")
  counter!: string;

  /** The transports: usb, internal, hybrid, … */
  @Column("text", { array: true })
  transports!: string[];

  @Field(() => Date, { description: "When it was made." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the member last signed in with it; null if never." })
  @Column({ type: "timestamptz", name: "last_used_at", precision: 3, nullable: true })
  lastUsedAt!: Date | null;
}
