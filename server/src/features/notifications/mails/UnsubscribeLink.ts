import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseMoment } from "../../../platform/database/DatabaseMoment";
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

  /** What it stops: a kind of notification, or `anyKind` for digests. */
  @Column("text")
  kind!: string;

  @DatabaseMoment("created_at")
  createdAt!: Date;
}
