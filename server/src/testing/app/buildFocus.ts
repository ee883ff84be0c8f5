import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { User } from "../../features/accounts/users/User";

/** A focus of the member that is over, and that they have not finished. */
export async function buildFocus(db: EntityManager, { id: userId }: User, endedMinutesAgo = 1): Promise<string> {
  const id = newId();
  await db.query(
    `insert into study_focuses (id, user_id, goal, started_at, ends_at)
     values ($1, $2, 'Chapter 3', now() - make_interval(mins => $3 + 25), now() - make_interval(mins => $3))`,
    [id, userId, endedMinutesAgo],
  );
  return id;
}
