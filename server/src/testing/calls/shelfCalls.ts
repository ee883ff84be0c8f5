import type { User } from "../../features/accounts/users/User";
import { buildBook } from "../app/buildBook";
import { buddyCalls } from "./buddyCalls";
import type { TestApp } from "../app/harness";

const inputs: Readonly<Record<string, string>> = {
  shelveBook: "ShelveBookInput",
  unshelveBook: "BookInput",
  rateBook: "RateBookInput",
};

/** What tests of shelves do and look at, over GraphQL. */
export function shelfCalls(testApp: () => TestApp) {
  const buddies = buddyCalls(testApp);
  return {
    /** Gives the answer; its book says what is on the shelf now. */
    send: (name: "shelveBook" | "unshelveBook" | "rateBook", as: User, input: object) =>
      testApp().graphql(
        `mutation ($input: ${inputs[name]}!) { ${name}(input: $input) { id viewerShelved { shelf rating } } }`,
        { input },
        { as },
      ),

    share: (as: User, input: object) =>
      testApp().graphql(
        "mutation ($input: ShareBookInput!) { shareBook(input: $input) { id text book { id title } post { id commentCount } } }",
        { input },
        { as },
      ),

    show: (as: User, visibility: "BUDDIES" | "NOBODY") =>
      testApp().graphql(
        `mutation { setShelfVisibility(input: { visibility: ${visibility} }) { shelfVisibility } }`,
        {},
        { as },
      ),

    /** Two buddies and a book. */
    async scene() {
      const [ada, bo] = await buddies.pair();
      await buddies.send("requestBuddy", ada, bo);
      await buddies.send("acceptBuddy", bo, ada);
      return { ada, bo, bookId: await buildBook(testApp().db) };
    },

    /** Who reads a book and which groups speak of it, as one viewer sees it; without one, as a guest. */
    async seen(bookId: string, as?: User) {
      const query = `{ book(id: "${bookId}") { readers(first: 5) { user { id } shelf rating } groups(first: 5) { id } } }`;
      const { data } = await testApp().graphql(query, {}, as ? { as } : {});
      const { readers, groups } = data.book as {
        readers: { user: { id: string }; shelf: string; rating: number | null }[];
        groups: { id: string }[];
      };
      return { readers, groups: groups.map(({ id }) => id) };
    },
  };
}
