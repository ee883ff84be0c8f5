import type { User } from "../../features/accounts/users/User";
import { buddyCalls } from "./buddyCalls";
import { buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

/** What tests of groups of two do and look at, over GraphQL. */
export function buddyGroupCalls(testApp: () => TestApp) {
  const { send: toBuddy } = buddyCalls(testApp);
  const ask = (query: string, as: User) => testApp().graphql(query, {}, { as });
  const open = (as: User, { id }: User, more = "") =>
    ask(
      `mutation { openBuddyGroup(input: { userId: "${id}" ${more} }) {
        id title visibility capacity memberCount buddy { id } inviteCode members { nodes { user { id } } }
        viewerCanManage viewerCanChange viewerCanLeave viewerCanComment post { text viewerCanDelete }
      } }`,
      as,
    );
  const befriend = async (one: User, other: User) => {
    await toBuddy("requestBuddy", one, other);
    await toBuddy("acceptBuddy", other, one);
  };

  return {
    ask,
    open,
    befriend,
    toBuddy,

    async buddies(): Promise<[User, User]> {
      const { db } = testApp();
      const [ada, bo] = [await buildUser(db, { name: "Ada" }), await buildUser(db, { name: "Bo" })];
      await befriend(ada, bo);
      return [ada, bo];
    },

    idOf: async (as: User, other: User) => (await open(as, other)).data.openBuddyGroup.id as string,

    read: async (as: User, id: string) =>
      (await ask(`{ group(id: "${id}") { id title memberCount owner { id } buddy { id } } }`, as)).data.group,

    block: (as: User, { id }: User) => ask(`mutation { blockUser(input: { userId: "${id}" }) { id } }`, as),
    unblock: (as: User, { id }: User) => ask(`mutation { unblockUser(input: { userId: "${id}" }) { id } }`, as),
  };
}
