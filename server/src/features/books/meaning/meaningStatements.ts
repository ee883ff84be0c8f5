/* All SQL of the vectors of books. */

/** The same as long as the text that was encoded is the book's. */
const stateOfText = "md5(jsonb_build_array(title, subtitle, categories, description)::text)";

/** $1: the number after which to go on, $2: how many books. */
export const notEncoded = `
  select no, title, subtitle, categories, description, ${stateOfText} as state
  from books where vector is null and no > $1 order by no limit $2`;

/** $1: numbers of books, $2: their vectors, $3: the states of their texts when they were read. */
export const saveVectors = `
  update books set vector = given.vector
  from unnest($1::integer[], $2::bytea[], $3::text[]) as given (no, vector, state)
  where books.no = given.no and ${stateOfText} = given.state`;

export const countNotEncoded = `select count(*)::integer as books from books where vector is null`;

export const anyNotEncoded = `select exists (select 1 from books where vector is null) as "isMissing"`;
