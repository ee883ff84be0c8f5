import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/User";

/** A link in mails that stops them. Only its hash is stored, and it is good for nothing else. */
@Entity("unsubscribe_links")
export class UnsubscribeLink {
  /** SHA-256 of the token, in hexadecimal. */
  @PrimaryColumn("text")
  hash!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  /** What it stops: a kind of notification, or `anyKind` for digests; of a link with a group, nothing. */
  @Column("text")
  kind!: string;

  /** The group that it mutes; null for links about a kind. */
  @Column("uuid", { name: "group_id", nullable: true })
  groupId!: string | null;

  @ManyToOne("Group", { onDelete: "CASCADE" })
  @JoinColumn({ name: "group_id" })
  group?: Relation<object>;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
