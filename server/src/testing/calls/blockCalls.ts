import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

/** What tests of blocks do and look at, over GraphQL. */
export function blockCalls(testApp: () => TestApp) {
  return {
    change: (name: "blockUser" | "unblockUser", as: User, { id }: Pick<User, "id">) =>
      testApp().graphql(
        `mutation { ${name}(input: { userId: "${id}" }) { id blocked { nodes { userId name } totalCount } } }`,
        {},
        { as },
      ),

    ask: async (as: User, query: string) => (await testApp().graphql(query, {}, { as })).data,
  };
}
