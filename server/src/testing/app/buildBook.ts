import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";

/** A book of the catalogue, which the index does not know. Gives its id. */
export async function buildBook(db: EntityManager, title = "Keys to Drawing"): Promise<string> {
  const id = newId();
  await db.query(
    `insert into books (id, source_key, work_key, title, authors, author_keys, description, categories)
     values ($1, $2, $2, $3, '{"Bert Dodson"}', '{}', 'How to draw what one sees.', '{"Art"}')`,
    [id, `test:${id}`, title],
  );
  return id;
}
