import { Column } from "typeorm";

/**
 * A time that the database sets when a row is written without it. Clocks of processes differ, and a row from the future
 * would stay on top of every list.
 */
export const DatabaseTimestamp = (name: string) =>
  Column({ type: "timestamptz", name, precision: 3, default: () => "clock_timestamp()" });
