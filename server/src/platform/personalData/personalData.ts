/** The member a row belongs to: a column with the member's id, or a reference to a row of the member in another table. */
export type Ownership = string | { column: string; of: TableData };

/**
 * Classifies the columns of a table for the copy that members get of their data. A test fails for a column without a class.
 */
export interface TableData {
  table: string;
  /** The name of its files in the copy; by default the table's. One table may have two lists of a member. */
  name?: string;
  /** null: its rows belong to no member. */
  member: Ownership | null;
  /** Only the member's rows where this column is set, or where it is not. */
  where?: { column: string; isSet: boolean };
  /** The unique columns by which pages are read; by default `id`. */
  key?: readonly string[];
  /** What the member gets. */
  exported?: readonly string[];
  /** Secrets, content of other members, and actions of others that the member must not learn about. */
  secret?: readonly string[];
  /** An account with rows here alone has no content yet: every account gets them. */
  isOfEveryAccount?: boolean;
  /** Columns in which another member names a member: no content of the one who is named. */
  namedByOthers?: readonly string[];
  /** Columns without personal data: counters, versions, keys that rows are found by. */
  impersonal?: readonly string[];
}

/** Classifies the columns of tables. List the result under `personalData` of the feature. */
export const definePersonalData = (...tables: readonly TableData[]): readonly TableData[] => tables;

export const nameOf = ({ name, table }: TableData): string => name ?? table;
export const keyOf = ({ key }: TableData): readonly string[] => key ?? ["id"];
