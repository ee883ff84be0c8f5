import { Arg, Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../platform/authorization/authorize";
import { Needs } from "../../platform/authorization/fieldRights";
import type { AppContext } from "../../platform/context";
import { Id } from "../../platform/graphql/Id";
import { Interest } from "../profiles/interest";
import { PageArgs } from "../../platform/paging/PageArgs";
import { Book } from "./Book";
import { BookRecommendationConnection } from "./BookRecommendationConnection";
import * as books from "./bookService";
import { coverAddress } from "./coverAddress";
import { bookActions } from "./bookPolicy";
import { AdditionState } from "./own/choices";
import { AtMost } from "../../platform/graphql/atMost";

@Resolver(() => Book)
export class BookResolver {
  @Needs(bookActions.recommend)
  @Query(() => BookRecommendationConnection, {
    nullable: true,
    description:
      "Books for a learning goal in anyone's own words, best first. Always answers: where nothing is close, the nearest books, with isCloseMatch false on their edges.",
  })
  recommendBooks(
    @Ctx() ctx: AppContext,
    @Arg("goal", () => String, {
      description:
        "What to learn, in any words: English, or subjects in Spanish, Arabic or Japanese; 1 to 500 characters.",
    })
    goal: string,
    @Arg("interests", () => [Interest], {
      nullable: true,
      description: "Tips the scales between equally good books; without it, the interest of the viewer's profile does.",
    })
    interests: Interest[] | null,
    @Args(() => PageArgs) page: PageArgs,
  ) {
    return books.recommendBooks(ctx, { goal, interests: interests ?? null, ...page });
  }

  @Needs(bookActions.read)
  @Query(() => Book, {
    nullable: true,
    description: "A book of the catalogue, or one that the viewer added; null when there is none with this id.",
  })
  book(@Ctx() ctx: AppContext, @Id("id", "The book's id.") id: string) {
    return books.findBook(ctx, id);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the catalogue has it; false: a member added it, and only they and those who read it together see it.",
  })
  isInCatalogue(@Root() { addition }: Book) {
    return addition === undefined;
  }

  @FieldResolver(() => AdditionState, {
    nullable: true,
    description: "Of a book that the viewer added: what moderators say; null on all others.",
  })
  addition(@Ctx() ctx: AppContext, @Root() { addition }: Book) {
    return addition && canReadOwn(ctx, bookActions.readOwn, { userId: addition.ownerId }) ? addition.state : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "A cover for pages to load, over https from a host that this site allows; null: draw one from the title.",
  })
  cover(@Ctx() { coverHosts }: AppContext, @Root() { thumbnail }: Book) {
    return coverAddress(thumbnail, coverHosts);
  }

  @AtMost(12)
  @FieldResolver(() => [Book], { description: "Books of the same kind, the nearest first; twelve at most." })
  similar(
    @Ctx() ctx: AppContext,
    @Root() book: Book,
    @Arg("first", () => Int, { defaultValue: 6, description: "How many, 1 to 100; at most twelve come." })
    first: number,
  ) {
    return books.listSimilarBooks(ctx, book, first);
  }
}
