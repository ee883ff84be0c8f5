import { AppError, badInput } from "../../../errors";
import { lists } from "../../../platform/limits/limits";
import { fieldMessages } from "../../../platform/messages";
import { propertiesOf } from "../../../platform/rest/bodyOf";
import { type Fields, toFields } from "../../../platform/rest/jsonBody";
import { negative, type Range, readRange, toWhole } from "../../../platform/rest/range";
import type { Part } from "../../../platform/rest/route";
import { parseInput } from "../../../platform/validation/validation";
import { type Interest, interests } from "../../profiles/interest";
import { profileMessages } from "../../profiles/messages";
import { ProfileListArgs } from "../directoryInputs";
import type { DirectoryFilter } from "../filter";
import { filters as limits } from "../limits";
import { ProfileSort } from "../ProfileSort";

const noFilter = { description: "Filters nothing; older clients send it." };

/** The filters that are newer than the contract: strict, by the rules of the service. */
const newFilters = propertiesOf(ProfileListArgs, {
  text: `Words of the name, skills, topics, place, company or school, as in \`GET /api/search\`; at most ${limits.text} characters.`,
  statuses: "Anyone with one of these career statuses.",
  skills: `Who has all of these skills, at most ${limits.skills}; capitals make no difference.`,
  hoursApart: `Members with a clock that differs from yours by at most so many hours today, 0 to ${limits.hoursApart}.`,
  timeZone: "The IANA time zone from which `hoursApart` counts; left out, that of your profile.",
  freeWithMe: `true: who is free at the same time as you for at least ${limits.freeMinutes} minutes a week. Needs a token, and hours in your profile.`,
  activeDays: "Who was here within the last 7 or 30 days. Needs a token.",
});

/** `interests` was the first filter; clients also send the two others of the contract. */
const filters = {
  interests: {
    description:
      `A list of numbers or numeric texts: any of these, of ${interests.join(", ")}. Empty: everyone; only ` +
      "unknown ones: nobody.",
    examples: [[1, 5]],
  },
  interest: noFilter,
  loadMore: noFilter,
  ...newFilters,
};

const sorts = Object.values(ProfileSort);

/** Which profiles of the directory. `filter` is null when only unknown interests are named: nobody's. */
export const profileSearch: Part<{ range: Range; filter: DirectoryFilter | null }> = {
  schema: {
    type: ["object", "array"],
    properties: {
      skip: { not: negative, description: "How many to pass over, as a number or numeric text.", examples: [0] },
      limit: {
        description: `How many, as a number or numeric text; ${lists.maxSize} when left out, and at most that.`,
        examples: [20],
      },
      sort: {
        enum: [...sorts, "", null],
        description:
          "`NEWEST` when left out. `ACTIVE`: those of members who were here on the latest day first; `BEST_MATCH`: with whom you have most in common first. Both need a token.",
      },
      filters: {
        description: "Which profiles. What is no object filters nothing.",
        properties: filters,
        additionalProperties: false,
      },
    },
    items: {},
  },
  example: { skip: 0, limit: 20, sort: "NEWEST", filters: { interests: [1, 5], statuses: ["Learning"] } },
  // Older clients send these beside `filters`, too, where the contract ignores them.
  ignored: ["interest", "interests"],
  async read(body) {
    const range = readRange(body, lists.maxSize);
    const filter = await readFilter(body);
    return { range, filter };
  },
};

async function readFilter(body: Fields): Promise<DirectoryFilter | null> {
  const given = Array.isArray(body.filters) ? {} : toFields(body.filters);
  const unknown = Object.keys(given).filter((key) => !Object.hasOwn(filters, key));
  if (unknown.length > 0) throw badInput(...unknown.map(unknownFilter));
  const named = readInterests(given);
  const newer = Object.keys(newFilters).filter((key) => given[key] != null);
  const chosen = Object.fromEntries(newer.map((key) => [key, given[key]]));
  const { first: _first, after: _after, ...filter } = await inFilters(parseInput(ProfileListArgs, chosen));
  return named && { ...filter, interests: named, sort: readSort(body.sort) };
}

/** Names the fields that are wrong as they were sent. */
export async function inFilters<T>(parsed: Promise<T>): Promise<T> {
  return parsed.catch((error: unknown) => {
    if (!(error instanceof AppError) || error.fields.length === 0) throw error;
    throw badInput(
      ...error.fields.map(({ field, ...wrong }) => ({ ...wrong, field: `filters.${field}`, isAsSent: true })),
    );
  });
}

function readSort(given: unknown): ProfileSort {
  if (given === undefined || given === null || given === "") return ProfileSort.NEWEST;
  const sort = sorts.find((known) => known === given);
  if (!sort) throw badInput({ field: "sort", message: fieldMessages.invalid({ field: "sort" }) });
  return sort;
}

/** What is neither a number nor text names no interest; null: only unknown ones are named. */
function readInterests(given: Fields): Interest[] | null {
  const named = [given.interests].flat().filter(isNamed);
  const known = named.map(toWhole).filter((number): number is Interest => interests.includes(number as Interest));
  return named.length > 0 && known.length === 0 ? null : known;
}

function unknownFilter(key: string) {
  const field = `filters.${key}`;
  return { field, message: profileMessages.unknownFilter({ field }) };
}

const isNamed = (value: unknown) => typeof value === "number" || (typeof value === "string" && value.trim() !== "");
