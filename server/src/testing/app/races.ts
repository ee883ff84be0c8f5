import { AsyncLocalStorage } from "node:async_hooks";
import type { TestApp } from "./harness";
import { DatabaseHandle } from "../../platform/database/DatabaseHandle";

/**
 * Sends a request, and makes `change` happen after the request has checked its rights and before its first statement that writes:
 * the order of the two is the same in every round, on every database. Writes of the process itself, such as stored sessions and
 * freed seats, and of earlier requests are not the request's.
 */
export async function beforeItWrites<T>(
  { services }: TestApp,
  change: () => Promise<unknown>,
  request: () => Promise<T>,
): Promise<T> {
  const { rows, transaction, write } = DatabaseHandle.prototype;
  const inRequest = new AsyncLocalStorage<true>();
  /** The handle with which the request reads. What it writes may happen elsewhere, together with other requests. */
  const own = new Set<DatabaseHandle>();
  let isChanged = false;
  const restore = () => Object.assign(DatabaseHandle.prototype, { rows, transaction, write });
  const after = async <R>(handle: DatabaseHandle, work: () => Promise<R>): Promise<R> => {
    const isOwn = own.has(handle) || inRequest.getStore();
    if (isOwn && handle !== services.db && !isChanged) {
      restore();
      isChanged = true;
      await change();
    }
    return work();
  };
  Object.assign(DatabaseHandle.prototype, {
    rows(this: DatabaseHandle, ...args: Parameters<DatabaseHandle["rows"]>) {
      if (inRequest.getStore()) own.add(this);
      return Reflect.apply(rows, this, args);
    },
    transaction(this: DatabaseHandle, ...args: Parameters<DatabaseHandle["transaction"]>) {
      return after(this, () => Reflect.apply(transaction, this, args));
    },
    write(this: DatabaseHandle, ...args: Parameters<DatabaseHandle["write"]>) {
      return after(this, () => Reflect.apply(write, this, args));
    },
  });
  try {
    const answer = await inRequest.run(true, request);
    if (!isChanged) throw new Error(`The request wrote nothing: ${JSON.stringify(answer)}`);
    return answer;
  } finally {
    restore();
  }
}

/** So many times one after the other: what a race does once, it must never do. */
export async function inRounds(count: number, round: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < count; turn++) await round();
}

/** Everything that belongs to the group. */
export async function contentOf({ db }: TestApp, groupId: string): Promise<unknown> {
  const rows = (columns: string, from: string) =>
    `(select coalesce(json_agg(json_build_array(${columns}) order by 1), '[]') from ${from})`;
  const [found] = await db.query(
    `select json_build_array(
      ${rows("id, hidden_at", "(select * from comments where post_id = $1 order by id) c")},
      ${rows("user_id", "(select * from post_likes where post_id = $1 order by user_id) l")},
      ${rows("user_id, goal", "(select * from room_seats where room_id = $1 order by user_id) s")},
      ${rows("user_id, state, role, message", "(select * from memberships where group_id = $1 order by user_id) m")},
      ${rows("title, visibility, owner_id, invite_version", "(select * from study_groups where id = $1) g")},
      ${rows("timer_started_at", "(select * from study_rooms where id = $1) r")},
      ${rows("title, cancelled_at", "(select * from study_sessions where group_id = $1 order by id) t")},
      ${rows("state, starts_at", "(select * from occurrences where group_id = $1 order by id) o")},
      ${rows("a.user_id, a.answer", "(select a.* from attendances a join occurrences o on o.id = occurrence_id where o.group_id = $1 order by a.id) a")}
    ) as content`,
    [groupId],
  );
  return found.content;
}
