import { screen, waitFor } from "@testing-library/react";
import { fakeService, refuses, says } from "../../testing/fakeService";
import { renderPage } from "../../testing/renderPage";
import { RoomSlot } from "./RoomSlot";

const timer = {
  __typename: "RoomTimer",
  phase: "FOCUS",
  startedAt: "2026-03-01T12:00:00.000Z",
  endsAt: "2026-03-01T12:25:00.000Z",
  serverNow: "2026-03-01T12:13:30.000Z",
};
const room = { __typename: "StudyRoom", id: "g1", peopleCount: 3, timer };
const group = (of: object | null) => says({ group: { __typename: "Group", id: "g1", room: of } });

function open(GroupRoom: () => ReturnType<typeof says>) {
  const { link } = fakeService({ GroupRoom });
  return renderPage([{ path: "/", element: <RoomSlot groupId="g1" /> }], { link });
}

describe("the room beside the post of a group", () => {
  it("B20 says how many study and how long until the break, and leads into it", async () => {
    open(() => group(room));

    expect(await screen.findByText("3 people here")).toBeVisible();
    expect(screen.getByText("Break in 12 minutes")).toBeVisible();
    expect(screen.getByRole("link", { name: "Go to the room" })).toHaveAttribute("href", "/room/g1");
  });

  it("says nothing of a timer that does not run, and when a focus begins again", async () => {
    open(() =>
      group({ ...room, peopleCount: 0, timer: { ...timer, phase: "BREAK", endsAt: "2026-03-01T12:14:00.000Z" } }),
    );

    expect(await screen.findByText("Focus in a minute")).toBeVisible();
    expect(screen.getByText("Nobody is here yet")).toBeVisible();
  });

  it("B20 is not there for those who may not enter", async () => {
    open(() => group(null));

    await waitFor(() => expect(screen.queryByText("Loading the study room")).not.toBeInTheDocument());
    expect(screen.queryByRole("region")).not.toBeInTheDocument();
  });

  it("offers to try again when it does not load", async () => {
    let isDown = true;
    const { user } = open(() => (isDown ? refuses("UNAVAILABLE", "Not now") : group(room)));
    await screen.findByText("The room didn't load");
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("3 people here")).toBeVisible();
  });
});
