import { act, screen, waitFor, within } from "@testing-library/react";
import { NEVER, Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { ada, chooseOfGroup, commented, content, foreignGroup, group, openPage } from "../../testing/postPage";

const post = {
  Post: () => says({ post: { ...content, viewerCanDelete: false } }),
  Comments: () => says({ post: commented }),
};
const member = { ...group.viewerMembership, id: "m9", role: "MEMBER" };
const onRequest = { ...foreignGroup, visibility: "ON_REQUEST", viewerCanComment: false };
const joined = {
  ...foreignGroup,
  version: 2,
  memberCount: 5,
  viewerCanJoin: false,
  viewerCanLeave: true,
  viewerMembership: member,
};
const ben = { ...ada, id: "u2", name: "Ben Okafor" };
const request = {
  ...member,
  id: "m2",
  state: "REQUESTED",
  message: "I read slowly, too",
  requestedAt: "2026-03-06T12:00:00.000Z",
  user: ben,
};
const panel = () => screen.findByRole("region", { name: "About this group" });

describe("the group beside its post", () => {
  it("B8 says what it is about, who may join, and how many are in it", async () => {
    openPage({
      ...post,
      Group: () =>
        says({ group: { ...foreignGroup, title: "Algebra", tags: ["proofs"], interest: "ART", capacity: 12 } }),
    });

    const beside = within(await screen.findByRole("region", { name: "About this group" }));
    expect(beside.getByText("Open to everyone")).toBeVisible();
    expect(document.querySelector("[data-interest]")).toHaveAttribute("data-interest", "ART");
    expect(beside.getByText("4 of 12 members")).toBeVisible();
    expect(beside.getByText("proofs")).toBeVisible();
    expect(beside.getByText("Art")).toBeVisible();
  });

  it("B1 is joined at once; a refusal takes that back and says why", async () => {
    const answers = new Subject<{ data: null; errors: object[] }>();
    const { user } = openPage({
      ...post,
      Group: () => says({ group: foreignGroup }),
      JoinGroup: () => answers as never,
    });
    const beside = within(await panel());

    await user.click(beside.getByRole("button", { name: "Join" }));

    expect(beside.getByText("5 members")).toBeVisible();
    expect(beside.getByText("You're a member")).toBeVisible();

    const errors = [{ message: "This group is full.", extensions: { code: "GROUP_FULL" } }];
    act(() => (answers.next({ data: null, errors }), answers.complete()));

    expect(await screen.findByRole("alert")).toHaveTextContent("This group is full.");
    expect(beside.getByText("4 members")).toBeVisible();
    expect(beside.getByRole("button", { name: "Join" })).toBeVisible();
  });

  it("B1 keeps the focus at the place of the button that was pressed", async () => {
    const { user } = openPage({
      ...post,
      Group: () => says({ group: foreignGroup }),
      JoinGroup: () => says({ joinGroup: joined }),
    });
    const beside = within(await panel());

    await user.click(beside.getByRole("button", { name: "Join" }));

    expect(await beside.findByText("You're a member")).toBeVisible();
    expect(document.activeElement).toContainElement(beside.getByText("You're a member"));
  });

  it("B1 follows what others do, and ignores an event that is older than what it shows", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    openPage({ ...post, Group: () => says({ group: foreignGroup }), GroupChanged: () => events as never });
    const beside = within(await panel());
    const push = (change: object) => act(() => events.next({ data: { groupChanged: { ...foreignGroup, ...change } } }));
    await waitFor(() => expect(events.observed).toBe(true));

    push({ version: 3, memberCount: 6 });
    expect(await beside.findByText("6 members")).toBeVisible();
    push({ version: 2, memberCount: 5 });

    expect(beside.getByText("6 members")).toBeVisible();
  });

  it("B1 follows another group that one goes to, also at a lower version", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const { history } = openPage({
      Post: ({ id }) => says({ post: { ...content, id, viewerCanDelete: false } }),
      Comments: ({ postId }) => says({ post: { ...commented, id: postId } }),
      Group: ({ id }) => says({ group: { ...foreignGroup, id, version: id === "p1" ? 40 : 2 } }),
      GroupChanged: ({ groupId }) => (groupId === "p2" ? events : NEVER) as never,
    });
    await panel();
    act(() => (history.push("/posts/p2"), history.go(0)));
    const beside = within(await panel());
    await waitFor(() => expect(events.observed).toBe(true));

    act(() => events.next({ data: { groupChanged: { ...foreignGroup, id: "p2", version: 3, memberCount: 6 } } }));

    expect(await beside.findByText("6 members")).toBeVisible();
  });

  it("C7 leaves the discussion usable when it does not load", async () => {
    openPage({ ...post, Group: () => refuses("UNAVAILABLE", "Not now") });

    expect(await screen.findByRole("heading", { name: "The group's details didn't load" })).toBeVisible();
    expect(await screen.findByRole("textbox", { name: /Reply/ })).toBeVisible();
  });
});

