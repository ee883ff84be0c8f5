import type { Scope } from "../../../generated/settingsHooks";
import * as texts from "./texts";

type Part = keyof typeof texts.parts;
type Level = keyof typeof texts.levels;

/** What a token may be allowed to do with each part of the site, from little to much. */
const scopes: Readonly<Record<Part, Partial<Record<Level, Scope>>>> = {
  profile: { read: "PROFILE_READ", write: "PROFILE_WRITE" },
  email: { read: "EMAIL_READ" },
  posts: { read: "POSTS_READ", write: "POSTS_WRITE" },
  groups: { read: "GROUPS_READ", write: "GROUPS_WRITE", manage: "GROUPS_MANAGE" },
  sessions: { read: "SESSIONS_READ", write: "SESSIONS_WRITE" },
  buddies: { read: "BUDDIES_READ", write: "BUDDIES_WRITE" },
  notifications: { read: "NOTIFICATIONS_READ", write: "NOTIFICATIONS_WRITE" },
  shelves: { read: "SHELVES_READ", write: "SHELVES_WRITE" },
  rooms: { read: "ROOMS_READ", write: "ROOMS_WRITE" },
};

const entriesOf = <Key extends string, Value>(record: Partial<Record<Key, Value>>) =>
  Object.entries(record) as [Key, Value][];

/** The parts of the site with their choices. */
export const parts = entriesOf(scopes).map(([name, choices]) => ({
  name,
  label: texts.parts[name],
  choices: entriesOf(choices).map(([level, value]) => ({ value, label: texts.levels[level] })),
}));

/** What a token may do, in a few words: `Read: books, groups. Read and change: buddies.` */
export const describeScopes = (given: readonly Scope[]): string =>
  Object.values(texts.levels)
    .flatMap((level) => {
      const best = ({ choices }: (typeof parts)[number]) => choices.findLast(({ value }) => given.includes(value));
      const those = parts.filter((part) => best(part)?.label === level);
      return those.length > 0 ? [`${level}: ${those.map(({ label }) => label.toLowerCase()).join(", ")}.`] : [];
    })
    .join(" ");
