import { Column, Entity, PrimaryColumn } from "typeorm";

/** The state of the index that recommendations are read from: one row, or none before the first build. */
@Entity("book_index")
export class BookIndex {
  @PrimaryColumn("smallint")
  id!: number;

  /** Grows with each build. */
  @Column("integer")
  generation!: number;

  /** The format of the index and the thesaurus that it was built with. */
  @Column("text")
  version!: string;

  @Column("integer")
  works!: number;

  /** Whether books have changed since the build. */
  @Column("boolean", { name: "is_stale" })
  isStale!: boolean;

  @Column({ type: "timestamptz", name: "built_at", precision: 3 })
  builtAt!: Date;
}
