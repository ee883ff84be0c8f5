import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DataExport } from "./DataExport";

/** A part of the file of a copy, small enough to be read and sent at once. */
@Entity("data_export_pieces")
export class DataExportPiece {
  @PrimaryColumn("uuid", { name: "export_id" })
  exportId!: string;

  @ManyToOne(() => DataExport, { onDelete: "CASCADE" })
  @JoinColumn({ name: "export_id" })
  export?: Relation<DataExport>;

  /** Which run of the job wrote it: two of them never mix. */
  @PrimaryColumn("uuid", { name: "run_id" })
  runId!: string;

  @PrimaryColumn("integer")
  position!: number;

  @Column("bytea")
  bytes!: Buffer;
}
