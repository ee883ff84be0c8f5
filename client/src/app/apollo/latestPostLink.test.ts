import { ApolloClient, gql } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { from, of, Subject } from "rxjs";
import { mayMissComments } from "../../features/posts/comments/commentsReadAt";
import { createCache } from "./apolloCache";
import { latestPostLink } from "./latestPostLink";

const query = gql`
  query Post($id: ID!) {
    post(id: $id) {
      id
      version
      likeCount
      likedByViewer
    }
  }
`;
const subscription = gql`
  subscription PostChanged($id: ID!) {
    postChanged(postId: $id) {
      id
      version
      likeCount
      likedByViewer
    }
  }
`;
const post = (version: number, likeCount: number, likedByViewer = false) => ({
  __typename: "Post",
  id: "1",
  version,
  likeCount,
  likedByViewer,
});

function start(answer: object) {
  const events = new Subject<{ data: Record<string, unknown> }>();
  const transport = new ApolloLink(({ operationType }) =>
    operationType === "subscription" ? (from(events) as never) : (of({ data: { post: answer } }) as never),
  );
  const client = new ApolloClient({ link: ApolloLink.from([latestPostLink(), transport]), cache: createCache() });
  client.subscribe({ query: subscription, variables: { id: "1" } }).subscribe();
  return { client, push: (state: object) => events.next({ data: { postChanged: state } }) };
}

describe("the counts of a post", () => {
  it("M6 end with the newest version, in whatever order events and answers arrive", async () => {
    const { client, push } = start(post(3, 2));

    push(post(5, 4, true));
    push(post(4, 3));
    await client.query({ query, variables: { id: "1" }, fetchPolicy: "network-only" });

    const { data } = await client.query({ query, variables: { id: "1" }, fetchPolicy: "cache-only" });
    expect(data).toEqual({ post: post(5, 4, true) });
  });

  it("M6 follow what is newer", async () => {
    const { client, push } = start(post(7, 9));

    push(post(5, 4, true));
    await client.query({ query, variables: { id: "1" }, fetchPolicy: "network-only" });

    const { data } = await client.query({ query, variables: { id: "1" }, fetchPolicy: "cache-only" });
    expect(data).toEqual({ post: post(7, 9) });
  });

  it("M6 show whether comments may have been missed between their answer and the first event", async () => {
    const threads = { __typename: "ThreadConnection", nodes: [] };
    const withComments = gql`
      query Comments {
        post(id: "1") {
          id
          version
          threads {
            nodes {
              id
            }
          }
        }
      }
    `;
    const { client } = start({ __typename: "Post", id: "1", version: 3, threads });

    await client.query({ query: withComments });

    expect([mayMissComments("1", 3), mayMissComments("1", 4), mayMissComments("2", 4)]).toEqual([false, true, false]);
  });
});

describe("W1 a text that is edited", () => {
  const withText = gql`
    query PostText($id: ID!) {
      post(id: $id) {
        id
        version
        text
        editedAt
      }
    }
  `;
  const edited = (version: number, text: string, editedAt: string | null) => ({
    ...{ __typename: "Post", id: "1", version, text, editedAt },
  });

  it("never goes back to an older one, also if an answer without text had a newer version", async () => {
    const read = { variables: { id: "1" }, fetchPolicy: "network-only" } as const;
    const answers = [edited(6, "Second", "2026-03-05T12:00:00.000Z"), edited(4, "First", null)];
    const shown = new ApolloClient({
      link: ApolloLink.from([
        latestPostLink(),
        new ApolloLink(() => of({ data: { post: answers.shift() as object } }) as never),
      ]),
      cache: createCache(),
    });

    await shown.query({ query: withText, ...read });
    const { data } = await shown.query({ query: withText, ...read });
    expect(data).toMatchObject({ post: { text: "Second" } });
  });
});

describe("X2 the likes of a comment", () => {
  const ofComment = gql`
    query Comment($id: ID!) {
      comment(id: $id) {
        id
        version
        text
        editedAt
        likeCount
        likedByViewer
      }
    }
  `;
  const comment = (version: number, likeCount: number, text = "First", editedAt: string | null = null) => ({
    ...{ __typename: "Comment", id: "c1", version, text, editedAt, likeCount, likedByViewer: false },
  });

  it("end with the newest version beside the newest text, in whatever order answers arrive", async () => {
    const answers = [comment(5, 3), comment(4, 2), comment(6, 3, "Second", "2026-03-05T12:00:00.000Z"), comment(5, 3)];
    const client = new ApolloClient({
      link: ApolloLink.from([
        latestPostLink(),
        new ApolloLink(() => of({ data: { comment: answers.shift() as object } }) as never),
      ]),
      cache: createCache(),
    });
    const read = async () => {
      const variables = { id: "c1" };
      const { data } = await client.query({ query: ofComment, variables, fetchPolicy: "network-only" });
      return (data as { comment: object }).comment;
    };

    expect(await read()).toMatchObject({ version: 5, likeCount: 3 });
    expect(await read()).toMatchObject({ version: 5, likeCount: 3 });
    expect(await read()).toMatchObject({ version: 6, text: "Second" });
    expect(await read()).toMatchObject({ version: 6, likeCount: 3, text: "Second" });
  });
});
