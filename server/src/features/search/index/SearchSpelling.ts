import { Entity, PrimaryColumn } from "typeorm";

/** A word with one letter left out, by which it is found when it is misspelled. */
@Entity("search_spellings")
export class SearchSpelling {
  @PrimaryColumn("text")
  part!: string;

  @PrimaryColumn("text")
  word!: string;
}
