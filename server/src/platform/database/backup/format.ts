import { z } from "zod";

/**
 * A backup is one compressed text of lines. The first character says what a line is. The first line is the header, the last one
 * has the checksum of all before it: an archive without it is not whole.
 */
export const kinds = {
  header: "#",
  /** Begins rows as COPY writes them: so many bytes follow. */
  rows: "*",
  /** Ends a table: what its rows add up to. */
  digest: "=",
  /** Begins a file. */
  file: "+",
  /** A part of the file, in Base64. */
  chunk: "-",
  end: ".",
} as const;

/** Of the files of this version. The first one had rows as JSON, which took four times as long to restore. */
export const formatVersion = 2;

const table = z.object({ name: z.string(), columns: z.array(z.string()) });
const sequence = z.object({ name: z.string(), last: z.string().nullable() });

export const headerSchema = z.object({
  studyCircle: z.literal("backup"),
  format: z.number().int(),
  /** ISO 8601, in UTC. */
  createdAt: z.string(),
  /** The last migration of its tables. */
  migration: z.string(),
  hasSecret: z.boolean(),
  tables: z.array(table),
  sequences: z.array(sequence),
});

export type BackupHeader = z.infer<typeof headerSchema>;

export const rowsSchema = z.object({ bytes: z.number().int().positive() });

export const digestSchema = z.object({ rows: z.number().int(), sum: z.string() });

/** `name`: below the data folder, as in `folder/name`. */
export const fileSchema = z.object({ name: z.string() });
