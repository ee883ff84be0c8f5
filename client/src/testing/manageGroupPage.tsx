import { ManageGroupPage } from "../pages/manageGroup/ManageGroupPage";
import { fakeService, says } from "./fakeService";
import { ada, group as owned } from "./postPage";
import { renderPage } from "./renderPage";

export const people = (nodes: object[]) => ({ __typename: "MembershipConnection", nodes, totalCount: nodes.length });
export const member = (id: string, name: string, role = "MEMBER", state = "ACTIVE") => ({
  ...owned.viewerMembership,
  id,
  role,
  state,
  user: { ...ada, id: `u-${id}`, name },
});
export const group = {
  ...owned,
  memberCount: 2,
  openToGuests: false,
  inviteCode: "abc",
  joinRequests: people([]),
  removedMembers: people([]),
  post: { __typename: "Post", id: "p1", text: "Slow reading" },
};
export const owner = member("m1", "Ada Quist", "OWNER");
export const ben = (role: string) => member("m2", "Ben Okafor", role);
export const members = {
  __typename: "Group",
  id: "p1",
  memberCount: 2,
  members: {
    ...people([owner, ben("MEMBER")]),
    pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
  },
};

/** The page on which the group of Ada and Ben is managed. */
export function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
  localStorage.setItem("token", "t1");
  const service = fakeService({
    Me: () => says({ me: ada }),
    ManagedGroup: () => says({ group }),
    GroupMembers: () => says({ group: members }),
    ...answers,
  });
  const routes = [
    { path: "/posts/:postId/manage", element: <ManageGroupPage /> },
    { path: "/posts/:postId", element: <h1>The group</h1> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path: "/posts/p1/manage" }) };
}
