import { IsEnum, IsInt, Max, Min } from "class-validator";
import { Field, InputType, Int, ObjectType } from "type-graphql";
import { fieldMessages } from "../../../platform/messages";
import {
  custom,
  IsFilled,
  MaxCharacters,
  MayBeEmpty,
  MayBeNull,
  OneLine,
  saying,
} from "../../../platform/validation/validation";
import { Book } from "../../books/Book";
import { isbnCharacters, isValidIsbn13, toIsbn13 } from "../../books/catalogue/isbn";
import { Shelf } from "../choices";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";

const { min, max } = limits.pages;
const outOfRange = saying((field) => fieldMessages.outOfRange({ field, min, max }), {
  type: "integer",
  minimum: min,
  maximum: max,
});

/** The ISBN-13 that a text names, in either form; null for any other text. */
export function readIsbn(text: string): string | null {
  const isbn = isbnCharacters(text);
  return isValidIsbn13(isbn) ? isbn : toIsbn13(isbn);
}

/** Digits with spaces and hyphens of all kinds; the check digit is beyond JSON Schema. */
const isbnForm = "^\\s*(?:ISBN(?:-1[03])?:?)?[\\s\\d\\u2010-\\u2015-]{9,40}[\\dXx]\\s*$";

function IsIsbn(): PropertyDecorator {
  const rule = custom("isIsbn", {
    validate: (value) => typeof value === "string" && new RegExp(isbnForm).test(value) && readIsbn(value) !== null,
    say: () => shelfMessages.badIsbn(),
    schema: { type: "string", pattern: isbnForm },
  });
  return (target, property) => {
    OneLine()(target, property);
    rule(target, property);
  };
}

/** Names with ";" between them. */
export const authorsOf = (text: string): string[] =>
  text
    .split(";")
    .map((name) => name.trim())
    .filter((name) => name !== "");

@InputType({ description: "A book that the catalogue does not have." })
export class AddBookInput {
  @Field(() => String, { description: `As on the cover, 1 to ${limits.title} characters.` })
  @MaxCharacters(limits.title)
  @IsFilled(shelfMessages.titleRequired())
  title!: string;

  @Field(() => String, {
    description: `Who wrote it, 1 to ${limits.author} characters: several names with ";" between them.`,
  })
  @MaxCharacters(limits.author)
  @IsFilled(shelfMessages.authorRequired())
  author!: string;

  @Field(() => String, { nullable: true, description: "Its ISBN, ten or thirteen characters, also with hyphens." })
  @IsIsbn()
  @MayBeEmpty()
  isbn?: string | null;

  @Field(() => Int, { nullable: true, description: `How many pages it has, ${min} to ${max}.` })
  @Max(max, outOfRange)
  @Min(min, outOfRange)
  @IsInt(outOfRange)
  @MayBeNull()
  pageCount?: number | null;

  @Field(() => Shelf, { defaultValue: Shelf.WANT, description: "Which of the viewer's shelves it goes to." })
  @IsEnum(Shelf, saying((field) => fieldMessages.invalid({ field }), { type: "string", enum: Object.values(Shelf) }))
  shelf: Shelf = Shelf.WANT;
}

@ObjectType({ simpleResolvers: true, description: "What became of a book to add." })
export class AddedBookAnswer {
  @Field(() => Book, { description: "The book that was added, or the one that was there before." })
  book!: Book;

  @Field(() => Boolean, {
    description:
      "Whether nothing was added, because the catalogue has a book with this ISBN, or the viewer has added this one before.",
  })
  isKnown!: boolean;
}
