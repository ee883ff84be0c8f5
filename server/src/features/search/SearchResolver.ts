import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { AtMost } from "../../platform/graphql/atMost";
import { SearchKind, searchKinds } from "./kinds";
import { search as limits } from "./limits";
import { searchActions } from "./searchPolicy";
import { SearchResults } from "./SearchResults";
import { search } from "./searchService";

@Resolver()
export class SearchResolver {
  @Needs(searchActions.search)
  @AtMost(limits.first)
  @Query(() => SearchResults, {
    nullable: true,
    description:
      "Finds members, groups, sessions and books by the beginnings of their words, in any script and without accents, also where a letter is wrong. Members find what they may open; guests public profiles, the names of groups, and books.",
  })
  search(
    @Ctx() ctx: AppContext,
    @Arg("query", () => String, { description: `What to find, at most ${limits.query} characters.` }) query: string,
    @Arg("kinds", () => [SearchKind], { nullable: true, description: "Of what; left out or empty is everything." })
    kinds: SearchKind[] | null | undefined,
    @Arg("first", () => Int, {
      defaultValue: limits.usual,
      description: `How many of each kind, 1 to ${limits.first}.`,
    })
    first: number,
    @Arg("skip", () => Int, {
      defaultValue: 0,
      description: `How many of each kind to pass over, at most ${limits.skip}, to read more of one kind.`,
    })
    skip: number,
  ) {
    return search(ctx, { query, kinds: kinds?.length ? [...new Set(kinds)] : searchKinds, first, skip });
  }
}
