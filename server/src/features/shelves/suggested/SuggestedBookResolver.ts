import { Arg, Ctx, Int, Query, Resolver } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { AtMost } from "../../../platform/graphql/atMost";
import { suggestedBooks as limits } from "../limits";
import { shelfActions } from "../shelfPolicy";
import { SuggestedBook } from "./SuggestedBook";
import { listSuggestedBooks } from "./suggestedBooks";

@Resolver()
export class SuggestedBookResolver {
  @Needs(shelfActions.list)
  @AtMost(limits.most)
  @Query(() => [SuggestedBook], {
    nullable: true,
    description:
      "Books for what the viewer wants to learn that are on none of their shelves: the best of each topic in turn.",
  })
  suggestedBooks(
    @Ctx() ctx: AppContext,
    @Arg("first", () => Int, { defaultValue: limits.shown, description: `How many, 1 to ${limits.most}.` })
    first: number,
  ) {
    return listSuggestedBooks(ctx, first);
  }
}
