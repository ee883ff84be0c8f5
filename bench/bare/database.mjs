import pg from "pg";

/** Queries PostgreSQL with one prepared statement per name: `query(name, text, values)` returns the rows. */
export function openDatabase(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 10 });
  return async (name, text, values) => (await pool.query({ name, text, values })).rows;
}
