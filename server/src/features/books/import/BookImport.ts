import { Column, Entity, PrimaryColumn } from "typeorm";

/** How far the import of one file has come. */
@Entity("book_imports")
export class BookImport {
  /** A hash of the file's size and beginning, so that a renamed file is recognised. */
  @PrimaryColumn("text", { name: "file_key" })
  fileKey!: string;

  @Column("text", { name: "file_name" })
  fileName!: string;

  /** Lines of the file that have been processed. */
  @Column("integer")
  lines!: number;

  /** Books and authors in those lines. */
  @Column("integer")
  taken!: number;

  /** Of these, how many were new or different. */
  @Column("integer")
  changed!: number;

  /** Null until the whole file has been imported. */
  @Column({ type: "timestamptz", name: "finished_at", precision: 3, nullable: true })
  finishedAt!: Date | null;
}
