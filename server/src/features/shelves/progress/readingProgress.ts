import { badInput, conflict } from "../../../errors";
import type { AppContext } from "../../../platform/context";
import type { Tx } from "../../../platform/events/transaction";
import { fieldMessages } from "../../../platform/messages";
import { dayIn } from "../../../platform/time/dayIn";
import { orNull } from "../../../platform/validation/validation";
import type { Book } from "../../books/Book";
import { Shelf } from "../choices";
import { shelves as limits } from "../limits";
import { shelfMessages } from "../messages";
import { change, type Place } from "../shelfService";
import { ShelvedBook } from "../ShelvedBook";
import { lockShelved } from "../shelfStatements";
import type { SetReadingDatesInput, SetReadingProgressInput } from "./progressInputs";

type Progress = Pick<ShelvedBook, "page" | "percent" | "pages">;
type Dates = Pick<ShelvedBook, "startedOn" | "finishedOn">;

/** Says how far the viewer has read a book. */
export const setReadingProgress = (ctx: AppContext, input: SetReadingProgressInput): Promise<Book> =>
  change(ctx, input.bookId, async (tx, place, book) => {
    const entry = await lockEntry(tx, place);
    if (entry?.shelf !== Shelf.READING) throw conflict(shelfMessages.notReading());
    await tx.update(ShelvedBook, { id: entry.id }, progressAfter(entry, input, book));
  });

/** Corrects when the viewer read a book. */
export const setReadingDates = (ctx: AppContext, input: SetReadingDatesInput): Promise<Book> =>
  change(ctx, input.bookId, async (tx, place) => {
    const entry = await lockEntry(tx, place);
    if (!entry || entry.shelf === Shelf.WANT) throw conflict(shelfMessages.notStarted());
    await tx.update(ShelvedBook, { id: entry.id }, datesAfter(entry, input));
  });

async function lockEntry(tx: Tx, place: Place): Promise<ShelvedBook | null> {
  const [entry] = await tx.rows<ShelvedBook>(lockShelved, place);
  return entry ?? null;
}

/** A page takes the place of a percentage, and the other way round. */
function progressAfter(entry: Progress, input: Partial<Progress>, { pageCount }: Book): Progress {
  if (input.page != null && input.percent != null)
    throw badInput({ field: "percent", message: shelfMessages.onePlace() });
  const { page, percent, pages } = { ...entry, ...given(input) };
  const after = { pages, page: input.percent == null ? page : null, percent: input.page == null ? percent : null };
  if (after.page !== null) checkPage(after.page, pages ?? pageCount, input.page == null ? "pages" : "page");
  return after;
}

function checkPage(page: number, last: number | null, field: string): void {
  if (last === null) throw badInput({ field: "pages", message: shelfMessages.pagesNeeded() });
  if (page > last) throw badInput({ field, message: shelfMessages.beyondLastPage({ max: last }) });
}

function datesAfter(entry: Dates & Pick<ShelvedBook, "shelf">, input: Partial<Dates>): Dates {
  const { startedOn, finishedOn } = { ...entry, ...given(input) };
  const days = { startedOn: orNull(startedOn), finishedOn: orNull(finishedOn) };
  for (const field of ["startedOn", "finishedOn"] as const) checkDay(field, days[field]);
  if (days.finishedOn === null) return days;
  if (entry.shelf !== Shelf.DONE) throw badInput({ field: "finishedOn", message: shelfMessages.notFinished() });
  if (days.startedOn !== null && days.finishedOn < days.startedOn)
    throw badInput({ field: "finishedOn", message: shelfMessages.endBeforeStart() });
  return days;
}

/** Not in the future, wherever the reader is. */
function checkDay(field: string, day: string | null): void {
  const [first, last] = [limits.firstDay, dayIn("Pacific/Kiritimati", new Date())];
  if (day !== null && (day < first || day > last))
    throw badInput({ field, message: fieldMessages.dayOutOfRange({ field, first, last }) });
}

/** What was not left out. */
const given = <T extends object>(input: T): T =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as T;

/** `book`: for its pages, where a page is said. */
export function percentRead({ page, percent, pages }: Progress, book: Book | null): number | null {
  const last = pages ?? book?.pageCount ?? null;
  return page === null ? percent : last && Math.round((100 * Math.min(page, last)) / last);
}
