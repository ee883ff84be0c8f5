import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { notFound } from "../errors";
import { Interest } from "../shared/interest";
import { orNull } from "../shared/validation";
import { Profile } from "./Profile";
import type { SaveProfileInput, SocialLinksInput } from "./profileInputs";
import { selectProfiles } from "./profileRows";
import { toSkills } from "./skills";
import type { SocialLinks } from "./SocialLinks";

/** Creates the viewer's profile or replaces what it says; experience and education stay. */
export async function saveProfile(ctx: AppContext, input: SaveProfileInput): Promise<Profile> {
  const viewer = requireViewer(ctx);
  const now = new Date();
  const { interest, ...said } = toColumns(input);
  await ctx.db
    .createQueryBuilder()
    .insert()
    .into(Profile)
    .values({
      ...said,
      interest: interest ?? Interest.CODING,
      id: newId(),
      userId: viewer.id,
      createdAt: now,
      updatedAt: now,
    })
    .orUpdate([...replaced, ...(interest === null ? [] : ["interest"])], ["user_id"])
    .execute();
  ctx.loaded?.profileOfUser.clear(viewer.id);
  return getProfileOf(ctx.db, viewer.id);
}

/** The columns that saving replaces; left out of the input they are cleared. */
const replaced = [
  "status",
  "skills",
  "company",
  "website",
  "location",
  "bio",
  "photo",
  "youtube",
  "twitter",
  "facebook",
  "linkedin",
  "instagram",
  "updated_at",
];

function toColumns(input: SaveProfileInput) {
  return {
    status: input.status,
    interest: input.interest ?? null,
    skills: toSkills(input.skills),
    company: orNull(input.company),
    website: orNull(input.website),
    location: orNull(input.location),
    bio: orNull(input.bio),
    photo: orNull(input.photo),
    social: toLinks(input.social ?? {}),
  };
}

function toLinks(social: SocialLinksInput): SocialLinks {
  return {
    youtube: orNull(social.youtube),
    twitter: orNull(social.twitter),
    facebook: orNull(social.facebook),
    linkedin: orNull(social.linkedin),
    instagram: orNull(social.instagram),
  };
}

/** A member's profile to show; null when they have none. */
export async function findProfile(ctx: AppContext, userId: string, joins: { user: boolean }): Promise<Profile | null> {
  const [profile] = await selectProfiles(ctx, {
    source: "select * from profiles where user_id = $1",
    values: [userId],
    ...joins,
  });
  return profile ?? null;
}

/** The same with its member; throws NOT_FOUND when there is none. */
export async function getProfile(ctx: AppContext, userId: string): Promise<Profile> {
  const profile = await findProfile(ctx, userId, { user: true });
  if (!profile) throw noProfile();
  return profile;
}

/** A member's profile in order to change it; throws NOT_FOUND when they have none. */
export async function getProfileOf(db: EntityManager, userId: string): Promise<Profile> {
  const profile = await db.findOneBy(Profile, { userId });
  if (!profile) throw noProfile();
  return profile;
}

/** The same, locked until the transaction ends; throws NOT_FOUND when they have none. */
export async function lockProfileOf(db: EntityManager, userId: string): Promise<Profile> {
  const profile = await db.findOne(Profile, { where: { userId }, lock: { mode: "pessimistic_write" } });
  if (!profile) throw noProfile();
  return profile;
}

const noProfile = () => notFound("There is no profile for this user");
