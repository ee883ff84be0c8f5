import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { User } from "../accounts/users/User";
import { Book } from "../books/Book";
import { Comment } from "../groups/discussion/Comment";
import { shareBook } from "./shareBook";
import { BookInput, RateBookInput, SetShelfVisibilityInput, ShareBookInput, ShelveBookInput } from "./shelfInputs";
import { shelfActions } from "./shelfPolicy";
import * as shelves from "./shelfService";

/** What members do with books. Changes of shelves give back the book, with the `viewerShelved` that is true afterwards. */
@Resolver()
export class ShelfResolver {
  @Needs(shelfActions.change)
  @Mutation(() => Book, {
    nullable: true,
    description:
      "Puts a book on one of the viewer's shelves; it leaves the one that it was on. CONFLICT when they are full.",
  })
  shelveBook(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ShelveBookInput, { description: "Which book, and where." }) input: ShelveBookInput,
  ) {
    return shelves.shelveBook(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => Book, {
    nullable: true,
    description: "Takes a book off the viewer's shelves, with its rating. Without an entry nothing changes.",
  })
  unshelveBook(
    @Ctx() ctx: AppContext,
    @Arg("input", () => BookInput, { description: "Which book." }) input: BookInput,
  ) {
    return shelves.unshelveBook(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => Book, {
    nullable: true,
    description: "Rates a book. One that was on no shelf goes to those that the viewer has read.",
  })
  rateBook(
    @Ctx() ctx: AppContext,
    @Arg("input", () => RateBookInput, { description: "Which book, and what to give it." }) input: RateBookInput,
  ) {
    return shelves.rateBook(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => User, {
    nullable: true,
    description: "Says who may see which books the viewer is reading or has read.",
  })
  setShelfVisibility(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetShelfVisibilityInput, { description: "Who." }) input: SetShelfVisibilityInput,
  ) {
    return shelves.setShelfVisibility(ctx, input);
  }

  @Needs(shelfActions.share)
  @Mutation(() => Comment, {
    nullable: true,
    description:
      "Writes a comment with the card of a book. Sharing a book with a group twice gives the first comment. FORBIDDEN but for those in the discussion.",
  })
  shareBook(
    @Ctx() ctx: AppContext,
    @Arg("input", () => ShareBookInput, { description: "Which book, with whom, and what to say." })
    input: ShareBookInput,
  ) {
    return shareBook(ctx, input);
  }
}
