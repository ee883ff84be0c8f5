import { act, screen, waitFor } from "@testing-library/react";
import { Subject } from "rxjs";
import { lookAgain, noteConnected, noteDisconnected } from "../../shared/live";
import { refuses, says } from "../../testing/fakeService";
import { group, me, openRoom, room, timer, viewer } from "../../testing/roomPage";

const mine = { __typename: "RoomPerson", goal: "Essay" };
const inside = { ...room, id: "g1", group, viewerSeat: mine };
const outside = { ...inside, version: 6, peopleCount: 0, timer: null, viewerSeat: null };
const back = { ...inside, version: 7, timer: null };

/** Ada's page of the room, in which she sits; then the service answers otherwise. */
async function sit(answers: Parameters<typeof openRoom>[0]) {
  let isGone = false;
  const page = openRoom(
    { StudyRoom: () => says({ room: isGone ? outside : { ...inside, timer }, me }), ...answers },
    "/room/g1",
  );
  await screen.findByRole("button", { name: "Leave the room" });
  return {
    ...page,
    /** The connection was gone for so long that the service freed the seat. */
    loseSeat: () => {
      isGone = true;
      act(lookAgain);
    },
  };
}

const kept = (callsOf: (name: string) => { variables: object }[]) => callsOf("KeepSeat").map((call) => call.variables);
const sameSeat = { input: { roomId: "g1", goal: "Essay" } };

describe("N12 a seat and a lost connection", () => {
  afterEach(() => act(noteDisconnected));

  it("is taken again with the same goal, and the page says that the timer stopped", async () => {
    const { callsOf, loseSeat } = await sit({ KeepSeat: () => says({ keepSeat: back }) });

    loseSeat();

    expect(await screen.findByText(/You're back in the room, but its timer stopped/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Leave the room" })).toBeVisible();
    expect(kept(callsOf)).toEqual([sameSeat]);
  });

  it("is not taken from another room, and one button leads back", async () => {
    const { user, callsOf, loseSeat } = await sit({
      KeepSeat: () => says({ keepSeat: outside }),
      EnterRoom: () => says({ enterRoom: back }),
    });
    loseSeat();
    expect(await screen.findByText("You're not in the room any more")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Leave the room" })).not.toBeInTheDocument();

    await user.click(screen.getByRole("button", { name: "Enter again" }));

    expect(await screen.findByRole("button", { name: "Leave the room" })).toBeVisible();
    expect(screen.queryByText("You're not in the room any more")).not.toBeInTheDocument();
    expect(callsOf("EnterRoom").map(({ variables }) => variables)).toEqual([sameSeat]);
  });

  it("is tried again at the next look when the service did not answer", async () => {
    let isBusy = true;
    const { loseSeat } = await sit({
      KeepSeat: () => (isBusy ? refuses("UNAVAILABLE", "Busy") : says({ keepSeat: back })),
    });
    loseSeat();
    expect(await screen.findByText("You're not in the room any more")).toBeVisible();
    isBusy = false;

    loseSeat();

    expect(await screen.findByRole("button", { name: "Leave the room" })).toBeVisible();
  });

  it("is kept by a plain request as soon as the socket is gone", async () => {
    act(noteConnected);
    const { callsOf } = await sit({ KeepSeat: () => says({ keepSeat: inside }) });

    act(noteDisconnected);

    await waitFor(() => expect(kept(callsOf)).toEqual([sameSeat]));
    expect(screen.queryByText(/You're back in the room/)).not.toBeInTheDocument();
  });

  it("is left alone by who leaves here, or is heard to leave", async () => {
    const events = new Subject<{ data: object }>();
    const { user, callsOf, loseSeat } = await sit({
      RoomChanged: () => events as never,
      LeaveRoom: () => says({ leaveRoom: { ...outside, version: 5 } }),
      EnterRoom: () => says({ enterRoom: back }),
    });
    await user.click(screen.getByRole("button", { name: "Leave the room" }));
    await screen.findByRole("button", { name: "Enter the room" });
    loseSeat();
    await waitFor(() => expect(callsOf("StudyRoom")).toHaveLength(2));
    await user.click(screen.getByRole("button", { name: "Enter the room" }));
    await screen.findByRole("button", { name: "Leave the room" });
    const change = { __typename: "RoomChange", kind: "LEFT", version: 8, versionBefore: 7, timer: null };
    const left = { __typename: "RoomPerson", goal: null, since: timer.startedAt, user: viewer };
    act(() => events.next({ data: { roomChanged: { ...change, people: [left] } } }));
    await screen.findByRole("button", { name: "Enter the room" });

    loseSeat();

    await waitFor(() => expect(callsOf("StudyRoom").length).toBeGreaterThan(2));
    expect(callsOf("KeepSeat")).toEqual([]);
    expect(screen.queryByText("You're not in the room any more")).not.toBeInTheDocument();
  });
});
