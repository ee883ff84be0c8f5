import type { AppContext } from "../context";
import { badInput } from "../errors";
import type { Interest } from "../shared/interest";
import { lists, text } from "../shared/limits";
import { checkPageSize } from "../shared/validation";
import { asKnown, Book } from "./Book";
import { neighboursPerBook } from "./index/neighbours";
import { findRecommendations } from "./recommend/recommendBooks";

export const blankGoal = "Please let us know what you'd like to learn!";

/** Most books that one question is answered with. */
export const mostRecommendations = 20;

export interface GoalInput {
  goal: string;
  /** What else the person is interested in; null: whatever their profile says. */
  interests: readonly Interest[] | null;
  first: number;
}

/** The books nearest to a learning goal, best first. Refuses nothing but a blank goal or one beyond the limit. */
export async function recommendBooks(ctx: AppContext, { goal, interests, first }: GoalInput): Promise<Book[]> {
  if (!/\S/u.test(goal)) throw badInput({ field: "goal", message: blankGoal });
  if ([...goal].length > text.goal) {
    throw badInput({ field: "goal", message: `goal must have at most ${text.goal} characters` });
  }
  checkPageSize(first, lists.maxSize);
  const request = {
    goal,
    interests: interests ?? (await ownInterests(ctx)),
    first: Math.min(first, mostRecommendations),
  };
  return ctx.reader.read((db) => findRecommendations(db, request));
}

/** The interest of the viewer's profile, by the loader that profiles come from everywhere. */
async function ownInterests(ctx: AppContext): Promise<Interest[]> {
  if (!ctx.viewer) return [];
  const profile = await ctx.loaders.profileOfUser.load(ctx.viewer.id);
  return profile ? [profile.interest] : [];
}

/** null for an unknown id. */
export async function findBook(ctx: AppContext, id: string): Promise<Book | null> {
  const book = await ctx.reader.read((db) => db.findOneBy(Book, { id }));
  return book && asKnown(book);
}

/** Books of the same kind, the nearest first, found when the index was built. */
export async function listSimilarBooks(ctx: AppContext, book: Book, first: number): Promise<Book[]> {
  checkPageSize(first, lists.maxSize);
  const similar = await ctx.loaders.similarBooks.load(book.no);
  return similar.slice(0, Math.min(first, neighboursPerBook));
}
