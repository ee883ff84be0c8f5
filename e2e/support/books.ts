import type { Page } from "@playwright/test";
import { intercept } from "./service";

export const goal = (page: Page) => page.getByPlaceholder("I'd like to learn...");

export const ask = (page: Page) => page.getByRole("button", { name: "Get recommendation" });

export const books = (page: Page) => page.getByRole("main").getByRole("article");

export const book = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: "Book",
  id,
  title: `Book ${id}`,
  subtitle: null,
  authors: ["Ines Prado"],
  description: `What book ${id} is about.`,
  categories: ["Physics"],
  publishedYear: 2001,
  pageCount: 120,
  thumbnail: null,
  isCloseMatch: true,
  ...over,
});

export const answerOf = (books: ReturnType<typeof book>[]) => ({
  recommendBooks: {
    __typename: "BookRecommendationConnection",
    edges: books.map(({ isCloseMatch, ...node }, index) => ({
      __typename: "BookRecommendationEdge",
      cursor: String(index),
      reason: "About the sky; also touches on stars",
      isCloseMatch,
      node,
    })),
  },
});

/** Lets the service answer with these books, whatever it is asked. */
export async function recommend(page: Page, answer: () => ReturnType<typeof book>[]) {
  const asked: Record<string, unknown>[] = [];
  await intercept(page, "RecommendBooks", (route, { variables }) => {
    asked.push(variables);
    return route.fulfill({ json: { data: answerOf(answer()) } });
  });
  return asked;
}
