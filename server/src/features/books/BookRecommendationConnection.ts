import { Field, ObjectType } from "type-graphql";
import type { Connection } from "../../platform/paging/connection";
import { connectionType } from "../../platform/paging/connectionType";
import { exactly } from "../../platform/paging/count";
import { Book } from "./Book";

@ObjectType("BookRecommendationEdge", {
  simpleResolvers: true,
  description: "A book and why it is recommended. The reason belongs to this goal, the book itself to all of them.",
})
export class BookRecommendationEdge {
  @Field(() => String, { description: "The place of this entry, for `after`." })
  cursor!: string;

  @Field(() => Book, { description: "The entry." })
  node!: Book;

  @Field(() => String, { description: "Why the book is here, in one sentence that is true of the book." })
  reason!: string;

  @Field(() => Boolean, {
    description: "False: nothing in the catalogue is closer to the goal, and this book is only among the nearest.",
  })
  isCloseMatch!: boolean;
}

@ObjectType({ simpleResolvers: true, description: "A page of books for a learning goal, best first." })
export class BookRecommendationConnection extends connectionType(Book, "Book", BookRecommendationEdge) {
  constructor(page: Connection<Book>, { total, isProvisional }: { total: number; isProvisional: boolean }) {
    super(page, () => exactly(total));
    this.isProvisional = isProvisional;
  }

  @Field(() => Boolean, {
    description:
      "True: by words alone, because the meaning of the goal could not be compared in time, or not with all books yet. Do not keep this answer: the same goal may soon have a better one.",
  })
  readonly isProvisional: boolean;
}
