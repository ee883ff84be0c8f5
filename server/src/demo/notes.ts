import type { DemoCareerStatus, SocialNetwork } from "./demoTypes";

/** `period` is an interval `FROM/TO` of days, as in ISO 8601; `..` for TO means that it still goes on. */
export type JobNotes = { title: string; company: string; location?: string; period: string; description?: string };

export type StudyNotes = { school: string; degree: string; field: string; period: string; description?: string };

/** What is written by hand about one person; whatever is left out is unset in the profile. */
export type PersonNotes = {
  key: string;
  name: string;
  status: DemoCareerStatus;
  company?: string;
  website?: string;
  location?: string;
  photo?: string;
  bio?: string;
  skills: string[];
  /** The networks this person links to. */
  social?: SocialNetwork[];
  experience?: JobNotes[];
  education?: StudyNotes[];
};

/** Someone who signed up and has not made a profile yet. */
export type NewcomerNotes = { key: string; name: string };

/**
 * A post and the talk under it, written like a play: each reply is `"key: what they say"`, in order, and an answer is
 * `"key > other: what they say"`: to the last that the other one said before. `@key` in it mentions someone.
 */
export type PostNotes = {
  key: string;
  by: string;
  text: string;
  replies: string[];
  /** How many days the talk goes on, so that nobody talks about week eight in week one; 1 where nothing is said. */
  talkDays?: number;
  /** Nobody likes this post. */
  unliked?: true;
};
