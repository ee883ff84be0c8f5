import { suggestions as limits } from "../limits";
import type { Clocks } from "../../../platform/time/clocks";
import { overlapOf } from "../../profiles/availability/overlap";
import type { Profile } from "../../profiles/Profile";
import { skillKey } from "../../profiles/skills";
import { ReasonKind, type SuggestionReason } from "./Suggestion";

export type Compared = Pick<Profile, "userId" | "interest" | "skills" | "timeZone" | "availability" | "createdAt"> & {
  /** How many groups of the viewer the member is in. */
  sharedGroups: number;
};

export interface Ranked<C> {
  candidate: C;
  reasons: SuggestionReason[];
}

/**
 * The weights and maximums: a common skill counts more than a common interest, of which there are only seven. Skills, hours and
 * groups beyond the maximum do not count.
 */
const points = {
  interest: 3,
  skill: 4,
  countedSkills: 5,
  hour: 1,
  countedHours: 4,
  group: 3,
  countedGroups: 3,
  near: 1,
} as const;

const nothing = { interest: null, count: null, skills: null, minutes: null };

/**
 * The members who have something in common with the viewer, best first, then newest profile first. A similar time zone only
 * breaks ties.
 */
export function rankSuggestions<C extends Compared>(
  viewer: Compared,
  candidates: readonly C[],
  clocks: Clocks,
): Ranked<C>[] {
  const own = new Map(viewer.skills.map((skill) => [skillKey(skill), skill]));
  const ranked = candidates.flatMap((candidate) => {
    const shared = sharedSkills(own, candidate.skills);
    const minutes = overlapOf(viewer, candidate, clocks) ?? 0;
    const reasons = reasonsOf(viewer, candidate, shared, minutes);
    if (reasons.length === 0) return [];
    const isNear = areNear(viewer, candidate, clocks);
    const score =
      (candidate.interest === viewer.interest ? points.interest : 0) +
      Math.min(shared.length, points.countedSkills) * points.skill +
      Math.min(Math.floor(minutes / 60), points.countedHours) * points.hour +
      Math.min(candidate.sharedGroups, points.countedGroups) * points.group +
      (isNear ? points.near : 0);
    return { candidate, reasons, score };
  });
  return ranked.sort((a, b) => b.score - a.score || byNewest(a.candidate, b.candidate));
}

/** In the viewer's spelling and order. */
function sharedSkills(own: ReadonlyMap<string, string>, skills: readonly string[]): string[] {
  const theirs = new Set(skills.map(skillKey));
  return [...own].filter(([key]) => theirs.has(key)).map(([, skill]) => skill);
}

function reasonsOf(
  { interest }: Compared,
  candidate: Compared,
  shared: readonly string[],
  minutes: number,
): SuggestionReason[] {
  const first = shared.slice(0, limits.namedSkills);
  const { sharedGroups } = candidate;
  return [
    ...(candidate.interest === interest ? [{ ...nothing, kind: ReasonKind.INTEREST, interest }] : []),
    ...(shared.length > 0 ? [{ ...nothing, kind: ReasonKind.SKILLS, count: shared.length, skills: first }] : []),
    ...(minutes >= 60 ? [{ ...nothing, kind: ReasonKind.HOURS, minutes }] : []),
    ...(sharedGroups > 0 ? [{ ...nothing, kind: ReasonKind.GROUPS, count: sharedGroups }] : []),
  ];
}

function areNear(one: Compared, other: Compared, { minutesOf }: Clocks): boolean {
  if (!one.timeZone || !other.timeZone) return false;
  if (one.timeZone === other.timeZone) return true;
  const [a, b] = [minutesOf(one.timeZone), minutesOf(other.timeZone)];
  return a !== undefined && b !== undefined && Math.abs(a - b) <= limits.nearMinutes;
}

const byNewest = (a: Compared, b: Compared) =>
  b.createdAt.getTime() - a.createdAt.getTime() || (a.userId < b.userId ? 1 : -1);
