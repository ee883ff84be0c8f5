/**
 * A statement of a migration: has PostgreSQL look at the values of a column that is new, because without that the planner
 * expects wrong numbers. Not at an empty table, which PostgreSQL would remember as empty: it would then read the whole
 * table for each row that refers to it, however long the table is by then, until it is looked at again.
 */
export const analyzeFilled = (table: string, column?: string): string => `
  do $$ begin
    if exists (select from ${table}) then analyze ${table}${column ? ` (${column})` : ""}; end if;
  end $$`;
