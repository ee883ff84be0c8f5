import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";
import { buildPost, buildUser } from "../app/factories";

const list = `{ me { unreadCount notifications {
  nodes { id kind summary count isRead createdAt commentId actors { id name } subject { __typename ... on Post { id text } } }
} } }`;

export const markRead = `mutation ($input: MarkNotificationsReadInput!) { markNotificationsRead(input: $input) { unreadCount } }`;

interface Line {
  id: string;
  kind: string;
  summary: string;
  count: number;
  isRead: boolean;
  commentId: string | null;
  createdAt: string;
  actors: { name: string }[];
}

/** What tests of notifications do and look at, over GraphQL. */
export function notificationCalls(testApp: () => TestApp) {
  const ask = (query: string, as: User, variables = {}) => testApp().graphql(query, variables, { as });
  const inboxOf = async (as: User) =>
    (await ask(list, as)).data.me as { unreadCount: number; notifications: { nodes: Line[] } };
  const buildMember = (name: string) => buildUser(testApp().db, { name });

  return {
    ask,
    inboxOf,
    linesOf: async (as: User) => (await inboxOf(as)).notifications.nodes,
    buildMember,

    async comment(as: User, postId: string, text = "Count me in."): Promise<string> {
      const query = `mutation ($input: AddCommentInput!) { addComment(input: $input) { id } }`;
      return (await ask(query, as, { input: { postId, text } })).data.addComment.id;
    },

    /** A post of Ada's, with its author and two other members. */
    async buildTalk() {
      const [ada, grace, linus] = [await buildMember("Ada"), await buildMember("Grace"), await buildMember("Linus")];
      const { id: postId } = await buildPost(testApp().db, { authorId: ada.id, text: "Linear algebra\non Tuesdays" });
      return { ada, grace, linus, postId };
    },
  };
}
