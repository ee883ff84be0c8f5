import { Column, Entity, PrimaryColumn } from "typeorm";

/** How far the index of one kind is built. */
@Entity("search_progress")
export class SearchProgress {
  @PrimaryColumn("smallint")
  kind!: number;

  /** The version of folding and splitting: see `indexVersion`. */
  @Column("smallint")
  version!: number;

  /** The last thing that is indexed, in the order of ids. */
  @Column("uuid")
  after!: string;

  @Column("boolean", { name: "is_done" })
  isDone!: boolean;
}
