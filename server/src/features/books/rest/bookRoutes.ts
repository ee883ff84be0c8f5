import type { FastifyInstance } from "fastify";
import { bookActions } from "../bookPolicy";
import { bookMessages } from "../messages";
import { listBestBooks } from "../bookService";
import { badInput } from "../../../errors";
import { type Interest, interests } from "../../../platform/interest";
import { fieldsOf } from "../../../platform/rest/jsonBody";
import { bookDocs as docs } from "./bookDocs";
import { presentBook } from "./presentBook";
import { toWhole } from "../../../platform/rest/range";

export async function bookRoutes(app: FastifyInstance): Promise<void> {
  app.post(
    "/recommendations",
    { schema: docs.recommend, config: { action: bookActions.recommend, onlyReads: true } },
    async (request) => {
      const { query, userInterests } = fieldsOf(request);
      if (typeof query !== "string") throw badInput({ field: "query", message: bookMessages.blankGoal() });
      const ctx = await request.getContext();
      const books = await listBestBooks(ctx, { goal: query, interests: readUserInterests(userInterests) });
      return { data: { Get: { Book: books.map(presentBook) } } };
    },
  );
}

/** Clients send nothing, a number, text or a list of either: numbers count, all else is left aside. null: none given. */
function readUserInterests(value: unknown): Interest[] | null {
  const parts = [value].flat(2).flatMap((part) => (typeof part === "string" ? part.split(/[\s,;]+/) : [part]));
  const known = parts
    .map(toWhole)
    .filter((number): number is Interest => number !== null && interests.includes(number));
  return known.length > 0 ? [...new Set(known)] : null;
}
