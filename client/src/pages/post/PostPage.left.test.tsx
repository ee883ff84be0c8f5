import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { says } from "../../testing/fakeService";
import { chooseOfGroup, commented, content, foreignGroup, group, openPage } from "../../testing/postPage";

const ownPrivate = {
  ...foreignGroup,
  visibility: "PRIVATE",
  viewerCanJoin: false,
  viewerCanLeave: true,
  viewerMembership: { ...group.viewerMembership, role: "MEMBER" },
};

describe("the page of a group that the viewer left or was removed from", () => {
  it("B3 shows a group that was gone to a viewer who is let in again", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const { callsOf, history } = openPage({
      Post: ({ id }) => says({ post: { ...content, id, viewerCanDelete: false } }),
      Comments: () => says({ post: commented }),
      PostDeleted: () => events as never,
    });
    await screen.findByText("Slow reading");
    await waitFor(() => expect(events.observed).toBe(true));
    act(() => events.next({ data: { postDeleted: "p1" } }));
    await screen.findByRole("heading", { name: "We can't find this group" });

    act(() => (history.push("/posts/p2"), history.go(0)));
    await screen.findByText("Slow reading");
    act(() => history.go(-1));

    await waitFor(() => expect(callsOf("Post").slice(1).at(-1)?.variables).toEqual({ id: "p1" }));
    expect(await screen.findByText("Slow reading")).toBeVisible();
  });

  it("N25 says that a group is gone when its stream ends for any cause, and does not ask for the stream again", async () => {
    const events = new Subject<{ data?: Record<string, unknown> | null; errors?: object[] }>();
    const posts: (object | null)[] = [{ ...content, viewerCanDelete: false }, null];
    const { callsOf } = openPage({
      Post: () => says({ post: posts.length > 1 ? posts.shift() : posts[0] }),
      Comments: () => says({ post: commented }),
      Group: () => says({ group: ownPrivate }),
      GroupChanged: () => events as never,
    });
    await screen.findByText("Slow reading");
    await waitFor(() => expect(events.observed).toBe(true));

    act(() => {
      events.next({ data: null, errors: [{ message: "Group not found", extensions: { code: "NOT_FOUND" } }] });
      events.complete();
    });

    expect(await screen.findByRole("heading", { name: "We can't find this group" })).toBeVisible();
    expect(callsOf("GroupChanged")).toHaveLength(1);
  });

  it("shows a private group until the viewer who leaves it is led away, and asks for it again later", async () => {
    const events = new Subject<{ data: Record<string, unknown> }>();
    const answer = new Subject<{ data: Record<string, unknown> }>();
    const { user, callsOf, history } = openPage({
      Post: () => says({ post: { ...content, viewerCanDelete: false } }),
      Comments: () => says({ post: commented }),
      Group: () => says({ group: ownPrivate }),
      PostDeleted: () => events as never,
      LeaveGroup: () => answer as never,
    });
    await chooseOfGroup(user, "Leave");
    await user.click(screen.getByRole("button", { name: "Leave group" }));
    await waitFor(() => expect(events.observed).toBe(true));

    await act(async () => events.next({ data: { postDeleted: "p1" } }));
    expect(await screen.findByText("Slow reading")).toBeVisible();
    expect(screen.queryByText("We can't find this group")).not.toBeInTheDocument();
    act(() => (answer.next({ data: { leaveGroup: null } }), answer.complete()));

    await waitFor(() => expect(history.location.pathname).toBe("/posts"));
    act(() => history.go(-1));
    await waitFor(() => expect(callsOf("Post")).toHaveLength(2));
  });
});
