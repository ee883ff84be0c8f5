import { suggestions as limits } from "../limits";
import type { Clocks } from "../../../platform/time/clocks";
import { overlapOf } from "../../profiles/availability/overlap";
import type { Interest } from "../../profiles/interest";
import type { Profile } from "../../profiles/Profile";
import { skillKey } from "../../profiles/skills";
import { ReasonKind, type SuggestionReason } from "./Suggestion";

export type Compared = Pick<Profile, "userId" | "skills" | "learning" | "timeZone" | "availability" | "createdAt"> & {
  /** null: the viewer has no profile yet, only wishes. */
  interest: Interest | null;
  /** How many groups of the viewer the member is in. */
  sharedGroups: number;
};

export interface Ranked<C> {
  candidate: C;
  reasons: SuggestionReason[];
  score: number;
}

/**
 * The weights and maximums: a common skill counts more than a common interest, of which there are only seven; who
 * knows what one learns, most. Skills, topics, hours and groups beyond the maximum do not count.
 */
const points = {
  knows: 6,
  learns: 4,
  countedTopics: 3,
  interest: 3,
  skill: 4,
  countedSkills: 5,
  hour: 1,
  countedHours: 4,
  group: 3,
  countedGroups: 3,
  near: 1,
} as const;

const nothing = { interest: null, count: null, skills: null, learning: null, minutes: null };

/** The members who have something in common with the viewer, best first, then newest profile first. */
export const rankSuggestions = <C extends Compared>(
  viewer: Compared,
  candidates: readonly C[],
  clocks: Clocks,
): Ranked<C>[] => rankMembers(viewer, candidates, clocks).filter(({ reasons }) => reasons.length > 0);

/** The same with those who have nothing in common with the viewer, at the end. A similar time zone only breaks ties. */
export function rankMembers<C extends Compared>(
  viewer: Compared,
  candidates: readonly C[],
  clocks: Clocks,
): Ranked<C>[] {
  const [skills, learning] = [bySkillKey(viewer.skills), bySkillKey(viewer.learning)];
  const ranked = candidates.map((candidate) => {
    const common: Common = {
      isInterest: candidate.interest !== null && candidate.interest === viewer.interest,
      skills: sharedTopics(skills, candidate.skills),
      known: sharedTopics(learning, candidate.skills),
      learned: sharedTopics(skills, candidate.learning),
      minutes: overlapOf(viewer, candidate, clocks) ?? 0,
    };
    const reasons = reasonsOf(candidate, common);
    const score = scoreOf(candidate, common) + (areNear(viewer, candidate, clocks) ? points.near : 0);
    return { candidate, reasons, score };
  });
  return ranked.sort((a, b) => b.score - a.score || byNewest(a.candidate, b.candidate));
}

/** What the viewer has in common with a candidate; lists are in the viewer's spelling and order. */
interface Common {
  isInterest: boolean;
  skills: string[];
  /** What the candidate knows and the viewer wants to learn. */
  known: string[];
  /** What the candidate wants to learn and the viewer knows. */
  learned: string[];
  minutes: number;
}

const bySkillKey = (texts: readonly string[]) => new Map(texts.map((text) => [skillKey(text), text]));

/** In the viewer's spelling and order. */
function sharedTopics(own: ReadonlyMap<string, string>, theirs: readonly string[]): string[] {
  const keys = new Set(theirs.map(skillKey));
  return [...own].filter(([key]) => keys.has(key)).map(([, text]) => text);
}

const scoreOf = ({ sharedGroups }: Compared, { isInterest, skills, known, learned, minutes }: Common) =>
  Math.min(known.length, points.countedTopics) * points.knows +
  Math.min(learned.length, points.countedTopics) * points.learns +
  (isInterest ? points.interest : 0) +
  Math.min(skills.length, points.countedSkills) * points.skill +
  Math.min(Math.floor(minutes / 60), points.countedHours) * points.hour +
  Math.min(sharedGroups, points.countedGroups) * points.group;

function reasonsOf({ interest, sharedGroups }: Compared, common: Common): SuggestionReason[] {
  const { isInterest, skills, known, learned, minutes } = common;
  const complement = known.length + learned.length;
  const first = (texts: readonly string[]) => texts.slice(0, limits.namedSkills);
  const reason = (kind: ReasonKind, values: Partial<SuggestionReason>) => ({ ...nothing, kind, ...values });
  return [
    ...(complement > 0
      ? [reason(ReasonKind.COMPLEMENT, { count: complement, skills: first(known), learning: first(learned) })]
      : []),
    ...(isInterest ? [reason(ReasonKind.INTEREST, { interest })] : []),
    ...(skills.length > 0 ? [reason(ReasonKind.SKILLS, { count: skills.length, skills: first(skills) })] : []),
    ...(minutes >= 60 ? [reason(ReasonKind.HOURS, { minutes })] : []),
    ...(sharedGroups > 0 ? [reason(ReasonKind.GROUPS, { count: sharedGroups })] : []),
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
