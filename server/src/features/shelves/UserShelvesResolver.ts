import { Arg, Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { canReadOwn } from "../../platform/authorization/authorize";
import type { AppContext } from "../../platform/context";
import { loadParent } from "../../platform/database/loader";
import { PageArgs } from "../../platform/paging/PageArgs";
import type { JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { Book } from "../books/Book";
import { Comment } from "../groups/discussion/Comment";
import { Shelf, ShelfVisibility } from "./choices";
import * as lists from "./shelfLists";
import { shelfActions } from "./shelfPolicy";
import { findShelfVisibility } from "./shelfService";
import { ShelvedBook, ShelvedBookConnection } from "./ShelvedBook";

/** The viewer's own shelves. */
@Resolver(() => User)
export class UserShelvesResolver {
  @FieldResolver(() => ShelvedBookConnection, {
    nullable: true,
    description: "The viewer's books, those shelved last before the others; null on anyone else.",
  })
  async shelves(
    @Root() user: JoinedUser,
    @Ctx() ctx: AppContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg("shelf", () => Shelf, { nullable: true, description: "Only those on this shelf." }) shelf: Shelf | null,
  ) {
    if (!canReadOwn(ctx, shelfActions.readOwn, user)) return null;
    const connection = await lists.listShelved(ctx, shelf ?? null, page);
    return new ShelvedBookConnection(connection, () => lists.countShelved(ctx, shelf ?? null));
  }

  @FieldResolver(() => ShelfVisibility, {
    nullable: true,
    description: "Who may see which books the viewer is reading or has read; null on anyone else.",
  })
  shelfVisibility(@Root() user: JoinedUser, @Ctx() ctx: AppContext) {
    return canReadOwn(ctx, shelfActions.readOwn, user) ? findShelfVisibility(ctx) : null;
  }
}

@Resolver(() => ShelvedBook)
export class ShelvedBookResolver {
  @FieldResolver(() => Book, { description: "Which book." })
  book(@Root() { bookId }: ShelvedBook, @Ctx() ctx: AppContext) {
    return loadParent(ctx.loaders.anyBook, bookId);
  }
}

/** Gives a comment the card of a book, without posts knowing about books. */
@Resolver(() => Comment)
export class CommentBookResolver {
  @FieldResolver(() => Book, { nullable: true, description: "The book that it shares; null: it is words alone." })
  book(@Root() { bookId, isFolded }: Comment, @Ctx() ctx: AppContext) {
    return bookId && !isFolded ? ctx.loaders.book.load(bookId) : null;
  }
}
