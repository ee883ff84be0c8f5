import { Field, ID, Int, ObjectType } from "type-graphql";
import { OfMember } from "../../platform/graphql/ofMember";
import { type JoinedUser } from "../accounts/users/joinedUser";
import { User } from "../accounts/users/User";
import { Shelf } from "./choices";

@OfMember<BookReader>({ hiddenWith: ({ userId }) => userId })
@ObjectType({ simpleResolvers: true, description: "A buddy of the viewer who is reading a book or has read it." })
export class BookReader {
  userId!: string;

  @Field(() => ID, { description: "Opaque and stable." })
  id!: string;

  @Field(() => User, { description: "The buddy." })
  user!: JoinedUser;

  @Field(() => Shelf, { description: "READING or DONE." })
  shelf!: Shelf;

  @Field(() => Int, { nullable: true, description: "What they gave it, 1 to 5; null: nothing." })
  rating!: number | null;
}
