import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionType } from "../../../platform/paging/connectionType";
import { AdditionState } from "../../books/own/choices";

/** An own book, as moderators read it. */
@ObjectType({ simpleResolvers: true, description: "A book that a member added, as moderators read it." })
export class AddedBook {
  @Field(() => ID, { description: "The book's id." })
  id!: string;

  userId!: string;

  @Field(() => String, { description: "As the member wrote it." })
  title!: string;

  @Field(() => [String], { description: "As the member wrote them." })
  authors!: string[];

  @Field(() => String, { nullable: true, description: "Its ISBN, thirteen digits." })
  isbn13!: string | null;

  @Field(() => Int, { nullable: true, description: "How many pages it has." })
  pageCount!: number | null;

  @Field(() => AdditionState, { description: "What moderators said to it." })
  state!: AdditionState;

  @Field(() => Date, { description: "When it was added." })
  createdAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: "A page of books that members added, the newest first." })
export class AddedBookConnection extends connectionType(AddedBook, "AddedBook") {}
