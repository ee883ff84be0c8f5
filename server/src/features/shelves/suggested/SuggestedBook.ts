import { Field, ObjectType } from "type-graphql";
import { Book } from "../../books/Book";

@ObjectType({ simpleResolvers: true, description: "A book for what the viewer wants to learn." })
export class SuggestedBook {
  @Field(() => Book, { description: "The book; it is on none of the viewer's shelves." })
  book!: Book;

  @Field(() => String, { description: "The topic that it is about, as the viewer wrote it." })
  topic!: string;

  @Field(() => String, { description: "Why it is suggested: a sentence that names the topic and is true of the book." })
  reason!: string;
}
