import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";

/** An unsubscribe link in mails. Only its hash is stored. */
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

  /** The kind of notification that it stops, or `anyKind` for digests; not used for links with a group. */
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
