import { v7 as newId } from "uuid";
import type { AppContext } from "../../platform/context";
import type { Orm } from "../../platform/database/Db";
import { badInput, notFound } from "../../errors";
import { Interest } from "./interest";
import { isHidden } from "../blocks/visibility";
import { hidePicture } from "./pictures/hidePicture";
import { usePhoto } from "../pictures/usePictures";
import { Profile } from "./Profile";
import { changedColumns, missingForNew, type ProfileChanges, toChanges } from "./profileChanges";
import type { SaveProfileInput } from "./profileInputs";
import { authorizeOwnProfile, isShownTo } from "./profilePolicy";
import { selectProfile } from "./profileRows";
import { ProfileVisibility } from "./ProfileVisibility";
import { profileMessages } from "./messages";
import { takeWishes } from "./wishes/wishService";

/** Creates the viewer's profile, or changes what the input names; experience and education stay. */
export async function saveProfile(ctx: AppContext, input: SaveProfileInput): Promise<Profile> {
  const viewer = authorizeOwnProfile(ctx);
  const changes = toChanges(input);
  const missing = missingForNew(changes);
  if (changes.visibility === ProfileVisibility.MEMBERS) await hidePicture(ctx.db, viewer.id);
  await ctx.db.transaction(async (tx) => {
    if (!(await updateProfile(tx, viewer.id, changes))) {
      if (missing.length > 0) throw badInput(...missing);
      // What they said before they had a profile, as far as they do not say it now.
      await upsertProfile(tx, viewer.id, { ...(await takeWishes(tx, viewer.id)), ...changes });
    }
    if (changes.photo !== undefined) await usePhoto(tx, viewer.id, changes.photo);
  });
  ctx.loaders.profileOfUser.clear(viewer.id);
  ctx.loaders.wishes.clear(viewer.id);
  return getProfileOf(ctx.db, viewer.id);
}

async function upsertProfile(db: Orm, userId: string, changes: ProfileChanges): Promise<void> {
  const row = { interest: Interest.CODING, ...changes, id: newId(), userId };
  await db
    .createQueryBuilder()
    .insert()
    .into(Profile)
    .values(row)
    .orUpdate(changedColumns(changes), ["user_id"])
    .execute();
}

/** False when there is no profile yet. */
async function updateProfile(db: Orm, userId: string, changes: ProfileChanges): Promise<boolean> {
  const { affected } = await db.update(Profile, { userId }, { ...changes, updatedAt: () => "clock_timestamp()" });
  return Boolean(affected);
}

/** A member's profile to show; null when they have none. */
export async function findProfile(ctx: AppContext, userId: string, joins: { user: boolean }): Promise<Profile | null> {
  const profile = await selectProfile(ctx.db, userId, joins);
  if (!profile || !isShownTo(ctx.viewer, profile)) return null;
  return (await isHidden(ctx, profile.userId)) ? null : profile;
}

/** The same with its member; throws NOT_FOUND when there is none. */
export async function getProfile(ctx: AppContext, userId: string): Promise<Profile> {
  const profile = await findProfile(ctx, userId, { user: true });
  if (!profile) throw noProfile();
  return profile;
}

/** A member's profile in order to change it; throws NOT_FOUND when they have none. */
export async function getProfileOf(db: Orm, userId: string): Promise<Profile> {
  const profile = await db.findOneBy(Profile, { userId });
  if (!profile) throw noProfile();
  return profile;
}

/** The same, locked until the transaction ends; throws NOT_FOUND when they have none. */
export async function lockProfileOf(db: Orm, userId: string): Promise<Profile> {
  const profile = await db.findOne(Profile, { where: { userId }, lock: { mode: "pessimistic_write" } });
  if (!profile) throw noProfile();
  return profile;
}

const noProfile = () => notFound(profileMessages.noProfile());
