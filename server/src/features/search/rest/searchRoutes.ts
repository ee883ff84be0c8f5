import { badInput } from "../../../errors";
import { fieldMessages } from "../../../platform/messages";
import { readLimit, strictLimitOf } from "../../../platform/rest/range";
import { type Part, routesOf } from "../../../platform/rest/route";
import { errors, meaning, objectOf, text } from "../../../platform/rest/schema";
import type { SearchRequest } from "../find/findThings";
import { type SearchKind, searchKinds } from "../kinds";
import { search as limits } from "../limits";
import { searchActions } from "../searchPolicy";
import { search } from "../searchService";
import { presentResults } from "./presentResults";
import { Results } from "./searchTypes";

const oneKind = `(?:${searchKinds.join("|")})`;
const someKinds = `^(?:${oneKind}(?:,${oneKind})*)?$`;

const query: Part<SearchRequest> = {
  schema: objectOf(
    {},
    {
      q: {
        ...text(`What to find, at most ${limits.query} characters; nothing is found without it.`, "jos gar"),
        maxLength: limits.query,
      },
      kinds: {
        ...text(
          "Of what, with commas between: `PEOPLE`, `GROUPS`, `SESSIONS`, `BOOKS`; left out: all.",
          "PEOPLE,BOOKS",
        ),
        pattern: someKinds,
      },
      limit: strictLimitOf(`How many of each kind; ${limits.usual} when left out, and at most ${limits.first}.`),
      skip: {
        ...{ type: "integer", minimum: 0, maximum: limits.skip },
        description: "How many of each kind to pass over, to read more of one kind.",
      },
    },
  ),
  refusals: { 400: errors("A `q` that is too long, an unknown kind, or an invalid `limit` or `skip`.") },
  read(fields) {
    const { q = "", skip = "0" } = fields;
    if (typeof q !== "string") throw invalid("q");
    const passed = typeof skip === "string" && skip.trim() !== "" ? Number(skip) : NaN;
    if (!Number.isInteger(passed) || passed < 0) throw invalid("skip");
    const first = readLimit(fields, { usual: limits.usual, longest: limits.first });
    return { query: q, kinds: readKinds(fields.kinds), first, skip: Math.min(passed, limits.skip + 1) };
  },
};

const invalid = (field: string) => badInput({ field, message: fieldMessages.invalid({ field }) });

function readKinds(given: unknown): readonly SearchKind[] {
  if (given === undefined || given === "") return searchKinds;
  if (typeof given !== "string" || !new RegExp(someKinds).test(given)) throw invalid("kinds");
  const names = new Set(given.split(","));
  return searchKinds.filter((kind) => names.has(kind));
}

export const searchRoutes = [
  routesOf("Search").get("/search", searchActions.search, "Find people, groups, sessions and books", {
    operationId: "search",
    description:
      "By the beginnings of words, in any script and without accents, also where a letter is wrong. Open to anyone: guests find public profiles, the names of groups, and books.",
    knowsMembers: true,
    query,
    answers: { 200: meaning("What was found, the best of each kind first.", Results) },
    async handle({ ctx, query: request }) {
      return presentResults(ctx, await search(ctx, request, "q"));
    },
  }),
];
