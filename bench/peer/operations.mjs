/**
 * How the peer is asked for what operations.mjs asks the service, by the name of the bare handler that does the same:
 * the query, its variables, and how its answer reads in the service's own shape. It knows no viewer: who likes a post
 * is asked with the member's id.
 */
const postFields = `id: rowId text createdAt likeCount commentCount
  liked: postLikesList(first: 1, condition: { userId: $viewer }) { userId }
  author { id: rowId name }`;

const newestFirst = "orderBy: [CREATED_AT_DESC, ROW_ID_DESC]";

const operations = {
  feed: {
    query: `query Feed($viewer: UUID!) { posts: postsList(first: 20, condition: { hiddenAt: null, visibility: "OPEN" }, ${newestFirst}) { ${postFields} } }`,
    variables: (_variables, viewer) => ({ viewer }),
    toOurs: ({ posts }) => ({ posts: { nodes: posts.map(toPost) } }),
  },
  post: {
    query: `query Post($id: UUID!, $viewer: UUID!) {
      post(rowId: $id) {
        ${postFields}
        comments: commentsList(first: 50, condition: { hiddenAt: null }, ${newestFirst}) { id: rowId text createdAt author { id: rowId name } }
      }
    }`,
    variables: ({ id }, viewer) => ({ id, viewer }),
    toOurs: ({ post: { comments, ...post } }) => ({
      post: { ...toPost(post), comments: { nodes: comments.map(withMoment) } },
    }),
  },
  directory: {
    query: `query Directory($interest: Int!) {
      profiles: profilesList(first: 6, condition: { interest: $interest, isAbsent: false }, ${newestFirst}) {
        id: rowId status location skills user { id: rowId name }
      }
    }`,
    variables: ({ interest }) => ({ interest }),
    toOurs: ({ profiles }) => ({
      profiles: { nodes: profiles.map((profile) => ({ ...profile, status: profile.status.toUpperCase() })) },
    }),
  },
};

/**
 * The request to the peer for the operation of this bare handler, and how to read its answer; null when it is not asked
 * for that.
 */
export function askPeer(name, variables, viewer) {
  const operation = operations[name];
  if (!operation) return null;
  const { query, toOurs } = operation;
  const body = JSON.stringify({ query, variables: operation.variables(variables, viewer) });
  const headers = { "content-type": "application/json" };
  return {
    requests: [{ method: "POST", path: "/graphql", headers, body }],
    toOurs: ({ data, errors }) => ({ data: data && toOurs(data), ...(errors ? { errors } : {}) }),
  };
}

const toPost = ({ liked, ...post }) => ({ ...withMoment(post), likedByViewer: liked.length > 0 });

/** The peer writes timestamps to the microsecond. */
const withMoment = (row) => ({ ...row, createdAt: new Date(row.createdAt).toISOString() });
