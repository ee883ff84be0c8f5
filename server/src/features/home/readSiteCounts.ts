import type { AppContext } from "../../platform/context";
import * as statements from "./homeStatements";
import { home as limits } from "./limits";
import { SiteCounts } from "./SiteCounts";

interface Kept {
  until: number;
  counts: Promise<SiteCounts>;
}

/** Cached by database, because tests have several in one process. */
const kept = new WeakMap<object, Kept>();

/** What goes on here, for visitors; one answer serves all of them for a while. */
export function readSiteCounts({ db }: AppContext): Promise<SiteCounts> {
  const known = kept.get(db.source);
  if (known && known.until > Date.now()) return known.counts;
  const counts = db.row<SiteCounts>(statements.siteCounts, []).then((row) => Object.assign(new SiteCounts(), row));
  counts.catch(() => kept.delete(db.source));
  kept.set(db.source, { until: Date.now() + limits.countsKeptMs, counts });
  return counts;
}
