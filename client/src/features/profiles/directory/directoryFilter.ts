import type { CareerStatus, Interest, ProfileSort, ProfilesQueryVariables } from "../../../generated/hooks";
import { careerStatusLabels } from "../../../shared/careerStatus";
import { interests as allInterests, isInterest } from "../../../shared/interests";

/** Which buddies to show, and in which order, as the address says it. */
export interface DirectoryFilter {
  interests: readonly Interest[];
  text: string;
  status: CareerStatus | null;
  skills: readonly string[];
  hoursApart: number | null;
  isFreeWithMe: boolean;
  activeDays: number | null;
  sort: ProfileSort;
}

export const nothing: DirectoryFilter = {
  ...{ interests: [], text: "", status: null, skills: [], hoursApart: null, isFreeWithMe: false, activeDays: null },
  sort: "NEWEST",
};

/** What the service takes at most. */
export const most = { text: 200, skills: 10, skill: 50 } as const;
/** What can be chosen. */
export const hoursToChoose = [0, 1, 2, 3, 6] as const;
export const daysToChoose = [7, 30] as const;
export const sorts = ["NEWEST", "ACTIVE", "BEST_MATCH"] as const satisfies readonly ProfileSort[];

/** Reads an address such as `?interests=coding,art&hours=3`; what it does not know is left out. */
export function readFilter(params: URLSearchParams): DirectoryFilter {
  const get = (key: string) => params.get(key) ?? "";
  const status = get("status").toUpperCase();
  const sort = get("sort").toUpperCase();
  return {
    interests: inOrder(new Set(get("interests").toUpperCase().split(",").filter(isInterest))),
    text: [...get("q")].slice(0, most.text).join(""),
    status: status in careerStatusLabels ? (status as CareerStatus) : null,
    skills: toSkills(get("skills")),
    hoursApart: known(hoursToChoose, get("hours")),
    isFreeWithMe: get("free") === "yes",
    activeDays: known(daysToChoose, get("active")),
    sort: sorts.find((one) => one === sort) ?? nothing.sort,
  };
}

/** The same choice is the same address, in whatever order it was made. */
export function writeFilter(filter: DirectoryFilter): URLSearchParams {
  const { text, status, skills, hoursApart, isFreeWithMe, activeDays, sort } = filter;
  const all: Record<string, string | number | null> = {
    interests: inOrder(new Set(filter.interests)).join(",").toLowerCase(),
    q: text.trim(),
    status: status?.toLowerCase() ?? "",
    skills: skills.join(","),
    hours: hoursApart,
    free: isFreeWithMe ? "yes" : "",
    active: activeDays,
    sort: sort === nothing.sort ? "" : sort.toLowerCase(),
  };
  const set = Object.entries(all).filter(([, value]) => value !== null && value !== "");
  return new URLSearchParams(set.map(([key, value]) => [key, String(value)]));
}

/** The filter as the service takes it; a filter by interests alone asks as it always did. `zone`: the device's. */
export function toVariables(filter: DirectoryFilter, zone: string): Omit<ProfilesQueryVariables, "first" | "after"> {
  const { interests, text, status, skills, hoursApart, isFreeWithMe, activeDays, sort } = filter;
  return {
    ...(interests.length > 0 ? { interests: [...interests] } : {}),
    ...(text.trim() ? { text: text.trim() } : {}),
    ...(status ? { statuses: [status] } : {}),
    ...(skills.length > 0 ? { skills: [...skills] } : {}),
    ...(hoursApart === null ? {} : { hoursApart, timeZone: zone || null }),
    ...(isFreeWithMe ? { freeWithMe: true } : {}),
    ...(activeDays === null ? {} : { activeDays }),
    ...(sort === nothing.sort ? {} : { sort }),
  };
}

/** How many filters are chosen, other than interests. */
export const countFilters = ({ text, status, skills, hoursApart, isFreeWithMe, activeDays }: DirectoryFilter): number =>
  [text, status, skills.length > 0, hoursApart !== null, isFreeWithMe, activeDays].filter(Boolean).length;

/** Adds the interest, or takes it away when it is there. */
export function toggleInterest(chosen: readonly Interest[], interest: Interest): Interest[] {
  return chosen.includes(interest) ? chosen.filter((other) => other !== interest) : [...chosen, interest];
}

/** Skills from a text with commas, without repeats; at most as many, and as long, as the service takes. */
export function toSkills(text: string): string[] {
  const skills = text.split(",").map((skill) => [...skill.trim()].slice(0, most.skill).join(""));
  return [...new Set(skills.filter(Boolean))].slice(0, most.skills);
}

const inOrder = (chosen: ReadonlySet<Interest>): Interest[] =>
  allInterests.map(({ value }) => value).filter((value) => chosen.has(value));

const known = (choices: readonly number[], text: string): number | null =>
  choices.find((choice) => String(choice) === text) ?? null;