describe("a group on request", () => {
  it("B2 B8 explains itself in the place of the discussion, and is asked with a message", async () => {
    const waiting = { ...onRequest, viewerCanJoin: false, viewerMembership: { ...request, user: undefined } };
    const { user, callsOf } = openPage({
      ...post,
      Group: () => says({ group: onRequest }),
      JoinGroup: () => says({ joinGroup: waiting }),
    });
    const inPlace = within(await screen.findByRole("region", { name: "The discussion is for members" }));
    expect(screen.queryByRole("textbox", { name: /Reply/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/No replies yet/)).not.toBeInTheDocument();

    await user.click(inPlace.getByRole("button", { name: "Ask to join" }));
    await user.type(screen.getByRole("textbox", { name: "Message (optional)" }), "I read slowly, too");
    await user.click(screen.getByRole("button", { name: "Send request" }));

    const beside = within(await panel());
    expect(await beside.findByText(/You asked on/)).toHaveTextContent("You asked on 2026/03/06.");
    expect(beside.getByRole("button", { name: "Withdraw request" })).toBeVisible();
    expect(callsOf("JoinGroup")[0]?.variables).toEqual({ input: { groupId: "p1", message: "I read slowly, too" } });
  });

  it("B2 shows those who decide who waits, and lets them in at once", async () => {
    const requests = { __typename: "MembershipConnection", nodes: [request], totalCount: 1 };
    const own = { ...group, visibility: "ON_REQUEST", joinRequests: requests };
    const after = { ...own, version: 2, memberCount: 2, joinRequests: { ...requests, nodes: [], totalCount: 0 } };
    const { user, callsOf } = openPage({
      ...post,
      Group: () => says({ group: own }),
      AcceptJoinRequest: () => says({ acceptJoinRequest: after }),
    });
    const waiting = within(await screen.findByRole("region", { name: "Waiting for your answer (1)" }));
    expect(waiting.getByText("I read slowly, too")).toBeVisible();

    await user.click(waiting.getByRole("button", { name: "Accept Ben Okafor" }));

    expect(await within(await panel()).findByText("2 members")).toBeVisible();
    expect(screen.queryByRole("region", { name: /Waiting for your answer/ })).not.toBeInTheDocument();
    await waitFor(() => expect(document.getElementById("group")).toHaveFocus());
    expect(callsOf("AcceptJoinRequest")[0]?.variables).toEqual({ input: { groupId: "p1", userId: "u2" } });
  });

  it("B2 says before leaving that one would have to ask again", async () => {
    const { user, callsOf } = openPage({
      ...post,
      Group: () => says({ group: { ...joined, visibility: "ON_REQUEST" } }),
      LeaveGroup: () => says({ leaveGroup: { ...onRequest, version: 3 } }),
    });
    const beside = within(await panel());

    await chooseOfGroup(user, "Leave");
    expect(callsOf("LeaveGroup")).toEqual([]);
    const dialog = within(screen.getByRole("dialog", { name: "Leave this group?" }));
    expect(dialog.getByText(/have to ask again/)).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Leave group" }));

    expect(await beside.findByRole("button", { name: "Ask to join" })).toBeVisible();
    expect(callsOf("LeaveGroup")).toHaveLength(1);
  });
});
