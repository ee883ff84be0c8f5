import { act, screen, waitFor } from "@testing-library/react";
import { of } from "rxjs";
import { useSession } from "../features/accounts/SessionProvider";
import { useUnreadCountQuery } from "../generated/notificationHooks";
import { renderPage } from "../testing/renderPage";
import { sessionService } from "../testing/sessionService";

const ada = { __typename: "User", id: "u1", name: "Ada", avatar: "/avatars/u1", isModerator: false };

describe("A6 a tab that finds itself with another member's token", () => {
  const bo = { ...ada, id: "u2", name: "Bo" };
  const people = new Map([
    ["t1", ada],
    ["t2", bo],
  ]);

  function Unread() {
    const { user } = useSession();
    const { data } = useUnreadCountQuery();
    return `${user?.name ?? "Guest"} has ${data?.me?.unreadCount ?? "no"} news`;
  }

  function open() {
    const viewer = () => people.get(localStorage.getItem("token") ?? "") ?? null;
    const { link, sent } = sessionService({
      Me: () => of({ data: { me: viewer() } }),
      UnreadCount: () => {
        const me = viewer();
        return of({ data: { me: me && { __typename: "User", id: me.id, unreadCount: me === ada ? 1 : 2 } } });
      },
    });
    renderPage([{ path: "/", element: <Unread /> }], { link });
    return (name: string) => sent.filter((request) => request.name === name).length;
  }

  const hear = (token: string) =>
    act(() => {
      localStorage.setItem("token", token);
      window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
    });

  it("forgets the member who was here before", async () => {
    localStorage.setItem("token", "t1");
    open();
    await screen.findByText("Ada has 1 news");

    hear("t2");

    expect(await screen.findByText("Bo has 2 news")).toBeVisible();
  });

  it("forgets what it knew as a guest", async () => {
    open();
    await screen.findByText("Guest has no news");

    hear("t2");

    expect(await screen.findByText("Bo has 2 news")).toBeVisible();
  });

  it("keeps what it knows when it is another token of the same member", async () => {
    localStorage.setItem("token", "t1");
    const asked = open();
    await screen.findByText("Ada has 1 news");

    people.set("t3", ada);
    hear("t3");

    await waitFor(() => expect(asked("Me")).toBe(2));
    expect(await screen.findByText("Ada has 1 news")).toBeVisible();
    expect(asked("UnreadCount")).toBe(1);
  });
});
