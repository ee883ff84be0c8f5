/**
 * SQL for a migration that adds a column: collects statistics about its values, because the planner has none. An empty
 * table is skipped: PostgreSQL would store that it is empty, and scan it completely for each foreign key check, however
 * large it is by then, until the next analyze.
 */
export const analyzeFilled = (table: string, column?: string): string => `
  do $$ begin
    if exists (select from ${table}) then analyze ${table}${column ? ` (${column})` : ""}; end if;
  end $$`;
