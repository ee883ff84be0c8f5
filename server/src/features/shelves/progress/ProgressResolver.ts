import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Book } from "../../books/Book";
import { ShelvedBook } from "../ShelvedBook";
import { shelfActions } from "../shelfPolicy";
import { SetReadingDatesInput, SetReadingProgressInput } from "./progressInputs";
import { percentRead, setReadingDates, setReadingProgress } from "./readingProgress";

/** How far, and when, the viewer reads a book. */
@Resolver(() => ShelvedBook)
export class ProgressResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description: "How much they have read in percent, also where they said a page; null: not said.",
  })
  async percentRead(@Root() entry: ShelvedBook, @Ctx() ctx: AppContext) {
    return percentRead(entry, entry.page === null ? null : await ctx.loaders.anyBook.load(entry.bookId));
  }

  @Needs(shelfActions.change)
  @Mutation(() => Book, {
    nullable: true,
    description: "Says how far the viewer has read a book. CONFLICT unless they are reading it.",
  })
  setReadingProgress(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetReadingProgressInput, { description: "Which book, and how far." })
    input: SetReadingProgressInput,
  ) {
    return setReadingProgress(ctx, input);
  }

  @Needs(shelfActions.change)
  @Mutation(() => Book, {
    nullable: true,
    description:
      "Corrects when the viewer read a book: moving it between shelves sets both days. CONFLICT unless they are reading it or have read it.",
  })
  setReadingDates(
    @Ctx() ctx: AppContext,
    @Arg("input", () => SetReadingDatesInput, { description: "Which book, and which days." })
    input: SetReadingDatesInput,
  ) {
    return setReadingDates(ctx, input);
  }
}
