import { Column, Entity, PrimaryColumn } from "typeorm";

/** A word of at least one thing of this kind. */
@Entity("search_words")
export class SearchWord {
  @PrimaryColumn("integer", { generated: "identity" })
  no!: number;

  @Column("smallint")
  kind!: number;

  @Column("text")
  word!: string;

  /** How many things have it. */
  @Column("integer")
  things!: number;
}
