import { Allow } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";
import { lists } from "../limits/limits";

/** The arguments of every list that is paged by cursor; `toPage` validates them, `Allow` keeps them until then. */
@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: lists.defaultSize,
    description: `How many entries, 1 to ${lists.maxSize}.`,
  })
  @Allow()
  first: number = lists.defaultSize;

  @Field(() => String, {
    nullable: true,
    description: "The `endCursor` of the page before; left out for the first page.",
  })
  @Allow()
  after?: string | null;
}
