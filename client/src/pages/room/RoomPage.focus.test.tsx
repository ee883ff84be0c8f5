import { screen } from "@testing-library/react";
import { refuses, says } from "../../testing/fakeService";
import { group, me, openRoom, room, seat, timer, viewer } from "../../testing/roomPage";

const inside = { ...room, id: "g1", group, viewerSeat: seat };
const table = () => screen.findByRole("region", { name: "Timer" });
const press = async (name: string, keyboard: (keys: string) => Promise<void>) => {
  (await screen.findByRole("button", { name })).focus();
  await keyboard("{Enter}");
};

describe("the keyboard's focus stays in the room", () => {
  it("on the button that enters, after leaving", async () => {
    const { user } = openRoom(
      {
        StudyRoom: () => says({ room: inside, me }),
        LeaveRoom: () => says({ leaveRoom: { ...inside, version: 5, viewerSeat: null } }),
      },
      "/room/g1",
    );
    await press("Leave the room", (keys) => user.keyboard(keys));

    expect(await screen.findByRole("button", { name: "Enter the room" })).toHaveFocus();
  });

  it("on the button that leaves, when that failed", async () => {
    const { user } = openRoom(
      { StudyRoom: () => says({ room: inside, me }), LeaveRoom: () => refuses("UNAVAILABLE", "Study Circle is busy.") },
      "/room/g1",
    );
    await press("Leave the room", (keys) => user.keyboard(keys));

    expect(await screen.findByText(/busy/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Leave the room" })).toHaveFocus();
  });

  it("at the timer, after starting and stopping it", async () => {
    const own = { ...timer, startedBy: viewer };
    const { user } = openRoom(
      {
        StudyRoom: () => says({ room: { ...inside, timer: null }, me }),
        StartTimer: () => says({ startTimer: { ...inside, version: 5, timer: own } }),
        StopTimer: () => says({ stopTimer: { ...inside, version: 6, timer: null } }),
      },
      "/room/g1",
    );
    await press("Start the timer", (keys) => user.keyboard(keys));
    await screen.findByRole("button", { name: "Stop the timer" });
    expect(await table()).toHaveFocus();

    await press("Stop the timer", (keys) => user.keyboard(keys));
    await screen.findByRole("button", { name: "Start the timer" });
    expect(await table()).toHaveFocus();
  });

  it("at the timer, after saying how far one came", async () => {
    const times = { startedAt: "2026-03-01T11:35:00.000Z", endsAt: timer.startedAt };
    const openFocus = { __typename: "StudyFocus", id: "f1", goal: "Essay", result: null, firstWith: [], ...times };
    const { user } = openRoom({
      StudyRoom: () => says({ commons: room, me: { ...me, openFocus } }),
      FinishFocus: () => says({ finishFocus: { __typename: "StudyFocus", id: "f1", result: "PARTLY" } }),
      OwnFocus: () => says({ me }),
    });
    await press("Partly", (keys) => user.keyboard(keys));

    expect(await screen.findByText("Noted. Keep going!")).toBeVisible();
    expect(await table()).toHaveFocus();
  });
});
