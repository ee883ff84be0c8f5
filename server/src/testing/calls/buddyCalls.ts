import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { buildUser } from "../app/factories";

type Change = "requestBuddy" | "acceptBuddy" | "declineBuddy" | "cancelBuddyRequest" | "removeBuddy";

/** What tests of buddies do and look at, over GraphQL. */
export function buddyCalls(testApp: () => TestApp) {
  return {
    send: (change: Change, as: User, { id }: Pick<User, "id">, more = "") =>
      testApp().graphql(`mutation { ${change}(input: { userId: "${id}" ${more} }) { id buddyState } }`, {}, { as }),

    async stateOf(as: User, { id }: User): Promise<string> {
      const { data } = await testApp().graphql(`{ user(id: "${id}") { buddyState } }`, {}, { as });
      return data.user.buddyState as string;
    },

    async requestsOf(as: User, direction: "RECEIVED" | "SENT") {
      const fields = "nodes { user { id } message createdAt } totalCount";
      const query = `{ me { buddyRequests(direction: ${direction}) { ${fields} } } }`;
      const { data } = await testApp().graphql(query, {}, { as });
      return data.me.buddyRequests as { totalCount: number; nodes: { user: { id: string }; message: string | null }[] };
    },

    people: (count: number) => Promise.all(Array.from({ length: count }, () => buildUser(testApp().db))),

    pair: async (): Promise<[User, User]> => [await buildUser(testApp().db), await buildUser(testApp().db)],

    /** As if the member's requests had been sent so many days ago. */
    age: (days: number, { id }: User) =>
      testApp().db.query(
        `update buddy_requests set created_at = created_at - make_interval(days => $1),
           declined_at = declined_at - make_interval(days => $1) where from_id = $2`,
        [days, id],
      ),
  };
}
