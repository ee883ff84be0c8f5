import { Entity, PrimaryColumn } from "typeorm";

/** Which things have a word. Its key is the order in which they are found: by their main field first, and the newest first. */
@Entity("search_hits")
export class SearchHit {
  @PrimaryColumn("integer")
  word!: number;

  @PrimaryColumn("boolean", { name: "is_main" })
  isMain!: boolean;

  @PrimaryColumn("integer")
  thing!: number;
}
