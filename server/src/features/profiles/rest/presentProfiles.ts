import type { AppContext } from "../../../platform/context";
import type { Profile } from "../Profile";
import { restAnswer } from "../../../platform/limits/limits";
import { takeBytes } from "../../../platform/rest/answerSize";
import { presentProfileWithMember } from "./presentProfile";

const { bytes, credentialBytes, profilesAtOnce } = restAnswer;

const sizeOf = (value: object): number => Buffer.byteLength(JSON.stringify(value));

/** As many profiles of a list as one answer holds, read piece by piece. */
export async function presentProfiles(ctx: AppContext, profiles: readonly Profile[]) {
  const presented: Awaited<ReturnType<typeof presentListed>>[] = [];
  let used = 0;
  for (let start = 0; start < profiles.length; start += profilesAtOnce) {
    const piece = profiles.slice(start, start + profilesAtOnce);
    for (const profile of await Promise.all(piece.map((entry) => presentListed(ctx, entry)))) {
      used += sizeOf(profile);
      if (used > bytes && presented.length > 0) return presented;
      presented.push(profile);
    }
  }
  return presented;
}

/** A profile with the newest of its jobs and courses; `more` leads to the whole of one that has no room for all. */
async function presentListed(ctx: AppContext, profile: Profile) {
  const whole = await presentProfileWithMember(ctx, profile);
  const experience = takeBytes(whole.experience, credentialBytes / 2, sizeOf);
  const education = takeBytes(whole.education, credentialBytes / 2, sizeOf);
  const isWhole = experience.length === whole.experience.length && education.length === whole.education.length;
  if (isWhole) return whole;
  return { ...whole, experience, education, more: { profile: `/api/profile/user/${profile.userId}` } };
}
