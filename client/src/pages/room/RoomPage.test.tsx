import { act, screen, waitFor, within } from "@testing-library/react";
import { Subject } from "rxjs";
import { refuses, says } from "../../testing/fakeService";
import { ben, group, me, openRoom, room, timer, viewer } from "../../testing/roomPage";

describe("the study room", () => {
  it("shows before one enters who is there, what they do, and how long the focus lasts", async () => {
    openRoom({ StudyRoom: () => says({ commons: room, me }) });

    const person = await screen.findByRole("listitem");
    expect(within(person).getByRole("link", { name: "Ben Okafor" })).toHaveAttribute("href", "/profile/u2");
    expect(within(person).getByText("Chapter 3")).toBeVisible();
    expect(screen.getByText("1 person here")).toBeVisible();
    expect(screen.getByRole("timer")).toHaveAccessibleName("20:00 of focus left");
    expect(screen.queryByRole("button", { name: "Stop the timer" })).not.toBeInTheDocument();
  });

  it("is entered with one line, also one of those written lately", async () => {
    const inside = { ...room, version: 5, peopleCount: 2, viewerSeat: { __typename: "RoomPerson", goal: "Essay" } };
    const { user, callsOf } = openRoom({
      StudyRoom: () => says({ commons: room, me }),
      EnterRoom: () => says({ enterRoom: inside }),
    });

    await user.click(await screen.findByRole("button", { name: "Essay" }));
    await user.click(screen.getByRole("button", { name: "Enter the room" }));

    expect(await screen.findByRole("button", { name: "Leave the room" })).toBeVisible();
    expect(callsOf("EnterRoom").map(({ variables }) => variables)).toEqual([
      { input: { roomId: "r1", goal: "Essay" } },
    ]);
    expect(screen.getByText("2 people here")).toBeVisible();
  });

  it("B16 is asked for again when an answer was overtaken by what happened since", async () => {
    const [events, answer] = [new Subject<{ data: object }>(), new Subject<{ data: object }>()];
    const { user, callsOf } = openRoom({
      StudyRoom: () => says({ commons: room, me }),
      RoomChanged: () => events as never,
      EnterRoom: () => answer as never,
    });
    await user.click(await screen.findByRole("button", { name: "Enter the room" }));
    await waitFor(() => expect(events.observed).toBe(true));
    const change = {
      __typename: "RoomChange",
      roomId: "r1",
      version: 6,
      versionBefore: 4,
      kind: "ENTERED",
      timer: null,
    };
    const people = [viewer, { ...viewer, id: "u3", name: "Cy Moss" }].map((of) => ({ ...ben, goal: null, user: of }));
    act(() => events.next({ data: { roomChanged: { ...change, people } } }));
    expect(await screen.findByText("3 people here")).toBeVisible();

    const seat = { __typename: "RoomPerson", goal: null };
    act(() => answer.next({ data: { enterRoom: { ...room, version: 5, peopleCount: 2, viewerSeat: seat } } }));

    await waitFor(() => expect(callsOf("StudyRoom")).toHaveLength(2));
  });

  it("B16 is asked for again when an answer is older than a change that was heard of", async () => {
    const events = new Subject<{ data: object }>();
    const versions = [4, 6, 7];
    const { callsOf } = openRoom({
      StudyRoom: () => {
        const version = versions.shift() ?? 7;
        return says({ commons: { ...room, version, peopleCount: version }, me });
      },
      RoomChanged: () => events as never,
    });
    await screen.findByText("4 people here");
    await waitFor(() => expect(events.observed).toBe(true));

    const missed = { __typename: "RoomChange", version: 7, versionBefore: 6, kind: "ENTERED", people: [], timer: null };
    act(() => events.next({ data: { roomChanged: missed } }));

    expect(await screen.findByText("7 people here")).toBeVisible();
    expect(callsOf("StudyRoom")).toHaveLength(3);
  });

  it("keeps what was typed when entering fails, and says why beside it", async () => {
    const { user } = openRoom({
      StudyRoom: () => says({ commons: room, me }),
      EnterRoom: () => refuses("UNAVAILABLE", "Study Circle is busy."),
    });

    await user.type(await screen.findByLabelText("What do you want to do?"), "Physics");
    await user.click(screen.getByRole("button", { name: "Enter the room" }));

    expect(await screen.findByText(/busy/)).toBeVisible();
    expect(screen.getByLabelText("What do you want to do?")).toHaveValue("Physics");
  });

  it("X7 asks how far one came once a focus is over, and says with whom it was", async () => {
    const times = { startedAt: "2026-03-01T11:35:00.000Z", endsAt: timer.startedAt };
    const openFocus = { __typename: "StudyFocus", id: "f1", goal: "Essay", result: null, firstWith: [], ...times };
    const { user, callsOf } = openRoom({
      StudyRoom: () => says({ commons: room, me: { ...me, openFocus } }),
      FinishFocus: () => says({ finishFocus: { __typename: "StudyFocus", id: "f1", result: "PARTLY" } }),
      OwnFocus: () => says({ me }),
    });

    const answer = await screen.findByRole("button", { name: "Partly" });
    const said = screen.getAllByRole("status").map(({ textContent }) => textContent);
    expect(said).toContain("25 minutes with Ben Okafor");
    await user.click(answer);

    expect(await screen.findByText("Noted. Keep going!")).toBeVisible();
    expect(callsOf("FinishFocus").map(({ variables }) => variables)).toEqual([
      { input: { focusId: "f1", result: "PARTLY" } },
    ]);
    expect(screen.queryByRole("button", { name: "Partly" })).not.toBeInTheDocument();
  });

  it("X7 says with whom a focus was the first, and once that the weekly goal is reached", async () => {
    const times = { startedAt: "2026-03-01T11:35:00.000Z", endsAt: timer.startedAt };
    const firstWith = [ben.user];
    const openFocus = { __typename: "StudyFocus", id: "f1", goal: null, result: null, firstWith, ...times };
    let totalMinutes = 299;
    const { user } = openRoom({
      StudyRoom: () => says({ commons: room, me: { ...me, openFocus } }),
      FinishFocus: () => {
        totalMinutes = 300;
        return says({ finishFocus: { __typename: "StudyFocus", id: "f1", result: "DONE" } });
      },
      OwnFocus: () => says({ me: { ...me, openFocus } }),
      WeekGoal: () => {
        const studyStats = { __typename: "StudyStats", totalMinutes, weeklyGoal: 300 };
        return says({ me: { __typename: "User", id: "u1", studyStats } });
      },
    });

    expect(await screen.findByText(/Your first focus with/)).toHaveTextContent("Your first focus with Ben Okafor.");
    await user.click(screen.getByRole("button", { name: "Done" }));
    expect(await screen.findByText("You reached your weekly goal: 5 hours.")).toBeVisible();
    expect(screen.queryByText("Noted. Keep going!")).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Done" }));

    expect(await screen.findByText("Noted. Keep going!")).toBeVisible();
    expect(screen.getAllByText(/You reached your weekly goal/)).toHaveLength(1);
  });

  it("of a group lets the members who are there start a timer", async () => {
    const own = { ...room, id: "g1", group, timer: null, viewerSeat: { __typename: "RoomPerson", goal: null } };
    const { user, callsOf } = openRoom(
      { StudyRoom: () => says({ room: own, me }), StartTimer: () => says({ startTimer: { ...own, timer } }) },
      "/room/g1",
    );

    expect(await screen.findByRole("heading", { name: "Algebra · study room" })).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Start the timer" }));

    expect(await screen.findByRole("timer")).toBeVisible();
    expect(callsOf("StartTimer").map(({ variables }) => variables)).toEqual([
      { input: { roomId: "g1", focusMinutes: 25, breakMinutes: 5 } },
    ]);
  });

  it("says when it is for members, when it is not there, and when it did not load", async () => {
    openRoom({ StudyRoom: () => refuses("FORBIDDEN", "No") }, "/room/g1");
    expect(await screen.findByText("This room is for members of the group")).toBeVisible();
  });

  it("has the page of what is not there for an unknown group", async () => {
    openRoom({ StudyRoom: () => says({ room: null, me }) }, "/room/g1");
    expect(await screen.findByRole("heading", { name: "We can't find this room" })).toBeVisible();
  });

  it("can be loaded again after a failure", async () => {
    let isDown = true;
    const { user } = openRoom({
      StudyRoom: () => (isDown ? refuses("UNAVAILABLE", "Not now") : says({ commons: room, me })),
    });
    await screen.findByText("The room didn't load");
    isDown = false;

    await user.click(screen.getByRole("button", { name: "Retry" }));

    expect(await screen.findByText("Ben Okafor")).toBeVisible();
  });
});
