import { fakeService, says } from "./fakeService";
import { renderPage } from "./renderPage";
import { PostsPage } from "../pages/posts/PostsPage";

export const ada = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
  isNew: false,
};

export const ben = { __typename: "User", id: "u2", name: "Ben Okafor", avatar: "/avatars/u2", isNew: false };

export const post = (id: string, over: Record<string, unknown> = {}) => ({
  __typename: "Post",
  id,
  name: `Circle ${id}`,
  text: `Circle ${id}`,
  createdAt: "2026-03-05T12:00:00.000Z",
  ...{ viewerCanDelete: false, editedAt: null, viewerCanEdit: false, viewerCanReadRevisions: false },
  mentions: [],
  pictures: [],
  author: ben,
  likeCount: 4,
  version: 1,
  likedByViewer: false,
  commentCount: 1,
  interest: null,
  repliers: [],
  ...over,
});

export const listOf = (nodes: object[], totalCount = nodes.length) => ({
  posts: {
    __typename: "PostConnection",
    nodes,
    totalCount,
    pageCount: Math.max(1, Math.ceil(totalCount / 3)),
    totalCountIsExact: true,
  },
});

export type Answers = Parameters<typeof fakeService>[0];

export function openPage(answers: Answers, path = "/posts") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), ...answers });
  return { ...service, ...renderPage([{ path: "/posts", element: <PostsPage /> }], { link: service.link, path }) };
}
