import { Column, Entity, PrimaryColumn } from "typeorm";

/** A person, group, session or book that can be found, with its words. */
@Entity("search_things")
export class SearchThing {
  @PrimaryColumn("integer", { generated: "identity" })
  no!: number;

  /** See `kindNumbers`. */
  @Column("smallint")
  kind!: number;

  @Column("uuid")
  id!: string;

  /** The folded words of its name or title, each between spaces. */
  @Column("text")
  main!: string;

  /** Those of its other fields, with `|` between the fields. */
  @Column("text")
  rest!: string;
}
