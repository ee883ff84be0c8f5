import { screen, waitFor, within } from "@testing-library/react";
import { ManageGroupPage } from "./ManageGroupPage";
import { fakeService, refuses, says } from "../testing/fakeService";
import { ada, group as owned } from "../testing/postPage";
import { renderPage } from "../testing/renderPage";

const people = (nodes: object[]) => ({ __typename: "MembershipConnection", nodes, totalCount: nodes.length });
const member = (id: string, name: string, role = "MEMBER", state = "ACTIVE") => ({
  ...owned.viewerMembership,
  id,
  role,
  state,
  user: { ...ada, id: `u-${id}`, name },
});
const group = {
  ...owned,
  memberCount: 2,
  inviteCode: "abc",
  joinRequests: people([]),
  removedMembers: people([]),
  post: { __typename: "Post", id: "p1", text: "Slow reading" },
};
const owner = member("m1", "Ada Quist", "OWNER");
const ben = (role: string) => member("m2", "Ben Okafor", role);
const members = {
  __typename: "Group",
  id: "p1",
  memberCount: 2,
  members: {
    ...people([owner, ben("MEMBER")]),
    pageInfo: { __typename: "PageInfo", endCursor: null, hasNextPage: false },
  },
};

function openPage(answers: Parameters<typeof fakeService>[0] = {}) {
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

describe("managing a group", () => {
  it("B8 changes what it says of itself", async () => {
    const { user, callsOf } = openPage({
      UpdateGroup: () =>
        says({ updateGroup: { ...group, version: 2, title: "Algebra", tags: ["proofs", "evenings"] } }),
    });

    await user.type(await screen.findByRole("textbox", { name: "Group title (optional)" }), "Algebra");
    await user.selectOptions(screen.getByRole("combobox", { name: "Interest" }), "Coding");
    await user.type(screen.getByRole("textbox", { name: "Tags (optional)" }), "proofs, , evenings");
    await user.type(screen.getByRole("spinbutton", { name: "Places (optional)" }), "12");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText("Your group was updated.")).toBeVisible();
    const input = {
      title: "Algebra",
      interest: "CODING",
      tags: ["proofs", "evenings"],
      visibility: "OPEN",
      capacity: 12,
    };
    expect(callsOf("UpdateGroup")[0]?.variables).toEqual({ input: { groupId: "p1", ...input } });
  });

  it("B1 says beside the field how many members there are, when the places would be fewer", async () => {
    const message = "The group has 6 members. Its capacity cannot be lower.";
    const { user } = openPage({
      UpdateGroup: () => refuses("BAD_USER_INPUT", message, [{ field: "input.capacity", message }]),
    });

    await user.type(await screen.findByRole("spinbutton", { name: "Places (optional)" }), "3");
    await user.click(screen.getByRole("button", { name: "Save" }));

    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole("spinbutton", { name: "Places (optional)" })).toHaveAccessibleDescription(/6 members/);
  });

  it("B6 says what a change of who may join brings, before it is made", async () => {
    const { user, callsOf } = openPage({ ManagedGroup: () => says({ group: { ...group, visibility: "PRIVATE" } }) });

    await user.click(await screen.findByRole("radio", { name: /Open to everyone/ }));
    await user.click(screen.getByRole("button", { name: "Save" }));

    const dialog = within(screen.getByRole("dialog", { name: "Change who may join?" }));
    expect(dialog.getByText(/Everyone will be able to read the discussion/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    expect(callsOf("UpdateGroup")).toEqual([]);
  });

  it("B3 shows the invitation link, and replaces it after a question", async () => {
    const renewed = { __typename: "Group", id: "p1", version: 2, inviteCode: "xyz" };
    const { user } = openPage({ RenewGroupInvite: () => says({ renewGroupInvite: renewed }) });
    expect(await screen.findByRole("textbox", { name: "Link" })).toHaveValue("http://localhost/join/abc");

    await user.click(screen.getByRole("button", { name: "Make a new link" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Make a new link" }));

    expect(await screen.findByDisplayValue("http://localhost/join/xyz")).toBeVisible();
  });

  it("B3 removes a member after a question that names them, and lets them back in", async () => {
    let removed: object[] = [];
    const { user, callsOf } = openPage({
      ManagedGroup: () => says({ group: { ...group, removedMembers: people(removed) } }),
      RemoveMember: () => says({ removeMember: { ...group, version: 2, memberCount: 1 } }),
      ReadmitMember: () => says({ readmitMember: { ...group, version: 3, memberCount: 2 } }),
    });
    await user.click(await screen.findByRole("button", { name: "Remove Ben Okafor" }));
    expect(screen.queryByRole("button", { name: "Remove Ada Quist" })).not.toBeInTheDocument();

    removed = [member("m2", "Ben Okafor", "MEMBER", "REMOVED")];
    const dialog = within(screen.getByRole("dialog", { name: "Remove Ben Okafor from the group?" }));
    await user.click(dialog.getByRole("button", { name: "Remove member" }));
    await user.click(await screen.findByRole("button", { name: "Let back in Ben Okafor" }));

    expect(await screen.findByText("Ben Okafor is back in the group.")).toBeVisible();
    expect(callsOf("RemoveMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
    expect(callsOf("ReadmitMember")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
  });

  it("B6 makes a member a moderator and takes that back, and the list says so", async () => {
    let role = "MEMBER";
    const { user, callsOf } = openPage({
      GroupMembers: () => says({ group: { ...members, members: { ...members.members, nodes: [owner, ben(role)] } } }),
      SetMemberRole: ({ input }) => {
        role = (input as { role: string }).role;
        return says({ setMemberRole: { ...group, version: 2 } });
      },
    });

    await user.click(await screen.findByRole("button", { name: "Make moderator Ben Okafor" }));
    expect(await screen.findByText("Ben Okafor is a moderator now.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Make moderator Ada Quist" })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("button", { name: "End moderator role Ben Okafor" }));

    expect(await screen.findByRole("button", { name: "Make moderator Ben Okafor" })).toBeVisible();
    expect(callsOf("SetMemberRole").map(({ variables }) => variables)).toEqual(
      ["MODERATOR", "MEMBER"].map((next) => ({ input: { groupId: "p1", userId: "u-m2", role: next } })),
    );
  });

  it("B6 hands the group over after a question, and leads to the group, which the viewer no longer manages", async () => {
    const { user, callsOf, history } = openPage({
      HandOverGroup: () => says({ handOverGroup: { ...group, version: 2, viewerCanManage: false } }),
    });
    await user.click(await screen.findByRole("button", { name: "Hand over to Ben Okafor" }));

    const dialog = within(screen.getByRole("dialog", { name: "Hand the group over to Ben Okafor?" }));
    expect(callsOf("HandOverGroup")).toEqual([]);
    await user.click(dialog.getByRole("button", { name: "Hand over the group" }));

    await waitFor(() => expect(history.location.pathname).toBe("/posts/p1"));
    expect(callsOf("HandOverGroup")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u-m2" } });
  });

  it("B6 offers moderators to remove members, and no roles", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanChange: false } }) });

    expect(await screen.findByRole("button", { name: "Remove Ben Okafor" })).toBeVisible();
    expect(screen.queryByRole("button", { name: /moderator|Hand over/ })).not.toBeInTheDocument();
  });

  it("B6 is for its owner and moderators: others read that it is not theirs", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanManage: false } }) });

    expect(await screen.findByRole("heading", { name: "You can't manage this group" })).toBeVisible();
  });

  it("B6 shows a moderator members and the link, but not what only the owner changes", async () => {
    openPage({ ManagedGroup: () => says({ group: { ...group, viewerCanChange: false } }) });

    expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
    expect(screen.queryByRole("textbox", { name: "Group title (optional)" })).not.toBeInTheDocument();
  });

  it("C6 offers to try again when it does not load", async () => {
    let answer = () => refuses("UNAVAILABLE", "Not now");
    const { user } = openPage({ ManagedGroup: () => answer() });
    await screen.findByRole("heading", { name: "The group's details didn't load" });

    answer = () => says({ group });
    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByRole("textbox", { name: "Link" })).toBeVisible();
  });
});
