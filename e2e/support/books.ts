import type { Page } from "@playwright/test";
import type { Api, Person } from "./api";
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
  cover: null,
  isCloseMatch: true,
  ...over,
});

export const answerOf = (books: ReturnType<typeof book>[]) => ({
  recommendBooks: {
    __typename: "BookRecommendationConnection",
    isProvisional: false,
    edges: books.map(({ isCloseMatch, ...node }, index) => ({
      __typename: "BookRecommendationEdge",
      cursor: String(index),
      reason: "About the sky; also touches on stars",
      isCloseMatch,
      node,
    })),
  },
});

/** Mocks the response of the service with these books. */
export async function recommend(page: Page, answer: () => ReturnType<typeof book>[]) {
  const asked: Record<string, unknown>[] = [];
  await intercept(page, "RecommendBooks", (route, { variables }) => {
    asked.push(variables);
    return route.fulfill({ json: { data: answerOf(answer()) } });
  });
  return asked;
}

/** Puts books of the catalogue on a member's shelf. Returns them, last shelved first. */
export async function shelve(api: Api, person: Person, shelf: "WANT" | "READING" | "DONE", count: number) {
  const find = `query ($first: Int!) { recommendBooks(goal: "linear algebra", first: $first) { nodes { id title authors } } }`;
  type Found = { recommendBooks: { nodes: { id: string; title: string; authors: string[] }[] } };
  const { nodes } = (await api.as<Found>(person, find, { first: count })).recommendBooks;
  const shelve = `mutation ($input: ShelveBookInput!) { shelveBook(input: $input) { id } }`;
  for (const { id: bookId } of nodes) await api.as(person, shelve, { input: { bookId, shelf } });
  return nodes.reverse();
}
