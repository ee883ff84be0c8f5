import type { User } from "../../features/accounts/users/User";
import type { TestApp } from "../app/harness";

const postFields = "id text version editedAt viewerCanEdit viewerCanReadRevisions";

/** What tests of edits do and look at, over GraphQL. */
export function editCalls(testApp: () => TestApp) {
  const send = (query: string, variables: Record<string, unknown>, as?: User) =>
    testApp().graphql(query, variables, as ? { as } : {});
  return {
    editPost: (as: User | undefined, postId: string, text: string, more: object = {}) =>
      send(
        `mutation ($input: UpdatePostInput!) { updatePost(input: $input) { ${postFields} } }`,
        { input: { postId, text, version: 1, ...more } },
        as,
      ),

    editComment: (as: User | undefined, commentId: string, text: string, more: object = {}) =>
      send(
        `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { ${postFields} post { id } } }`,
        { input: { commentId, text, version: 1, ...more } },
        as,
      ),

    async readPost(as: User, id: string) {
      const query = `query ($id: ID!) { post(id: $id) { ${postFields} writer { id } comments { nodes { ${postFields} } } } }`;
      return (await send(query, { id }, as)).data.post;
    },

    /** The earlier texts of a post and of its comments, as the viewer gets them. */
    async revisionsOf(as: User, id: string) {
      const revisions = "revisions { totalCount nodes { text writtenAt replacedAt author { id } } }";
      const query = `query ($id: ID!) { post(id: $id) { ${revisions} comments { nodes { ${revisions} } } } }`;
      return (await send(query, { id }, as)).data.post as Texts & { comments: { nodes: Texts[] } };
    },
  };
}

interface Texts {
  revisions: {
    totalCount: number;
    nodes: { text: string; writtenAt: string; replacedAt: string; author: { id: string } | null }[];
  } | null;
}
