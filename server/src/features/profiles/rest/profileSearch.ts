import { badInput } from "../../../errors";
import { type Interest, interests } from "../interest";
import { lists } from "../../../platform/limits/limits";
import { toFields } from "../../../platform/rest/jsonBody";
import { negative, type Range, readRange, toWhole } from "../../../platform/rest/range";
import type { Part } from "../../../platform/rest/route";
import { profileMessages } from "../messages";

const noFilter = { description: "Filters nothing; older clients send it." };

/** `interests` is the filter; clients also send the others. */
const filters = {
  interests: {
    description:
      `A list of numbers or numeric texts: any of these, of ${interests.join(", ")}. Empty: everyone; only ` +
      "unknown ones: nobody.",
    examples: [[1, 5]],
  },
  interest: noFilter,
  loadMore: noFilter,
};

/** Which profiles of the directory. `interests` is null when only unknown ones are named: nobody's. */
export const profileSearch: Part<{ range: Range; interests: number[] | null }> = {
  schema: {
    type: ["object", "array"],
    properties: {
      skip: { not: negative, description: "How many to pass over, as a number or numeric text.", examples: [0] },
      limit: {
        description: `How many, as a number or numeric text; ${lists.maxSize} when left out, and at most that.`,
        examples: [20],
      },
      filters: {
        description: "Which profiles. What is no object filters nothing.",
        properties: filters,
        additionalProperties: false,
      },
    },
    items: {},
  },
  example: { skip: 0, limit: 20, filters: { interests: [1, 5] } },
  // Older clients send these beside `filters`, too, where the contract ignores them.
  ignored: ["interest", "interests"],
  read: (body) => ({ interests: readInterests(body.filters), range: readRange(body, lists.maxSize) }),
};

/** What is neither a number nor text names no interest. A filter that does not exist is refused by name. */
function readInterests(given: unknown): number[] | null {
  const unknown = Array.isArray(given)
    ? []
    : Object.keys(toFields(given)).filter((key) => !Object.hasOwn(filters, key));
  if (unknown.length > 0) throw badInput(...unknown.map(unknownFilter));
  const named = [toFields(given).interests].flat().filter(isNamed);
  const known = named.map(toWhole).filter((number): number is Interest => interests.includes(number as Interest));
  return named.length > 0 && known.length === 0 ? null : known;
}

function unknownFilter(key: string) {
  const field = `filters.${key}`;
  return { field, message: profileMessages.unknownFilter({ field }) };
}

const isNamed = (value: unknown) => typeof value === "number" || (typeof value === "string" && value.trim() !== "");
