import type { AppContext } from "../../platform/context";

type ViewerContext = Pick<AppContext, "viewer" | "loaders">;

/** Whether the viewer may have blocks: false for guests and for members who certainly have none. */
export const mayHide = ({ viewer }: Pick<AppContext, "viewer">): boolean =>
  viewer !== null && viewer.hasBlocks !== false;

/** Whether there is a block between the viewer and this member. */
export async function isHidden(ctx: ViewerContext, userId: string): Promise<boolean> {
  const { viewer, loaders } = ctx;
  if (!viewer || viewer.hasBlocks === false || viewer.id === userId) return false;
  // On a live connection the viewer may be older than the block. All subscribers of an event share this lookup.
  if (viewer.hasBlocks === undefined && !(await loaders.user.load(userId))?.hasBlocks) return false;
  return loaders.blockBetween.load({ viewerId: viewer.id, userId });
}

/** Removes the entries of members who are hidden from the viewer. */
export async function withoutHidden<T>(ctx: ViewerContext, entries: readonly T[], memberOf: (entry: T) => string) {
  if (!mayHide(ctx)) return [...entries];
  const hidden = await Promise.all(entries.map((entry) => isHidden(ctx, memberOf(entry))));
  return entries.filter((_entry, index) => !hidden[index]);
}
