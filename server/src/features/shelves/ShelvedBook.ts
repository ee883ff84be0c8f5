import { Field, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from "typeorm";
import { DatabaseTimestamp } from "../../platform/database/DatabaseTimestamp";
import { CalendarDate } from "../../platform/graphql/CalendarDate";
import { OfMember } from "../../platform/graphql/ofMember";
import { connectionType } from "../../platform/paging/connectionType";
import { User } from "../accounts/users/User";
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

  /** Of the catalogue, or one that the member added, so no foreign key. */
  @Column("uuid", { name: "book_id" })
  bookId!: string;

  @Field(() => Shelf, { description: "Which shelf." })
  @Column("text")
  shelf!: Shelf;

  @Field(() => Int, { nullable: true, description: "What the member gave it, 1 to 5; null: nothing." })
  @Column("smallint", { nullable: true })
  rating!: number | null;

  @Field(() => Int, { nullable: true, description: "Up to which page they have read; null: not said, or in percent." })
  @Column("integer", { nullable: true })
  page!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "How much they have read, in percent; null: not said, or as a page.",
  })
  @Column("smallint", { nullable: true })
  percent!: number | null;

  @Field(() => Int, { nullable: true, description: "How many pages their own copy has; null: as many as the book." })
  @Column("integer", { nullable: true })
  pages!: number | null;

  @Field(() => CalendarDate, { nullable: true, description: "Since when they read it." })
  @Column("date", { name: "started_on", nullable: true })
  startedOn!: string | null;

  @Field(() => CalendarDate, { nullable: true, description: "When they had read it." })
  @Column("date", { name: "finished_on", nullable: true })
  finishedOn!: string | null;

  @Field(() => Date, { description: "Since when it is on this shelf." })
  @DatabaseTimestamp("created_at")
  createdAt!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: "A page of the viewer's books, those shelved last before the others.",
})
export class ShelvedBookConnection extends connectionType(ShelvedBook, "ShelvedBook") {}
