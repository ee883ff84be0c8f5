import type { RoomFragment } from "../../generated/roomHooks";
import { applyChange, type RoomChange } from "./applyChange";

const person = (id: string, goal: string | null = null) =>
  ({
    __typename: "RoomPerson",
    goal,
    since: "2026-03-01T12:00:00.000Z",
    user: { __typename: "User", id, name: id, avatar: "" },
  }) as const;

const room = {
  __typename: "StudyRoom",
  id: "commons",
  version: 4,
  peopleCount: 1,
  group: null,
  viewerSeat: null,
  people: { __typename: "RoomPersonConnection", nodes: [person("ada", "Chapter 3")] },
  timer: null,
} as unknown as RoomFragment;

const change = (changes: object) =>
  ({
    __typename: "RoomChange",
    version: 5,
    versionBefore: 4,
    kind: "ENTERED",
    people: [person("bo")],
    timer: null,
    ...changes,
  }) as RoomChange;

const names = (next: RoomFragment | null | undefined) => next?.people.nodes.map(({ user }) => user?.id);

describe("B16 a change of a room", () => {
  it("adds who came in, and takes away who left", () => {
    const after = applyChange(room, change({}), "viewer");
    expect([after?.version, after?.peopleCount, names(after)]).toEqual([5, 2, ["ada", "bo"]]);

    const left = applyChange(room, change({ kind: "LEFT", people: [person("ada")] }), "viewer");
    expect([left?.peopleCount, names(left)]).toEqual([0, []]);
  });

  it("replaces a goal where its writer sits", () => {
    const after = applyChange(room, change({ kind: "GOAL_CHANGED", people: [person("ada", "Chapter 4")] }), "viewer");

    expect(after?.people.nodes).toEqual([person("ada", "Chapter 4")]);
    expect(after?.peopleCount).toBe(1);
  });

  it("gives and takes the viewer's own place, also from another tab", () => {
    const inside = applyChange(room, change({ people: [person("viewer", "Essay")] }), "viewer");
    expect(inside?.viewerSeat?.goal).toBe("Essay");

    const leaving = change({ version: 6, versionBefore: 5, kind: "LEFT", people: [person("viewer")] });
    expect(inside && applyChange(inside, leaving, "viewer")?.viewerSeat).toBeNull();
  });

  it("takes several at once: all who are seen are shown, and all are counted", () => {
    const many = change({ version: 8, people: [person("bo"), person("viewer", "Essay"), person("cy")] });
    const after = applyChange(room, many, "viewer");
    expect([after?.version, after?.peopleCount, names(after)]).toEqual([8, 5, ["ada", "bo", "viewer", "cy"]]);
    expect(after?.viewerSeat?.goal).toBe("Essay");

    const gone = change({ version: 10, versionBefore: 8, kind: "LEFT", people: [person("ada"), person("cy")] });
    const left = after && applyChange(after, gone, "viewer");
    expect([left?.version, left?.peopleCount, names(left)]).toEqual([10, 3, ["bo", "viewer"]]);
  });

  it("counts somebody whom the viewer does not see, and shows nobody", () => {
    const after = applyChange(room, change({ people: [] }), "viewer");

    expect([after?.peopleCount, names(after)]).toEqual([2, ["ada"]]);
  });

  it("brings the timer, also when its next phase begins without a new version", () => {
    const timer = { phase: "BREAK" };

    expect(applyChange(room, change({ version: 4, kind: "TIMER_CHANGED", people: [], timer }), "viewer")?.timer).toBe(
      timer,
    );
  });

  it("asks for the room when the timer as it is has a version that the page does not know", () => {
    const current = change({ version: 5, versionBefore: 5, kind: "TIMER_CHANGED", people: [] });

    expect(applyChange(room, current, "viewer")).toBeNull();
  });

  it("changes nothing when it is known already, and asks for the room when one before it was missed", () => {
    expect(applyChange(room, change({ version: 4 }), "viewer")).toBe(room);
    expect(applyChange(room, change({ version: 6, versionBefore: 5 }), "viewer")).toBeNull();
  });
});
