import type { AppContext } from "../../platform/context";

type Looking = Pick<AppContext, "viewer" | "loaders">;

/** Whether the viewer can be in a block at all: false for guests, and certain for members without any. */
export const mayHide = ({ viewer }: Pick<AppContext, "viewer">): boolean =>
  viewer !== null && viewer.hasBlocks !== false;

/** Whether there is a block between the viewer and this member. */
export async function isHidden(ctx: Looking, userId: string): Promise<boolean> {
  const { viewer, loaders } = ctx;
  if (!viewer || viewer.hasBlocks === false || viewer.id === userId) return false;
  // On a connection that lasts, the viewer may be from before the block. All subscribers of an event share this lookup.
  if (viewer.hasBlocks === undefined && !(await loaders.user.load(userId))?.hasBlocks) return false;
  return loaders.blockBetween.load({ viewerId: viewer.id, userId });
}

/** Without the entries of members whom the viewer does not see. */
export async function withoutHidden<T>(ctx: Looking, entries: readonly T[], memberOf: (entry: T) => string) {
  if (!mayHide(ctx)) return [...entries];
  const hidden = await Promise.all(entries.map((entry) => isHidden(ctx, memberOf(entry))));
  return entries.filter((_entry, index) => !hidden[index]);
}
