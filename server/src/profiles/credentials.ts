import type { EntityTarget } from "typeorm";
import { v7 as newId } from "uuid";
import { requireViewer } from "../accounts/requireViewer";
import type { AppContext } from "../context";
import { notFound } from "../errors";
import { toCalendarDay } from "../shared/CalendarDate";
import { checkId, orNull } from "../shared/validation";
import { Education } from "./Education";
import { Experience } from "./Experience";
import type { AddEducationInput, AddExperienceInput } from "./periodInputs";
import type { Profile } from "./Profile";
import { getProfileOf } from "./profileService";

/** Adds a job to the viewer's profile; throws NOT_FOUND when they have none yet. */
export async function addExperience(ctx: AppContext, input: AddExperienceInput): Promise<Profile> {
  const profile = await getOwnProfile(ctx);
  const { title, company } = input;
  const more = { title, company, location: orNull(input.location), description: orNull(input.description) };
  await ctx.db.insert(Experience, { ...newCredential(profile), ...toPeriod(input), ...more });
  return profile;
}

/** Adds a course of study to the viewer's profile; throws NOT_FOUND when they have none yet. */
export async function addEducation(ctx: AppContext, input: AddEducationInput): Promise<Profile> {
  const profile = await getOwnProfile(ctx);
  const { school, degree, fieldOfStudy } = input;
  const more = { school, degree, fieldOfStudy, description: orNull(input.description) };
  await ctx.db.insert(Education, { ...newCredential(profile), ...toPeriod(input), ...more });
  return profile;
}

/** Throws NOT_FOUND for an id that is not in the viewer's profile, and changes nothing then. */
export function deleteExperience(ctx: AppContext, id: string): Promise<Profile> {
  return deleteCredential(ctx, Experience, id, "There is no such experience in your profile");
}

/** Throws NOT_FOUND for an id that is not in the viewer's profile, and changes nothing then. */
export function deleteEducation(ctx: AppContext, id: string): Promise<Profile> {
  return deleteCredential(ctx, Education, id, "There is no such education in your profile");
}

async function deleteCredential(
  ctx: AppContext,
  type: EntityTarget<Experience | Education>,
  id: string,
  absent: string,
): Promise<Profile> {
  checkId(id, "id");
  const profile = await getOwnProfile(ctx);
  const { affected } = await ctx.db.delete(type, { id, profileId: profile.id });
  if (!affected) throw notFound(absent);
  return profile;
}

export function getOwnProfile(ctx: AppContext): Promise<Profile> {
  return getProfileOf(ctx.db, requireViewer(ctx).id);
}

const newCredential = (profile: Profile) => ({ id: newId(), profileId: profile.id, createdAt: new Date() });

/** What goes on today has no last day, whatever was sent. */
function toPeriod({ from, to, current }: { from: string; to?: string | null; current: boolean }) {
  const last = orNull(to);
  return { from: toCalendarDay(from) ?? from, to: current || !last ? null : toCalendarDay(last), current };
}
