import { Field, Float, ID, Int, ObjectType } from "type-graphql";
import { Column, Entity, PrimaryColumn } from "typeorm";
import type { AdditionState } from "./own/choices";

@ObjectType({
  simpleResolvers: true,
  description: "A book that people learn from: of the catalogue, or one that a member added.",
})
@Entity("books")
export class Book {
  @Field(() => ID, { description: "Opaque and stable." })
  @PrimaryColumn("uuid")
  id!: string;

  /** By what the index knows it. */
  @Column("integer")
  no!: number;

  @Field(() => String, { description: "As on the cover, without the subtitle." })
  @Column("text")
  title!: string;

  @Field(() => String, { nullable: true, description: "Null when it has none." })
  @Column("text", { nullable: true })
  subtitle!: string | null;

  @Field(() => [String], { description: "In the order of the cover; empty when unknown." })
  @Column("text", { array: true })
  authors!: string[];

  @Field(() => String, { description: "What it is about; empty when the catalogue does not say." })
  @Column("text")
  description!: string;

  @Field(() => [String], { description: "The subjects under which libraries and shops file it." })
  @Column("text", { array: true })
  categories!: string[];

  @Field(() => String, { nullable: true, description: "The old number of this edition, ten characters." })
  @Column("text", { nullable: true })
  isbn10!: string | null;

  @Field(() => String, { nullable: true, description: "The number of this edition, thirteen digits." })
  @Column("text", { nullable: true })
  isbn13!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The address of a small cover, as the catalogue has it; pages load `cover`. Null where it has none.",
    deprecationReason: "Use `cover`; may go from 2027-12-01 on.",
  })
  @Column("text", { nullable: true })
  thumbnail!: string | null;

  @Field(() => Int, { nullable: true, description: "The year of this edition." })
  @Column("integer", { name: "published_year", nullable: true })
  publishedYear!: number | null;

  @Field(() => Int, { nullable: true, description: "How many pages this edition has." })
  @Column("integer", { name: "page_count", nullable: true })
  pageCount!: number | null;

  @Field(() => Float, { nullable: true, description: "What readers gave it, from 0 to 5." })
  @Column("real", { name: "average_rating", nullable: true })
  averageRating!: number | null;

  /** Who added it, and what moderators say; undefined for a book of the catalogue. */
  addition?: { ownerId: string; state: AdditionState };
}
