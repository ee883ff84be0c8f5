import type { AvailableHours } from "../features/profiles/availability/AvailableHours";
import type { Face } from "../features/accounts/faces/Face";

/** The stored values of a career status, as the API carries them. */
export type DemoCareerStatus =
  "Developer" | "Junior Developer" | "Senior Developer" | "Manager" | "Learning" | "Instructor" | "Intern" | "Other";

/** 1 Coding, 2 Finance, 3 Language, 4 Chemistry, 5 Art, 6 Medicine, 7 Physics. */
export type DemoInterest = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export type SocialNetwork = "youtube" | "twitter" | "facebook" | "linkedin" | "instagram";

/** Days are `YYYY-MM-DD`; `to` is null exactly when `current` is true. */
type DemoPeriod = { from: string; to: string | null; current: boolean };

type DemoExperience = DemoPeriod & {
  title: string;
  company: string;
  location: string | null;
  description: string | null;
};

type DemoEducation = DemoPeriod & {
  school: string;
  degree: string;
  fieldOfStudy: string;
  description: string | null;
};

export type DemoProfile = {
  status: DemoCareerStatus;
  interest: DemoInterest;
  company: string | null;
  website: string | null;
  location: string | null;
  timeZone: string | null;
  availability: AvailableHours[];
  bio: string | null;
  photo: string | null;
  skills: string[];
  learning: string[];
  social: Record<SocialNetwork, string | null>;
  experience: DemoExperience[];
  education: DemoEducation[];
};

/** Keys name people and posts inside the community only; they are not the ids of the database. */
export type DemoMember = {
  key: string;
  name: string;
  email: string;
  joinedAt: Date;
  profile: DemoProfile | null;
  /** null for those who have not chosen one. */
  face: Face | null;
};

export type DemoLike = { memberKey: string; createdAt: Date };

/** Of `@` and the name, in UTF-16 code units. */
export type DemoMention = { start: number; length: number; memberKey: string };

export type DemoComment = {
  authorKey: string;
  text: string;
  mentions: DemoMention[];
  createdAt: Date;
  likes: DemoLike[];
  /** The place of the comment that it answers; null: it answers the post. */
  replyTo: number | null;
};

export type DemoPost = {
  key: string;
  authorKey: string;
  text: string;
  createdAt: Date;
  likes: DemoLike[];
  comments: DemoComment[];
};

/** Members in the order they joined, posts, comments and likes in the order they happened. */
export type DemoCommunity = { members: DemoMember[]; posts: DemoPost[] };
