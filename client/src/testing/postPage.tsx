import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { latestPostLink } from "../app/apollo/latestPostLink";
import { PostPage } from "../pages/post/PostPage";
import { fakeService, says } from "./fakeService";
import { renderPage } from "./renderPage";

/** The viewer, who started the group. */
export const ada = {
  __typename: "User",
  id: "u1",
  name: "Ada Quist",
  avatar: "/avatars/u1",
  isModerator: false,
  isAdmin: false,
  isNew: false,
};
/** A text that was never edited, and that the viewer may not edit. */
export const unedited = { editedAt: null, viewerCanEdit: false, viewerCanReadRevisions: false };
export const content = {
  ...unedited,
  __typename: "Post",
  id: "p1",
  name: "Tuesday readers",
  text: "Slow reading",
  createdAt: "2026-03-05T12:00:00.000Z",
  viewerCanDelete: true,
  mentions: [],
  pictures: [],
  author: ada,
};
export const noComments = {
  __typename: "ThreadConnection",
  nodes: [],
  target: null,
  pageInfo: { startCursor: null, endCursor: null, hasNextPage: false, hasPreviousPage: false },
};
/** What a comment has that nobody answered. */
export const noAnswers = {
  isDeleted: false,
  isUnread: false,
  answerCount: 0,
  likeCount: 0,
  likedByViewer: false,
  replyTo: null,
  answers: { __typename: "CommentConnection", nodes: [], pageInfo: { endCursor: null, hasNextPage: false } },
};
export const commented = {
  __typename: "Post",
  id: "p1",
  version: 1,
  commentCount: 0,
  hiddenBy: null,
  hiddenComments: [],
  group: { __typename: "Group", id: "p1", unreadCount: 0, viewerReadAt: null },
  threads: noComments,
};

const own = { __typename: "Membership", id: "m1", role: "OWNER", state: "ACTIVE", message: null, requestedAt: null };
/** The group that the post started: open, and the viewer owns it. */
export const group = {
  __typename: "Group",
  id: "p1",
  version: 1,
  name: "Tuesday readers",
  title: null,
  interest: null,
  tags: [],
  visibility: "OPEN",
  capacity: null,
  memberCount: 1,
  isMuted: false,
  buddy: null,
  viewerCanJoin: false,
  viewerCanLeave: false,
  viewerCanComment: true,
  viewerCanManage: true,
  viewerCanChange: true,
  viewerIsRemoved: false,
  isForTwo: false,
  isOver: false,
  viewerMembership: own,
  owner: ada,
  faces: { __typename: "MembershipConnection", nodes: [{ __typename: "Membership", id: "m1", user: ada }] },
  joinRequests: { __typename: "MembershipConnection", nodes: [], totalCount: 0 },
};

/** The group of somebody else, which the viewer does not belong to. */
export const foreignGroup = {
  ...group,
  memberCount: 4,
  viewerCanJoin: true,
  viewerCanManage: false,
  viewerCanChange: false,
  viewerMembership: null,
  joinRequests: null,
};

/** Opens the page of the group, with a service that gives these answers. */
export function openPage(answers: Parameters<typeof fakeService>[0], path = "/posts/p1") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: ada }), Group: () => says({ group }), ...answers });
  return {
    ...service,
    ...renderPage([{ path: "/posts/:postId", element: <PostPage /> }], {
      link: latestPostLink().concat(service.link),
      path,
    }),
  };
}

/** Chooses an action in the menu of the group. */
export async function chooseOfGroup(user: UserEvent, action: string) {
  await user.click(await screen.findByRole("button", { name: "More actions for this group" }));
  await user.click(screen.getByRole("menuitem", { name: action }));
}
