import type { Db } from "../database/Db";

/** How often a process adds what it has counted. */
const flushMs = 10_000;

const add = `
  insert into daily_counts (day, name, value) select (clock_timestamp() at time zone 'UTC')::date, name, value
  from unnest($1::text[], $2::bigint[]) as added (name, value) order by name
  on conflict (day, name) do update set value = daily_counts.value + excluded.value`;

const store = `
  insert into daily_counts (day, name, value) values ($1::date, $2, $3)
  on conflict (day, name) do update set value = excluded.value where daily_counts.value <> excluded.value`;

const listed = `
  select to_char(day, 'YYYY-MM-DD') as day, name, value::float8 as value from daily_counts
  where day > (clock_timestamp() at time zone 'UTC')::date - $1::integer order by day, name`;

export interface DailyCount {
  /** In UTC. */
  day: string;
  name: string;
  value: number;
}

/** What happens on the site, by day: counted in each process, and added up in the database. A killed process loses some seconds of it. */
export class DailyCounts {
  private counted = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private isClosed = false;

  constructor(private readonly db: Db) {}

  add(name: string, count = 1): void {
    if (this.isClosed) return;
    this.counted.set(name, (this.counted.get(name) ?? 0) + count);
    this.timer ??= setTimeout(() => void this.flush().catch(() => undefined), flushMs).unref();
  }

  /** After a failure it is added with what comes next. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const counts = [...this.counted];
    if (counts.length === 0) return;
    this.counted = new Map();
    try {
      await this.db.transaction((tx) => tx.rows(add, [counts.map(([name]) => name), counts.map(([, count]) => count)]));
    } catch (error) {
      for (const [name, count] of counts) this.add(name, count);
      throw error;
    }
  }

  /** Stores what was counted, if the database responds. What is counted afterwards is lost. */
  async close(): Promise<void> {
    this.isClosed = true;
    await this.flush().catch(() => undefined);
  }

  /** What was computed, for one day. */
  async set({ day, name, value }: DailyCount): Promise<void> {
    await this.db.transaction((tx) => tx.rows(store, [day, name, value]));
  }

  /** Of the last days, the oldest first. */
  list(days: number): Promise<DailyCount[]> {
    return this.db.rows<DailyCount>(listed, [days]);
  }
}
