import type { User } from "../../features/accounts/users/User";
import { buildPost, buildUser } from "../app/factories";
import type { TestApp } from "../app/harness";

const groupFields = `
  id title interest tags visibility capacity memberCount viewerCanJoin viewerCanLeave viewerCanComment viewerCanManage viewerCanChange viewerIsRemoved
  viewerMembership { role state message } members(first: 10) { nodes { role user { id } } totalCount }`;

const inputs: Record<string, string> = {
  updateGroup: "UpdateGroupInput",
  joinGroup: "JoinGroupInput",
  acceptJoinRequest: "GroupMemberInput",
  declineJoinRequest: "GroupMemberInput",
  removeMember: "GroupMemberInput",
  readmitMember: "GroupMemberInput",
  handOverGroup: "GroupMemberInput",
  setMemberRole: "MemberRoleInput",
};
const typeOf = (name: string) => inputs[name] ?? "GroupInput";

/** What tests of groups do and look at, over GraphQL. */
export function groupCalls(testApp: () => TestApp) {
  const send = (name: string, as: User, input: object, type = typeOf(name)) =>
    testApp().graphql(`mutation ($input: ${type}!) { ${name}(input: $input) { ${groupFields} } }`, { input }, { as });
  return {
    send,

    /** A group of Ada's, and two other members. */
    async scene(settings: object | null = null) {
      const { db } = testApp();
      const [ada, bo, eve] = [await buildUser(db), await buildUser(db), await buildUser(db)];
      const { id: groupId } = await buildPost(db, { authorId: ada.id });
      if (settings !== null) await send("updateGroup", ada, { groupId, ...settings });
      return { ada, bo, eve, groupId };
    },

    read: async (as: User, groupId: string) =>
      (await testApp().graphql(`{ group(id: "${groupId}") { ${groupFields} } }`, {}, { as })).data.group,
  };
}

/** The member's list of notifications, once the jobs have run. */
export async function notificationLines(app: TestApp, as: User) {
  await app.runJobs();
  const query =
    "{ me { unreadCount notifications { nodes { kind summary subject { __typename ... on Group { id } } } } } }";
  return (await app.graphql(query, {}, { as })).data.me as {
    unreadCount: number;
    notifications: { nodes: { kind: string; summary: string; subject: { id: string } }[] };
  };
}
