import type { Scope } from "../../../generated/settingsHooks";
import * as texts from "./texts";

/** What a token may be allowed to do with one part of the site: each choice includes those before it. */
export interface Part {
  name: string;
  label: string;
  choices: readonly { value: Scope; label: string }[];
}

const { read, write, manage } = texts;

export const parts: readonly Part[] = [
  {
    name: "profile",
    label: "Profiles and search",
    choices: [
      { value: "PROFILE_READ", label: read },
      { value: "PROFILE_WRITE", label: write },
    ],
  },
  { name: "email", label: "Your email address", choices: [{ value: "EMAIL_READ", label: read }] },
  {
    name: "posts",
    label: "Discussions",
    choices: [
      { value: "POSTS_READ", label: read },
      { value: "POSTS_WRITE", label: write },
    ],
  },
  {
    name: "groups",
    label: "Groups",
    choices: [
      { value: "GROUPS_READ", label: read },
      { value: "GROUPS_WRITE", label: write },
      { value: "GROUPS_MANAGE", label: manage },
    ],
  },
  {
    name: "sessions",
    label: "Study sessions",
    choices: [
      { value: "SESSIONS_READ", label: read },
      { value: "SESSIONS_WRITE", label: write },
    ],
  },
  {
    name: "buddies",
    label: "Buddies",
    choices: [
      { value: "BUDDIES_READ", label: read },
      { value: "BUDDIES_WRITE", label: write },
    ],
  },
  {
    name: "notifications",
    label: "Notifications",
    choices: [
      { value: "NOTIFICATIONS_READ", label: read },
      { value: "NOTIFICATIONS_WRITE", label: write },
    ],
  },
  {
    name: "shelves",
    label: "Books",
    choices: [
      { value: "SHELVES_READ", label: read },
      { value: "SHELVES_WRITE", label: write },
    ],
  },
  {
    name: "rooms",
    label: "Study rooms",
    choices: [
      { value: "ROOMS_READ", label: read },
      { value: "ROOMS_WRITE", label: write },
    ],
  },
];

const levels = [read, write, manage];

/** What a token may do, in a few words: `Read: books, groups. Read and change: buddies.` */
export const describeScopes = (scopes: readonly Scope[]): string =>
  levels
    .flatMap((level) => {
      const those = parts.filter(
        ({ choices }) => choices.findLast(({ value }) => scopes.includes(value))?.label === level,
      );
      return those.length > 0 ? [`${level}: ${those.map(({ label }) => label.toLowerCase()).join(", ")}.`] : [];
    })
    .join(" ");
