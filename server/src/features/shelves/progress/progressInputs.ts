import { IsInt, IsUUID, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import { CalendarDate } from "../../../platform/graphql/CalendarDate";
import { fieldMessages } from "../../../platform/messages";
import { IsDay } from "../../../platform/validation/isDay";
import { MayBeNull, saying } from "../../../platform/validation/validation";
import { shelves as limits } from "../limits";

const noId = saying((field) => fieldMessages.noId({ field }));

interface Range {
  min: number;
  max: number;
}

const within = ({ min, max }: Range) =>
  saying((field) => fieldMessages.outOfRange({ field, min, max }), { type: "integer", minimum: min, maximum: max });

function IsWithin(range: Range): PropertyDecorator {
  return (target, property) => {
    for (const rule of [
      Max(range.max, within(range)),
      Min(range.min, within(range)),
      IsInt(within(range)),
      MayBeNull(),
    ])
      rule(target, property);
  };
}

const pagesRead = { min: 0, max: limits.pages.max };
const percentRead = { min: 0, max: 100 };

/** Over REST the path names the book. */
@InputType()
export class RestProgress {
  @Field(() => Int, {
    nullable: true,
    description:
      "Up to which page, at most the last of their copy or of the book; null: no page. It replaces a percentage.",
  })
  @IsWithin(pagesRead)
  page?: number | null;

  @Field(() => Int, { nullable: true, description: "0 to 100; null: no percentage. It replaces a page." })
  @IsWithin(percentRead)
  percent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many pages the viewer's copy has, ${limits.pages.min} to ${limits.pages.max}; null: as many as the book.`,
  })
  @IsWithin(limits.pages)
  pages?: number | null;
}

@InputType({ description: "How far the viewer has read a book: a page or a percentage. What is left out stays." })
export class SetReadingProgressInput extends RestProgress {
  @Field(() => ID, { description: "The book's id." })
  @IsUUID("all", noId)
  bookId!: string;
}

/** Over REST the path names the book. */
@InputType()
export class RestDates {
  @Field(() => CalendarDate, { nullable: true, description: "The first day; null: not known." })
  @IsDay()
  @MayBeNull()
  startedOn?: string | null;

  @Field(() => CalendarDate, { nullable: true, description: "The last day, of a book that was read; null: not known." })
  @IsDay()
  @MayBeNull()
  finishedOn?: string | null;
}

@InputType({ description: "When the viewer read a book. What is left out stays." })
export class SetReadingDatesInput extends RestDates {
  @Field(() => ID, { description: "The book's id." })
  @IsUUID("all", noId)
  bookId!: string;
}
