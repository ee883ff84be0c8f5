import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { authorize } from "../../../platform/authorization/authorize";
import { lockForWishes } from "../profileStatements";
import { Profile } from "../Profile";
import { toChanges } from "../profileChanges";
import { authorizeOwnProfile, profileActions } from "../profilePolicy";
import { StoredWishes } from "./StoredWishes";
import type { StudyWishes } from "./StudyWishes";
import type { StudyWishesInput } from "./wishInputs";

const nothing: StudyWishes = { learning: [], timeZone: null, availability: [] };

/** What the viewer wants to learn, and when: by their profile, or by what they said before they have one. */
export async function readWishes(ctx: AppContext): Promise<StudyWishes> {
  const { id } = authorize(ctx, profileActions.readOwn);
  return (await ctx.loaders.wishes.load(id)) ?? nothing;
}

/** Changes the viewer's profile; without one, keeps what they say until they make one. */
export async function saveWishes(ctx: AppContext, input: StudyWishesInput): Promise<StudyWishes> {
  const { id: userId } = authorizeOwnProfile(ctx);
  const { learning, timeZone, availability } = input;
  const changes = toChanges({ learning, timeZone, availability });
  await ctx.db.transaction(async (tx) => {
    // A profile that is made at the same time takes these over, or is there already.
    await tx.rows(lockForWishes, [userId]);
    const { affected } = await tx.update(Profile, { userId }, { ...changes, updatedAt: () => "clock_timestamp()" });
    if (!affected) await storeWishes(tx, userId, changes);
  });
  ctx.loaders.profileOfUser.clear(userId);
  ctx.loaders.wishes.clear(userId);
  return readWishes(ctx);
}

async function storeWishes(tx: Tx, userId: string, changes: Partial<StudyWishes>): Promise<void> {
  const { affected } = await tx.update(StoredWishes, { userId }, { ...changes, updatedAt: () => "clock_timestamp()" });
  if (!affected) await tx.insert(StoredWishes, { userId, ...changes });
}

/** Removes what a member without a profile said, for the profile that they make; null if they said nothing. */
export async function takeWishes(tx: Tx, userId: string): Promise<StudyWishes | null> {
  await tx.rows(lockForWishes, [userId]);
  const stored = await tx.findOneBy(StoredWishes, { userId });
  if (!stored) return null;
  await tx.delete(StoredWishes, { userId });
  const { learning, timeZone, availability } = stored;
  return { learning, timeZone, availability };
}
