import type { AppContext } from "../../../platform/context";
import type { Profile } from "../../profiles/Profile";
import { restProfiles } from "../../profiles/limits";
import { restAnswer } from "../../../platform/limits/limits";
import { BoundedList, charactersAtMost } from "../../../platform/rest/answerSize";
import { presentProfileWithMember } from "../../profiles/rest/presentProfile";

const { bytes } = restAnswer;
const { credentialBytes, atOnce: profilesAtOnce } = restProfiles;

type Whole = Awaited<ReturnType<typeof presentProfileWithMember>>;
type Listed = Whole & { more?: { profile: string } };
type Credential = Whole["experience" | "education"][number];

/** As many profiles of a list as one answer holds, read piece by piece. */
export async function presentProfiles(ctx: AppContext, profiles: readonly Profile[]): Promise<readonly Listed[]> {
  const list = new BoundedList<Listed>(bytes, profileAtMost);
  let size: number = profilesAtOnce.first;
  for (let start = 0; start < profiles.length;) {
    const piece = profiles.slice(start, start + size);
    const presented = await Promise.all(piece.map((entry) => presentListed(ctx, entry)));
    if (!presented.every((profile) => list.add(profile))) break;
    start += size;
    size = sizeAfter(presented);
  }
  return list.entries;
}

/** How many profiles to read together after these, so that one piece holds the event loop for a few milliseconds. */
function sizeAfter(presented: readonly Listed[]): number {
  const entries = presented.reduce((sum, { experience, education }) => sum + experience.length + education.length, 0);
  const perProfile = Math.max(1, entries / presented.length);
  return Math.max(1, Math.min(profilesAtOnce.most, Math.floor(profilesAtOnce.entries / perProfile)));
}

/** A profile with the newest of its jobs and courses; `more` leads to the whole of one that has no room for all. */
async function presentListed(ctx: AppContext, profile: Profile): Promise<Listed> {
  const whole = await presentProfileWithMember(ctx, profile);
  const experience = newestOf(whole.experience);
  const education = newestOf(whole.education);
  const isWhole = experience.length === whole.experience.length && education.length === whole.education.length;
  if (isWhole) return whole;
  return { ...whole, experience, education, more: { profile: `/api/profile/user/${profile.userId}` } };
}

function newestOf<T extends Credential>(credentials: T[]): T[] {
  const list = new BoundedList<T>(credentialBytes / 2, credentialAtMost);
  return credentials.every((credential) => list.add(credential)) ? credentials : list.entries;
}

/** Beside the texts, an entry has ids, dates and names of fields. */
function profileAtMost(profile: Listed): number {
  const { user, skills, social, experience, education, company, website, location, bio, photo } = profile;
  const texts = charactersAtMost(user.name, user.avatar, company, website, location, bio, photo, ...skills);
  const links = charactersAtMost(...Object.values(social));
  const credentials = [...experience, ...education].map(credentialAtMost);
  return credentials.reduce((sum, size) => sum + size, texts + links + skills.length * 4 + 800);
}

const credentialAtMost = ({ _id, from, to: _to, current: _current, ...texts }: Credential): number =>
  charactersAtMost(...Object.values(texts)) + 300;
