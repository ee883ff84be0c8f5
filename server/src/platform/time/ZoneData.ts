import { Column, Entity, PrimaryColumn } from "typeorm";

/** One row: the newest version of the time zone data that a process had. */
@Entity("zone_data")
export class ZoneData {
  @PrimaryColumn("boolean", { name: "is_only", default: true })
  isOnly!: boolean;

  /** As `2026b`: a year and a letter. Versions are compared as texts. */
  @Column("text")
  version!: string;
}
