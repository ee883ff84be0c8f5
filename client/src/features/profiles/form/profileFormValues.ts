import type { CareerStatus, Interest, SaveProfileInput } from "../../../generated/hooks";
import { defaultCareerStatus } from "../../../shared/careerStatus";
import type { FreeHours } from "../availability/hours";
import { socialNetworks } from "../socialNetworks";
import type { OwnProfile } from "../own/useMyProfile";

type SocialName = (typeof socialNetworks)[number]["name"];

/** The fields of a profile that are text on both sides. */
export const textFields = ["photo", "company", "website", "location", "timeZone", "bio"] as const;

/** A profile as it is typed: all but the choices is text, and what is not there is empty. */
export type ProfileFormValues = {
  status: CareerStatus;
  interest: Interest;
  /** Separated by commas. */
  skills: string;
  learning: readonly string[];
  availability: readonly FreeHours[];
} & Record<(typeof textFields)[number] | SocialName, string>;

const noTexts = Object.fromEntries(
  [...textFields, ...socialNetworks.map(({ name }) => name)].map((name) => [name, ""]),
) as Record<(typeof textFields)[number] | SocialName, string>;

export const blankProfile: ProfileFormValues = {
  status: defaultCareerStatus,
  interest: "CODING",
  skills: "",
  learning: [],
  availability: [],
  ...noTexts,
};

export function toFormValues({ social, ...profile }: OwnProfile): ProfileFormValues {
  const { status, interest } = profile;
  const own = textFields.map((name) => [name, profile[name] ?? ""] as const);
  const links = socialNetworks.map(({ name }) => [name, social[name] ?? ""] as const);
  return {
    ...blankProfile,
    status,
    interest,
    skills: profile.skills.join(", "),
    learning: profile.learning,
    availability: profile.availability.map(({ weekday, from, to }) => ({ weekday, from, to })),
    ...(Object.fromEntries([...own, ...links]) as typeof noTexts),
  };
}

/** What the service takes: an emptied text clears what was there. */
export function toInput({
  status,
  interest,
  skills,
  learning,
  availability,
  ...written
}: ProfileFormValues): SaveProfileInput {
  const { twitter, facebook, youtube, linkedin, instagram, ...rest } = mapValues(
    written,
    (text) => text.trim() || null,
  );
  const social = { twitter, facebook, youtube, linkedin, instagram };
  return {
    status,
    interest,
    skills: splitSkills(skills),
    learning: [...learning],
    availability: [...availability],
    ...rest,
    social,
  };
}

/** "a, b,,c " is a, b and c; "SQL" and "sql" are one skill in its first spelling, as the service stores them. */
export function splitSkills(text: string): string[] {
  const byKey = new Map<string, string>();
  for (const skill of text.split(",").map((part) => part.trim())) {
    const key = skill.normalize("NFC").toLowerCase();
    if (skill && !byKey.has(key)) byKey.set(key, skill);
  }
  return [...byKey.values()];
}

function mapValues<Key extends string, From, To>(record: Record<Key, From>, change: (value: From) => To) {
  return Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, change(value)])) as Record<
    Key,
    To
  >;
}
