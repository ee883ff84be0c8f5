/** Which member a row belongs to: a column with the member's id, or one that names a row of another table that is theirs. */
export type Ownership = string | { column: string; of: TableData };

/**
 * What the columns of a table are to the member that the row belongs to. Each column has one class; a test fails for a column that
 * has none. The copy that members get of their data, and nothing else, derives from it.
 */
export interface TableData {
  table: string;
  /** What its files in the copy are called; left out, the table's name. One table may be two lists of a member. */
  name?: string;
  /** null: no row belongs to a member. */
  member: Ownership | null;
  /** Only the member's rows where this column is set, or where it is not. */
  where?: { column: string; isSet: boolean };
  /** In which order pages are read: together they are unique. Left out: `id`. */
  key?: readonly string[];
  /** What the member gets. */
  exported?: readonly string[];
  /** What lets someone in, what another member wrote, or did and the member must not notice. */
  secret?: readonly string[];
  /** What says nothing about the member: counters, versions, forms for look-ups. */
  impersonal?: readonly string[];
}

const tables: TableData[] = [];

/** All of them. Features define theirs when they are loaded. */
export const personalData: readonly TableData[] = tables;

/** Says what the columns of tables are. List the result under `personalData` of the feature. */
export function definePersonalData(...given: readonly TableData[]): readonly TableData[] {
  tables.push(...given);
  return given;
}

export const nameOf = ({ name, table }: TableData): string => name ?? table;
export const keyOf = ({ key }: TableData): readonly string[] => key ?? ["id"];
