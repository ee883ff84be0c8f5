import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Outlet } from "react-router-dom";
import { Subject } from "rxjs";
import { NavBell } from "../../app/shell/NavBell";
import { ProfileDocument, RequestBuddyDocument } from "../../generated/hooks";
import { member } from "../../testing/buddiesPage";
import { ada, buildProfile } from "../../testing/buildProfile";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { ProfilePage } from "./ProfilePage";

describe("C4 the action on a profile", () => {
  it("asks with a message, keeps it when that fails, and shows Requested", async () => {
    const bo = member("u2", "Bo Tan", "NONE");
    const profile = { data: { profile: buildProfile({ id: "p2", user: bo }), user: bo } };
    const request = { query: RequestBuddyDocument, variables: { input: { userId: "u2", message: "Hello Bo" } } };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u2",
      mocks: [
        { request: { query: ProfileDocument, variables: { userId: "u2" } }, result: profile },
        { request, error: new TypeError("offline") },
        {
          request,
          result: { data: { requestBuddy: { ...bo, buddyState: "REQUESTED", viewerCanRequestBuddy: false } } },
        },
      ],
    });

    await userEvent.click(await screen.findByRole("button", { name: "Ask to be buddies with Bo Tan" }));
    await userEvent.type(await screen.findByRole("textbox", { name: /Message/ }), "Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));
    await screen.findByRole("alert");
    expect(screen.getByRole("textbox", { name: /Message/ })).toHaveValue("Hello Bo");
    await userEvent.click(screen.getByRole("button", { name: "Send request" }));

    expect(await screen.findByRole("button", { name: "Requested Bo Tan" })).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });

  it("is hidden from guests, and on the viewer's own profile", async () => {
    const data = { profile: buildProfile(), user: ada };
    renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u1",
      mocks: [{ request: { query: ProfileDocument, variables: { userId: "u1" } }, result: { data } }],
    });

    await screen.findByRole("heading", { level: 1, name: "Ada Quist" });
    expect(screen.queryByRole("button", { name: /buddies/ })).not.toBeInTheDocument();
  });
});

describe("C3 blocking", () => {
  it("says in the window that it failed, and asks afresh at the next press", async () => {
    const bo = member("u2", "Bo Tan", "NONE");
    const { link } = fakeService({
      Profile: () => says({ profile: buildProfile({ id: "p2", user: bo }), user: bo }),
      BlockUser: () => refuses("RATE_LIMITED", "Slow down"),
    });
    const { user } = renderPage([{ path: "/profile/:userId", element: <ProfilePage /> }], {
      path: "/profile/u2",
      link,
    });
    const ask = async () => user.click(await screen.findByRole("button", { name: "Block Bo Tan" }));
    await ask();
    const dialog = within(screen.getByRole("dialog", { name: "Block Bo Tan?" }));

    await user.click(dialog.getByRole("button", { name: "Block" }));
    expect(await dialog.findByRole("alert")).toHaveTextContent("Slow down");
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await user.click(dialog.getByRole("button", { name: "Cancel" }));
    await ask();

    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });

  it("leads to the buddies, and leaves the session and the live number on the bell", async () => {
    localStorage.setItem("token", "t1");
    const bo = member("u2", "Bo Tan", "NONE");
    const events = new Subject<unknown>();
    const { link, callsOf } = fakeService({
      Me: () => says({ me: ada }),
      UnreadCount: () => says({ me: { __typename: "User", id: "u1", unreadCount: 2 } }),
      NotificationChanged: () => events.asObservable() as ReturnType<typeof says>,
      Profile: () => says({ profile: buildProfile({ id: "p2", user: bo }), user: bo }),
      BlockUser: () => says({ blockUser: { __typename: "User", id: "u2" } }),
    });
    const children = [
      { path: "/profile/:userId", element: <ProfilePage /> },
      { path: "/buddies", lazy: async () => ({ element: <h1>Your buddies</h1> }) },
    ];
    const { user } = renderPage([{ element: <WithBell />, children }], { path: "/profile/u2", link });
    await screen.findByRole("link", { name: "Notifications, 2 unread" });

    await user.click(await screen.findByRole("button", { name: "Block Bo Tan" }));
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Block" }));
    await screen.findByRole("heading", { name: "Your buddies" });
    await waitFor(() => expect(callsOf("UnreadCount")).toHaveLength(2));
    const change = {
      __typename: "NotificationChange",
      notification: null,
      removedId: null,
      unreadCount: 5,
      version: 3,
    };
    act(() => events.next({ data: { notificationChanged: change } }));

    expect(await screen.findByRole("link", { name: "Notifications, 5 unread" })).toBeVisible();
    expect([callsOf("Me").length, callsOf("Profile").length]).toEqual([1, 1]);
  });
});

const WithBell = () => (
  <>
    <NavBell />
    <Outlet />
  </>
);
