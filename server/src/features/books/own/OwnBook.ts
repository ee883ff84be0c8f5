import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../../platform/database/DatabaseTimestamp";
import { User } from "../../accounts/users/User";
import type { AdditionState } from "./choices";

/**
 * A book that a member added. It is in no table that the catalogue reads, so nothing finds it; moderators may take it over, and then
 * it is a book of the catalogue with the same id. It is there for as long as it is on the member's shelf.
 */
@Entity("own_books")
export class OwnBook {
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("text")
  title!: string;

  @Column("text", { array: true })
  authors!: string[];

  @Column("text", { nullable: true })
  isbn13!: string | null;

  @Column("integer", { name: "page_count", nullable: true })
  pageCount!: number | null;

  @Column("text")
  state!: AdditionState;

  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}
