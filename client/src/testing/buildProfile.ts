import { textFields } from "../features/profiles/form/profileFormValues";

const nothing = { twitter: null, facebook: null, youtube: null, linkedin: null, instagram: null };

/** Ada's profile, as the service returns it. */
export const ada = {
  __typename: "User",
  isModerator: false,
  isAdmin: false,
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  buddyState: null,
  viewerCanRequestBuddy: false,
  wasSeenThisWeek: null,
  isEmailVerified: true,
  isMailStopped: false,
  viewerCanChangeAccount: true,
  isNew: false,
};

/** Of somebody who has said nothing yet. */
export const noWishes = { __typename: "StudyWishes", learning: [], timeZone: null, availability: [] };

/** A profile as the service answers it, sparse but for what the test adds. */
export function buildProfile(more: Record<string, unknown> = {}) {
  return {
    __typename: "Profile",
    id: "p1",
    status: "LEARNING",
    interest: "CODING",
    ...Object.fromEntries(textFields.map((name) => [name, null])),
    skills: ["Reading"],
    learning: [],
    viewerCanEdit: false,
    availability: [],
    overlapMinutes: null,
    studyStats: null,
    social: { __typename: "SocialLinks", ...nothing },
    experience: [],
    education: [],
    user: ada,
    ...more,
  };
}
