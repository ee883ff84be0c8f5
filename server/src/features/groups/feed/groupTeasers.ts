import { badInput } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import { teasers as limits } from "../limits";
import type { GroupTeaser } from "./GroupTeaser";
import { fieldMessages } from "../../../platform/messages";
import { teasersStatement } from "./postStatements";
import { nameIn } from "../group/groupName";

interface Kept {
  until: number;
  teasers: Promise<GroupTeaser[]>;
}

/** Cached by database, because tests have several in one process. */
const kept = new WeakMap<object, Kept>();

/** The newest groups for visitors, cached for a few seconds. */
export async function newestGroups(ctx: AppContext, first: number): Promise<GroupTeaser[]> {
  if (first < 1 || first > limits.most) {
    throw badInput({ field: "first", message: fieldMessages.outOfRange({ field: "first", min: 1, max: limits.most }) });
  }
  let known = kept.get(ctx.db.source);
  if (!known || known.until < Date.now()) {
    known = { until: Date.now() + limits.keepMs, teasers: readTeasers(ctx) };
    known.teasers.catch(() => kept.delete(ctx.db.source));
    kept.set(ctx.db.source, known);
  }
  return (await known.teasers).slice(0, first);
}

async function readTeasers(ctx: AppContext): Promise<GroupTeaser[]> {
  const rows = await ctx.db.rows<GroupTeaser & { name: string }>(teasersStatement);
  return rows.map(({ name, ...row }) => ({ ...row, title: nameIn(name) }));
}
