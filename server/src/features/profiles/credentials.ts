import type { EntityTarget } from "typeorm";
import { v7 as newId } from "uuid";
import type { AppContext } from "../../platform/context";
import { conflict, notFound } from "../../errors";
import { toCalendarDay } from "../../platform/graphql/CalendarDate";
import {
  claimKeyIn,
  findFirstResult,
  type RepeatableRequest,
  toRepeatable,
} from "../../platform/idempotency/idempotency";
import { credentialsPerProfile } from "./limits";
import { checkId, orNull } from "../../platform/validation/validation";
import type { Tx } from "../../platform/events/transaction";
import { Education } from "./Education";
import { Experience } from "./Experience";
import type { AddEducationInput, AddExperienceInput } from "./periodInputs";
import type { Profile } from "./Profile";
import { authorizeOwnProfile } from "./profilePolicy";
import { getProfileOf, lockProfileOf } from "./profileService";
import type { Message } from "../../messages";
import { profileMessages } from "./messages";

/** An entry together with the profile that it was added to. */
type Added<Entry> = Entry & { profile: Profile };

/** Adds a job to the viewer's profile; throws NOT_FOUND when they have none yet, CONFLICT when it is full. */
export function addExperience(ctx: AppContext, input: AddExperienceInput): Promise<Added<Experience>> {
  const said = toExperienceColumns(input);
  const repeatable = toRepeatable(input.idempotencyKey, "addExperience", said);
  return addCredential<Experience>(ctx, Experience, said, repeatable);
}

/** Adds a course of study to the viewer's profile; throws NOT_FOUND when they have none yet, CONFLICT when it is full. */
export function addEducation(ctx: AppContext, input: AddEducationInput): Promise<Added<Education>> {
  const said = toEducationColumns(input);
  const repeatable = toRepeatable(input.idempotencyKey, "addEducation", said);
  return addCredential<Education>(ctx, Education, said, repeatable);
}

export function toExperienceColumns(input: AddExperienceInput) {
  const { title, company, location, description } = input;
  return { ...toPeriod(input), title, company, location: orNull(location), description: orNull(description) };
}

export function toEducationColumns(input: AddEducationInput) {
  const { school, degree, fieldOfStudy, description } = input;
  return { ...toPeriod(input), school, degree, fieldOfStudy, description: orNull(description) };
}

/** The messages for an id that is not in the viewer's profile. */
export const absence = {
  experience: profileMessages.noExperience(),
  education: profileMessages.noEducation(),
} as const;

/**
 * Locks the profile while its entries are counted, so that the limit holds under concurrency. The idempotency key is claimed
 * first, because it locks the member, in the same order as deletions of accounts.
 */
async function addCredential<Entry extends Experience | Education>(
  ctx: AppContext,
  type: EntityTarget<Experience | Education>,
  said: Omit<Entry, "id" | "profileId" | "profile" | "createdAt">,
  repeatable: RepeatableRequest | null,
): Promise<Added<Entry>> {
  const viewer = authorizeOwnProfile(ctx);
  const id = newId();
  return ctx.db.transaction(async (tx) => {
    const isNew = !repeatable || (await claimKeyIn(tx, viewer.id, repeatable, id));
    const firstId = isNew ? null : await findFirstResult(tx, viewer.id, repeatable);
    const profile = await lockProfileOf(tx, viewer.id);
    if (!isNew) return (await getFirst(tx, type, firstId, profile)) as Added<Entry>;
    if ((await tx.countBy(type, { profileId: profile.id })) >= credentialsPerProfile) throw profileIsFull();
    const row = { ...said, id, profileId: profile.id };
    await tx.insert(type, row);
    return { ...row, profile } as unknown as Added<Entry>;
  });
}

/** The entry of the first request; NOT_FOUND when it was removed meanwhile. */
async function getFirst(
  tx: Tx,
  type: EntityTarget<Experience | Education>,
  id: string | null,
  profile: Profile,
): Promise<object> {
  const entry = id === null ? null : await tx.findOneBy(type, { id, profileId: profile.id });
  if (!entry) throw notFound(profileMessages.addedWasRemoved());
  return { ...entry, profile };
}

const profileIsFull = () => conflict(profileMessages.full({ max: credentialsPerProfile }));

/** Throws NOT_FOUND for an id that is not in the viewer's profile, and changes nothing then. */
export function deleteExperience(ctx: AppContext, id: string): Promise<Profile> {
  return deleteCredential(ctx, Experience, id, absence.experience);
}

/** Throws NOT_FOUND for an id that is not in the viewer's profile, and changes nothing then. */
export function deleteEducation(ctx: AppContext, id: string): Promise<Profile> {
  return deleteCredential(ctx, Education, id, absence.education);
}

async function deleteCredential(
  ctx: AppContext,
  type: EntityTarget<Experience | Education>,
  id: string,
  absent: Message,
): Promise<Profile> {
  checkId(id, "id");
  const profile = await getOwnProfile(ctx);
  const { affected } = await ctx.db.delete(type, { id, profileId: profile.id });
  if (!affected) throw notFound(absent);
  return profile;
}

export function getOwnProfile(ctx: AppContext): Promise<Profile> {
  return getProfileOf(ctx.db, authorizeOwnProfile(ctx).id);
}

/** A current entry has no last day, even if one was sent. */
function toPeriod({ from, to, current }: { from: string; to?: string | null; current: boolean }) {
  const last = orNull(to);
  return { from: toCalendarDay(from) ?? from, to: current || !last ? null : toCalendarDay(last), current };
}
