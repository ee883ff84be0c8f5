import { screen } from "@testing-library/react";
import { says } from "../../testing/fakeService";
import { group, me, openRoom, room } from "../../testing/roomPage";

describe("a room without a timer", () => {
  it("says that who enters can start the timer, and names the group in its own direction", async () => {
    const named = { ...room, timer: null, group: { ...group, name: "قراءة" } };
    openRoom({ StudyRoom: () => says({ room: named, me }) }, "/room/g1");

    expect(await screen.findByText(/Enter the room to start one/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Start the timer" })).not.toBeInTheDocument();
    const heading = screen.getByRole("heading", { level: 1, name: "قراءة · study room" });
    expect(heading.querySelector("bdi")).toHaveTextContent("قراءة");
    expect(document.title).toContain("قراءة · study room");
  });
});
