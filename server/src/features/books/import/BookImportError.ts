import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { BookImport } from "./BookImport";

/** A line of an imported file that could not be read, and why. */
@Entity("book_import_faults")
export class BookImportError {
  @PrimaryColumn("text", { name: "file_key" })
  fileKey!: string;

  @ManyToOne(() => BookImport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "file_key" })
  import?: Relation<BookImport>;

  /** Counted from 1. */
  @PrimaryColumn("integer")
  line!: number;

  @Column("text")
  reason!: string;
}
