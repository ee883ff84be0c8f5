import { Column, Entity, PrimaryColumn } from "typeorm";

/** Something that has changed and waits to be indexed. Triggers store it in the transaction of the change. */
@Entity("search_changes")
export class SearchChange {
  @PrimaryColumn("bigint", { generated: "identity" })
  no!: string;

  @Column("smallint")
  kind!: number;

  @Column("uuid")
  id!: string;
}
