import { commented, noAnswers, noComments } from "../../testing/postPage";
import { createCache } from "../../app/apollo/apolloCache";
import { CommentsDocument, type CommentsQuery } from "../../generated/discussionHooks";
import { PostsDocument, type PostsQuery } from "../../generated/hooks";
import { addComment, addToNewestPage, removeComment, removeFromPages } from "./postCache";

const author = { __typename: "User", id: "u1", name: "Ada", avatar: "/avatars/u1", isNew: false };
const unedited = { mentions: [], pictures: [], editedAt: null, viewerCanEdit: true, viewerCanReadRevisions: false };
const written = { text: "x", createdAt: "2026-03-05T12:00:00.000Z", viewerCanDelete: true, author, ...unedited };
const post = (id: string) => ({
  __typename: "Post",
  id,
  name: "x",
  ...written,
  version: 1,
  likeCount: 0,
  likedByViewer: false,
  commentCount: 0,
  interest: null,
  repliers: [],
});
const comment = (id: string) => ({
  __typename: "Comment",
  id,
  ...written,
  version: 1,
  book: null,
  foldedText: null,
  mentions: [],
  pictures: [],
  ...noAnswers,
  viewerCanRemove: false,
});

function pages(...ids: string[][]) {
  const cache = createCache();
  const totalCount = ids.flat().length;
  ids.forEach((nodes, index) =>
    cache.writeQuery({
      query: PostsDocument,
      variables: { page: index + 1 },
      data: { posts: { nodes: nodes.map(post), totalCount, pageCount: ids.length, totalCountIsExact: true } },
    }),
  );
  const read = (page: number) =>
    cache.readQuery<PostsQuery>({ query: PostsDocument, variables: { page } })?.posts ?? null;
  return { cache, read, idsOf: (page: number) => read(page)?.nodes.map(({ id }) => id) };
}

describe("the pages of posts", () => {
  it("put a new post first and count it, once", () => {
    const { cache, read, idsOf } = pages(["a", "b", "c"]);

    addToNewestPage(cache, post("d"));
    addToNewestPage(cache, post("d"));

    expect(idsOf(1)).toEqual(["d", "a", "b"]);
    expect(read(1)).toMatchObject({ totalCount: 4, pageCount: 2 });
  });

  it("lose a removed post wherever it was, and a page with it", () => {
    const { cache, read, idsOf } = pages(["a", "b", "c"], ["d"]);

    removeFromPages(cache, "d");

    expect(idsOf(2)).toEqual([]);
    expect(read(1)).toMatchObject({ totalCount: 3, pageCount: 1 });
  });
});

describe("the comments under a post", () => {
  function thread(...ids: string[]) {
    const cache = createCache();
    const comments = { ...noComments, nodes: ids.map(comment) };
    const post = { ...commented, id: "p" };
    const write = (nodes: object[]) =>
      cache.writeQuery({
        query: CommentsDocument,
        variables: { postId: "p", first: 20 },
        data: { post: { ...post, threads: { ...comments, nodes } } },
      });
    write(comments.nodes);
    const idsOf = () =>
      cache
        .readQuery<CommentsQuery>({ query: CommentsDocument, variables: { postId: "p", first: 20 } })
        ?.post?.threads.nodes.map(({ id }) => id);
    return { cache, idsOf };
  }

  it("get a new one in front, once, however often it is heard of", () => {
    const { cache, idsOf } = thread("a", "b");
    cache.restore({ ...cache.extract(), "Comment:c": { ...cache.extract()["Comment:b"], id: "c" } });

    addComment(cache, { postId: "p" }, "c");
    addComment(cache, { postId: "p" }, "c");

    expect(idsOf()).toEqual(["c", "a", "b"]);
  });

  it("lose the one that was removed", () => {
    const { cache, idsOf } = thread("a", "b");

    removeComment(cache, { postId: "p" }, "a");

    expect(idsOf()).toEqual(["b"]);
  });
});
