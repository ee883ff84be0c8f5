import type { AppContext } from "../../platform/context";
import { badInput } from "../../errors";
import type { Interest } from "../profiles/interest";
import type { PageRequest } from "../../platform/paging/connection";
import { goal as goalLength } from "./limits";
import { lists } from "../../platform/limits/limits";
import { toLine } from "../../platform/validation/text";
import { checkPageSize } from "../../platform/validation/validation";
import { Book } from "./Book";
import { BookRecommendationConnection } from "./BookRecommendationConnection";
import { neighboursPerBook } from "./index/indexStatements";
import {
  findRecommendations,
  type Recommendation,
  type RecommendationRequest,
  type Recommendations,
} from "./recommend/recommendBooks";
import { startAfter, toRecommendationPage } from "./recommend/recommendationPage";
import { fieldMessages } from "../../platform/messages";
import { findOwnBook } from "./own/ownBooks";
import { bookMessages } from "./messages";

/** So many books answer a goal where the caller does not page. */
const bestBooks = 20;

export interface GoalInput {
  goal: string;
  /** What else the person is interested in; null: whatever their profile says. */
  interests: readonly Interest[] | null;
}

/** A page of the books nearest to a learning goal, best first. */
export async function recommendBooks(
  ctx: AppContext,
  input: GoalInput & PageRequest,
): Promise<BookRecommendationConnection> {
  checkPageSize(input.first, lists.maxSize);
  const { start, order } = startAfter(input.after);
  const found = await recommend(ctx, input, { first: input.first, start, order });
  return new BookRecommendationConnection(toRecommendationPage(found, start), found);
}

/** The twenty books nearest to a learning goal, best first. */
export async function listBestBooks(ctx: AppContext, input: GoalInput): Promise<Recommendation[]> {
  return (await recommend(ctx, input, { first: bestBooks, start: 0 })).found;
}

/** Refuses nothing but a blank goal or one beyond the limit. Over REST the field has another name. */
export function checkGoal(goal: string, field: string): void {
  if (!/\S/u.test(goal)) throw badInput({ field, message: bookMessages.blankGoal() });
  if ([...goal].length > goalLength) {
    throw badInput({ field, message: fieldMessages.tooLong({ field, max: goalLength }) });
  }
}

async function recommend(
  ctx: AppContext,
  { goal, interests }: GoalInput,
  page: Pick<RecommendationRequest, "first" | "start" | "order">,
): Promise<Recommendations> {
  checkGoal(goal, "goal");
  const request = { goal: toLine(goal), interests: interests ?? (await ownInterests(ctx)), ...page };
  return findRecommendations(ctx, request);
}

/** The interest of the viewer's profile, by the loader that profiles come from everywhere. */
async function ownInterests(ctx: AppContext): Promise<Interest[]> {
  if (!ctx.viewer) return [];
  const profile = await ctx.loaders.profileOfUser.load(ctx.viewer.id);
  return profile ? [profile.interest] : [];
}

/** A book of the catalogue, or one that the viewer added; null for an unknown id. */
export async function findBook(ctx: AppContext, id: string): Promise<Book | null> {
  return (await ctx.db.findOneBy(Book, { id })) ?? findOwnBook(ctx, id);
}

/** Books of the same kind, the nearest first, found when the index was built. */
export async function listSimilarBooks(ctx: AppContext, book: Book, first: number): Promise<Book[]> {
  checkPageSize(first, lists.maxSize);
  const similar = await ctx.loaders.similarBooks.load(book.no);
  return similar.slice(0, Math.min(first, neighboursPerBook));
}
