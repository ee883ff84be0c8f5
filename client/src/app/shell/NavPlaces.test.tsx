import { act, screen, within } from "@testing-library/react";
import { Subject } from "rxjs";
import type { ApolloLink } from "@apollo/client/link";
import { fakeService, says } from "../../testing/fakeService";
import { ada } from "../../testing/postPage";
import { renderPage } from "../../testing/renderPage";
import { Layout } from "./Layout";

type Answer = ReturnType<ApolloLink["request"]>;

const place = (id: string, peopleCount: number) => ({
  __typename: "StudyingNow",
  room: { __typename: "StudyRoom", id, peopleCount, group: null },
  buddies: [],
});

/** The service with these rooms, and its live events. */
function openPage(path: string, rooms: ReturnType<typeof place>[]) {
  localStorage.setItem("token", "t1");
  const events = new Subject<object>();
  const { link, callsOf } = fakeService({
    Me: () => says({ me: ada }),
    StudyingNow: () => says({ studyingNow: rooms }),
    StudyingChanged: () => events as Answer,
  });
  const routes = [{ Component: Layout, children: [{ path: "*", element: <h1>Here</h1> }] }];
  const view = renderPage(routes, { link, path });
  const send = (viewerChanged: object) => act(() => events.next({ data: { viewerChanged } }));
  return { ...view, callsOf, send };
}

const header = () => within(screen.getByRole("banner"));

describe("the places of every day in the bar", () => {
  it("say how many study now, as it changes, in one request for all pages", async () => {
    const rooms = [place("r1", 2), place("r2", 1)];
    const { send, callsOf } = openPage("/profiles", rooms);
    expect(await header().findByRole("link", { name: "Room · 3 people study now", hidden: true })).toHaveTextContent(
      "Room·3",
    );

    send({ __typename: "StudyRoom", id: "r1", peopleCount: 0 });
    expect(await header().findByRole("link", { name: "Room · 1 person studies now", hidden: true })).toHaveAttribute(
      "href",
      "/room",
    );

    send({ __typename: "StudyRoom", id: "r2", peopleCount: 0 });
    expect(await header().findByRole("link", { name: "Room", hidden: true })).toHaveTextContent(/^Room$/);
    expect(callsOf("StudyingNow")).toHaveLength(1);
  });

  it("ask again once people study in a room that was not known", async () => {
    const rooms = [place("r1", 1)];
    const { send } = openPage("/profiles", rooms);
    await header().findByRole("link", { name: "Room · 1 person studies now", hidden: true });

    rooms.push(place("r3", 4));
    send({ __typename: "StudyRoom", id: "r3", peopleCount: 4 });

    expect(await header().findByRole("link", { name: "Room · 5 people study now", hidden: true })).toBeInTheDocument();
  });

  it("ask nothing on Home, which asks itself", async () => {
    const { callsOf } = openPage("/dashboard", [place("r1", 2)]);
    await header().findByRole("link", { name: "Room", hidden: true });
    await header().findByRole("button", { name: "Your menu" });

    expect(callsOf("StudyingNow")).toEqual([]);
    expect(callsOf("StudyingChanged")).toEqual([]);
  });

  it.each([
    ["/schedule/new", ["Schedule"]],
    ["/sessions/1", ["Schedule"]],
    ["/room", ["Room"]],
    ["/room/g1", ["Room"]],
    ["/notifications", ["Notifications"]],
    ["/settings/notifications", []],
    ["/edit-profile", ["Home"]],
    ["/join/abc", ["Groups"]],
    ["/profile/somebody", ["Buddies"]],
    [`/profile/${ada.id}`, []],
  ])("C23 mark the place of %s", async (path, marked) => {
    openPage(path, []);
    await header().findByRole("link", { name: "Schedule", hidden: true });

    const current = header().queryAllByRole("link", { current: "page", hidden: true });
    expect(current.map((link) => link.getAttribute("aria-label") ?? link.textContent)).toEqual(marked);
  });

  it("are not there for visitors", async () => {
    renderPage([{ Component: Layout, children: [{ path: "*", element: <h1>Here</h1> }] }]);
    expect(await header().findByRole("link", { name: "Login", hidden: true })).toBeInTheDocument();
    expect(header().queryByRole("link", { name: "Room", hidden: true })).not.toBeInTheDocument();
  });
});
