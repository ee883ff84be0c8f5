import type { AppContext } from "../../../platform/context";
import { credentialsPerProfile } from "../limits";
import type { Education } from "../Education";
import type { Experience } from "../Experience";
import type { Profile } from "../Profile";
import type { SocialLinks } from "../SocialLinks";
import { presentMember } from "../../accounts/rest/presentAccount";

/** A profile that names its member by id. */
export const presentProfile = (ctx: AppContext, profile: Profile) => present(ctx, profile, profile.userId);

/** A profile together with its member. */
export const presentProfileWithMember = (ctx: AppContext, profile: Profile) =>
  present(ctx, profile, presentMember(ctx, profile.userId, profile.user));

async function present<Member>(ctx: AppContext, profile: Profile, member: Member | Promise<Member>) {
  const whole = { profileId: profile.id, first: credentialsPerProfile };
  const [user, experience, education] = await Promise.all([
    member,
    ctx.loaders.experienceOfProfile.load(whole),
    ctx.loaders.educationOfProfile.load(whole),
  ]);
  return {
    _id: profile.id,
    user,
    status: profile.status,
    skills: profile.skills,
    interests: profile.interest,
    company: profile.company ?? "",
    website: profile.website ?? "",
    location: profile.location ?? "",
    bio: profile.bio ?? "",
    photo: profile.photo ?? "",
    social: presentSocial(profile.social),
    experience: experience.map(presentExperience),
    education: education.map(presentEducation),
    date: profile.createdAt.toISOString(),
  };
}

function presentSocial({ youtube, twitter, facebook, linkedin, instagram }: SocialLinks) {
  return {
    youtube: youtube ?? "",
    twitter: twitter ?? "",
    facebook: facebook ?? "",
    linkedin: linkedin ?? "",
    instagram: instagram ?? "",
  };
}

function presentExperience({ id, title, company, location, description, from, to, current }: Experience) {
  return {
    _id: id,
    title,
    company,
    location: location ?? "",
    from: presentDay(from),
    to: presentEnd(to),
    current,
    description: description ?? "",
  };
}

function presentEducation({ id, school, degree, fieldOfStudy, description, from, to, current }: Education) {
  return {
    _id: id,
    school,
    degree,
    fieldofstudy: fieldOfStudy,
    from: presentDay(from),
    to: presentEnd(to),
    current,
    description: description ?? "",
  };
}

const presentDay = (day: string) => `${day}T00:00:00.000Z`;

/** null while it goes on. */
const presentEnd = (day: string | null) => (day === null ? null : presentDay(day));
