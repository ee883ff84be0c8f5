import { Arg, Args, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from "type-graphql";
import { Needs } from "../../../platform/authorization/fieldRights";
import type { AppContext } from "../../../platform/context";
import { Id } from "../../../platform/graphql/Id";
import { PageArgs } from "../../../platform/paging/PageArgs";
import { User } from "../../accounts/users/User";
import { Book } from "../../books/Book";
import { shelfActions } from "../shelfPolicy";
import { addBook } from "./addBook";
import { AddedBook, AddedBookConnection } from "./AddedBook";
import { AddBookInput, AddedBookAnswer } from "./additionInputs";
import * as review from "./reviewBooks";

/** Books that the catalogue does not have: members add them for themselves, moderators take them over. */
@Resolver(() => AddedBook)
export class AdditionResolver {
  @Needs(shelfActions.change)
  @Mutation(() => AddedBookAnswer, {
    nullable: true,
    description:
      "Puts a book that the catalogue does not have on a shelf of the viewer. Only they see it, until moderators take it over; taking it off the shelf removes it. With an ISBN of the catalogue, gives that book and adds nothing.",
  })
  addBook(
    @Ctx() ctx: AppContext,
    @Arg("input", () => AddBookInput, { description: "Which book." }) input: AddBookInput,
  ) {
    return addBook(ctx, input);
  }

  @Needs(shelfActions.review)
  @Query(() => AddedBookConnection, {
    nullable: true,
    description: "Books that members added and that wait, newest first. For moderators.",
  })
  async booksToReview(@Ctx() ctx: AppContext, @Args(() => PageArgs) page: PageArgs) {
    return new AddedBookConnection(await review.listWaitingBooks(ctx, page), () => review.countWaitingBooks(ctx));
  }

  @Needs(shelfActions.review)
  @Mutation(() => Book, {
    nullable: true,
    description:
      "Takes a book that a member added over into the catalogue, under the same id; recommendations know it within an hour. CONFLICT where the catalogue has its ISBN, or is being renewed. For moderators.",
  })
  takeOverBook(@Ctx() ctx: AppContext, @Id("id", "The book's id.") id: string) {
    return review.takeOverBook(ctx, id);
  }

  @Needs(shelfActions.review)
  @Mutation(() => AddedBook, {
    nullable: true,
    description: "Leaves a book to the member who added it. For moderators.",
  })
  declineBook(@Ctx() ctx: AppContext, @Id("id", "The book's id.") id: string) {
    return review.declineBook(ctx, id);
  }

  @FieldResolver(() => User, { nullable: true, description: "Who added it; null while they are not there." })
  member(@Root() { userId }: AddedBook, @Ctx() ctx: AppContext) {
    return ctx.loaders.user.load(userId);
  }
}
