import { act, screen, waitFor } from "@testing-library/react";
import { of } from "rxjs";
import { useSession } from "../../features/accounts/SessionProvider";
import type { KnownViewer } from "../../features/accounts/useViewer";
import { useGroupsToPlanForQuery } from "../../generated/sessionHooks";
import { renderPage } from "../../testing/renderPage";
import { sessionService } from "../../testing/sessionService";

const ada = { __typename: "User", id: "u1", name: "Ada", avatar: "/avatars/u1", isModerator: false, isAdmin: false };

describe("A6 a tab that finds itself with another member's token", () => {
  const bo = { ...ada, id: "u2", name: "Bo" };
  const people = new Map([
    ["t1", ada],
    ["t2", bo],
  ]);

  /** What no member's own record leads to: only a cleared cache asks for it again. */
  function Groups() {
    const { user } = useSession();
    const { data } = useGroupsToPlanForQuery();
    return `${user?.name ?? "Guest"} is in ${data?.myGroups?.nodes[0]?.name ?? "no group"}`;
  }

  function open(viewerAtFirst?: KnownViewer) {
    const viewer = () => people.get(localStorage.getItem("token") ?? "") ?? null;
    const { link, sent } = sessionService({
      Me: () => of({ data: { me: viewer() } }),
      GroupsToPlanFor: () => {
        const name = viewer()?.name;
        const group = { __typename: "Group", id: name, name: `${name} and friends` };
        return of({ data: { myGroups: { __typename: "GroupConnection", nodes: name ? [group] : [] } } });
      },
    });
    renderPage([{ path: "/", element: <Groups /> }], { link, viewer: viewerAtFirst });
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
    await screen.findByText("Ada is in Ada and friends");

    hear("t2");

    expect(await screen.findByText("Bo is in Bo and friends")).toBeVisible();
  });

  it("asks who the member is, also where it knew the first one before it was rendered", async () => {
    localStorage.setItem("token", "t1");
    open({ token: "t1", user: ada });
    await screen.findByText("Ada is in Ada and friends");

    hear("t2");

    expect(await screen.findByText("Bo is in Bo and friends")).toBeVisible();
  });

  it("forgets what it knew as a guest", async () => {
    open();
    await screen.findByText("Guest is in no group");

    hear("t2");

    expect(await screen.findByText("Bo is in Bo and friends")).toBeVisible();
  });

  it("keeps what it knows when it is another token of the same member", async () => {
    localStorage.setItem("token", "t1");
    const asked = open();
    await screen.findByText("Ada is in Ada and friends");

    people.set("t3", ada);
    hear("t3");

    await waitFor(() => expect(asked("Me")).toBe(2));
    expect(await screen.findByText("Ada is in Ada and friends")).toBeVisible();
    expect(asked("GroupsToPlanFor")).toBe(1);
  });
});
