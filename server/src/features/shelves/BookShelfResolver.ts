import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from "type-graphql";
import type { AppContext } from "../../platform/context";
import { shelves as limits } from "./limits";
import { Book } from "../books/Book";
import { Group } from "../groups/group/Group";
import { BookReader } from "./BookReader";
import * as lists from "./shelfLists";
import { ShelvedBook } from "./ShelvedBook";
import { AtMost } from "../../platform/graphql/atMost";

/** Gives a book what members do with it, without books knowing about members. */
@Resolver(() => Book)
export class BookShelfResolver {
  @FieldResolver(() => ShelvedBook, {
    nullable: true,
    description: "What the viewer did with it; null for a guest, and where it is on no shelf.",
  })
  viewerShelved(@Root() book: Book, @Ctx() ctx: AppContext) {
    return lists.findShelved(ctx, book);
  }

  @AtMost(limits.readers)
  @FieldResolver(() => [BookReader], {
    description: `The viewer's buddies who are reading it or have read it and show that, ${limits.readers} at most; none for a guest.`,
  })
  readers(
    @Root() book: Book,
    @Ctx() ctx: AppContext,
    @Arg("first", () => Int, {
      defaultValue: 6,
      description: `How many, 1 to 100; at most ${limits.readers} come.`,
    })
    first: number,
  ) {
    return lists.listReaders(ctx, book, first);
  }

  @AtMost(limits.groups)
  @FieldResolver(() => [Group], {
    description: `Groups that speak of it, where the viewer reads the discussion, ${limits.groups} at most; none for a guest.`,
  })
  groups(
    @Root() book: Book,
    @Ctx() ctx: AppContext,
    @Arg("first", () => Int, {
      defaultValue: 6,
      description: `How many, 1 to 100; at most ${limits.groups} come.`,
    })
    first: number,
  ) {
    return lists.listGroupsOf(ctx, book, first);
  }
}
