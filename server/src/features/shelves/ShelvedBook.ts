import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { OfMember } from "../../platform/graphql/ofMember";
import { connectionType } from "../../platform/paging/connectionType";
import { User } from "../accounts/users/User";
import { Book } from "../books/Book";
import { Shelf } from "./choices";

@OfMember<ShelvedBook>({ hiddenWith: ({ userId }) => userId })
@ObjectType({ simpleResolvers: true, description: "That a member put a book on a shelf." })
@Entity("shelved_books")
export class ShelvedBook {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  @Column("uuid", { name: "user_id" })
  userId!: string;

  @ManyToOne(() => User, { onDelete: "CASCADE" })
  @JoinColumn({ name: "user_id" })
  user?: Relation<User>;

  @Column("uuid", { name: "book_id" })
  bookId!: string;

  @ManyToOne(() => Book, { onDelete: "CASCADE" })
  @JoinColumn({ name: "book_id" })
  book?: Relation<Book>;

  @Field(() => Shelf, { description: "Which shelf." })
  @Column("text")
  shelf!: Shelf;

  @Field(() => Int, { nullable: true, description: "What the member gave it, 1 to 5; null: nothing." })
  @Column("smallint", { nullable: true })
  rating!: number | null;

  @Field(() => Date, { description: "Since when it is on this shelf." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: "A page of the viewer's books, those shelved last before the others.",
})
export class ShelvedBookConnection extends connectionType(ShelvedBook, "ShelvedBook") {}
