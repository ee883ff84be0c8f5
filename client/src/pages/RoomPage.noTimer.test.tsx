import { screen } from "@testing-library/react";
import { fakeService, says } from "../testing/fakeService";
import { renderPage } from "../testing/renderPage";
import { RoomPage } from "./RoomPage";

const viewer = { __typename: "User", id: "u1", name: "Ada Quist", avatar: "/avatars/u1", isModerator: false };
const room = {
  __typename: "StudyRoom",
  id: "r1",
  version: 4,
  peopleCount: 0,
  group: null,
  viewerSeat: null,
  people: { __typename: "RoomPersonConnection", nodes: [] },
  timer: null,
};
const me = { ...viewer, recentGoals: [], openFocus: null };

function open(answers: Parameters<typeof fakeService>[0], path = "/room") {
  localStorage.setItem("token", "t1");
  const service = fakeService({ Me: () => says({ me: viewer }), ...answers });
  const routes = [
    { path: "/room", element: <RoomPage /> },
    { path: "/room/:groupId", element: <RoomPage /> },
  ];
  return { ...service, ...renderPage(routes, { link: service.link, path }) };
}

describe("a room without a timer", () => {
  it("says that who enters can start the timer, and names the group in its own direction", async () => {
    const group = {
      __typename: "Group",
      id: "g1",
      title: "قراءة",
      viewerCanManage: false,
      post: { __typename: "Post", id: "g1", text: "Reading" },
    };
    open({ StudyRoom: () => says({ room: { ...room, group }, me }) }, "/room/g1");

    expect(await screen.findByText(/Enter the room to start one/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start the timer" })).not.toBeInTheDocument();
    const heading = screen.getByRole("heading", { level: 1, name: "Study room of قراءة" });
    expect(heading.querySelector("bdi")).toHaveTextContent("قراءة");
    expect(document.title).toContain("Study room of قراءة");
  });
});
