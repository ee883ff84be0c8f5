import { badInput } from "../../../errors";
import { authorize } from "../../../platform/authorization/authorize";
import type { AppContext } from "../../../platform/context";
import { fieldMessages } from "../../../platform/messages";
import { type BookForTopic, findForTopics } from "../../books/recommend/findForTopics";
import { suggestedBooks as limits } from "../limits";
import { shelfActions } from "../shelfPolicy";
import type { SuggestedBook } from "./SuggestedBook";

/** Books for what the viewer wants to learn that are on none of their shelves: the best of each topic in turn. */
export async function listSuggestedBooks(ctx: AppContext, first: number): Promise<SuggestedBook[]> {
  const viewer = authorize(ctx, shelfActions.list);
  if (!(first >= 1 && first <= limits.most)) {
    throw badInput({ field: "first", message: fieldMessages.outOfRange({ field: "first", min: 1, max: limits.most }) });
  }
  const wishes = await ctx.loaders.wishes.load(viewer.id);
  const byTopic = await findForTopics(ctx.db, wishes?.learning ?? []);
  const found = inTurn(byTopic.map((books) => books.slice(0, limits.perTopic)));
  const shelved = await Promise.all(
    found.map(({ book }) => ctx.loaders.shelvedBook.load({ viewerId: viewer.id, bookId: book.id })),
  );
  return found
    .filter((_, index) => shelved[index] === null)
    .slice(0, first)
    .map(({ book, topic, reason }) => ({ book, topic, reason: becauseOf(topic, reason) }));
}

/** The first of each topic, then the second of each, and so on; a book of two topics once. */
function inTurn(byTopic: readonly BookForTopic[][]): BookForTopic[] {
  const all = byTopic
    .flatMap((books, topic) => books.map((one, place) => ({ one, topic, place })))
    .sort((first, second) => first.place - second.place || first.topic - second.topic)
    .map(({ one }) => one);
  return [...new Map(all.toReversed().map((one) => [one.book.id, one])).values()].toReversed();
}

const becauseOf = (topic: string, reason: string): string =>
  `Because you learn ${topic}: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}`;
